import { hash, mix } from '../random'
import { type PartKind, REAL } from './part-kinds'

/**
 * Numbers of parts that no catalogue was at hand for. They are made, not looked up: written as the maker writes numbers (the first group
 * says which part it is, the other the engine or model), and always the same. Whoever shows them says so.
 */
type Pattern = (part: { unit: string; place: number; group: number; subject: number; fit: string }) => string

const digits = (value: number, length: number): string => String(value % 10 ** length).padStart(length, '0')
const letter = (value: number): string => 'ABCDEFGHJKLMNPRSTUVWXYZ'.charAt(value % 23)

const PATTERNS: readonly (readonly [fits: RegExp, pattern: Pattern])[] = [
  // Russian makers: model or engine, unit, place in the unit: 21129-1012005.
  [
    /^(LADA|ГАЗ|УАЗ|Москвич|КАМАЗ|МАЗ|МТЗ|ЯМЗ|Д-)/,
    ({ unit, place, fit, subject }) =>
      `${/\d{3,5}/.exec(fit)?.[0] ?? digits(subject, 4)}-${unit}${digits(place * 5 + 100 * (1 + (subject % 6)), 3)}`,
  ],
  [
    /^(Hyundai|Kia)/,
    ({ group, subject }) => `${digits(group, 5)}-${digits(subject, 1)}${letter(subject >>> 4)}${digits(subject >>> 9, 3)}`,
  ],
  [
    /^(VAG|Volkswagen|Skoda|Audi)/,
    ({ group, subject }) =>
      `${digits(subject, 2)}${letter(subject >>> 3)}${digits(group, 3)}${digits(group >>> 5, 3)}${letter(subject >>> 12)}`,
  ],
  [/^Renault\//, ({ group, subject }) => `${digits(group, 4)}${digits(subject, 5)}R`],
  [/^(Renault|PSA|Peugeot|Citroen)/, ({ group, subject }) => `${digits(group, 4)}${digits(subject, 6)}`],
  [/^BMW/, ({ group, subject }) => `${digits(group, 4)}${digits(subject, 7)}`],
  [/^(Mercedes-Benz|OM)/, ({ group, subject }) => `A${digits(subject, 6)}${digits(group, 4)}`],
  [
    /^(Toyota|Lexus|Nissan|Honda|Subaru|Suzuki|Mazda|Infiniti)/,
    ({ group, subject }) => `${digits(group, 5)}-${letter(subject)}${digits(subject >>> 5, 4)}`,
  ],
  [/^Mitsubishi/, ({ group, subject }) => `M${letter(group)}${digits(subject, 6)}`],
  [/^(GM|Ford|Opel|Chevrolet|Daewoo)/, ({ group, subject }) => `${digits(group, 3)}${digits(subject, 5)}`],
]
/** Makers without a pattern of their own: three signs of the engine or model, and the part. */
const otherPattern: Pattern = ({ unit, place, subject }) => `${letter(subject)}${digits(subject >>> 5, 3)}-${unit}${digits(place * 10, 3)}`

/** The number of a detail of a unit, by the unit, its place in it, and the engine or model it is for. */
export function madeNumber({ unit, place }: { unit: string; place: number }, fit: string): string {
  const group = 10_000 + (hash(`${unit} ${place}`) % 80_000)
  const pattern = PATTERNS.find(([fits]) => fits.test(fit))?.[1] ?? otherPattern
  return pattern({ unit, place, group, subject: mix(hash(fit), group), fit })
}

/** The number of a part of an engine or model: the known one where there is one. */
export const oemOf = (part: PartKind, fit: string): string =>
  REAL.find(([, leaf, fits]) => (leaf === part.leaf || leaf === part.otherLeaf) && fits.includes(fit))?.[0] ?? madeNumber(part, fit)

/** Whether the number of a part is known from a catalogue. */
export const isKnownNumber = (number: string): boolean => REAL.some(([known]) => known === number)
