import type { ProductValue } from '../../model/catalogue/product'
import { PARAMETER_FACTS, type RawValue } from './facts'

/** Id, name, unit and type of a parameter, as the wire has it. */
export type Parameter = ProductValue['parameter']
/** A parameter's id and one value of it; a list parameter with several values has several of these. */
export type CompactValue = readonly [id: string, value: string | number]

/** Measured by their name, but met as '12/24', '21/5' or 'Mini' too: these are lists of texts everywhere. */
const TEXTS = new Set(['volt', 'watt', 'lm', 'amp', 'size'])

const OWN: Readonly<Record<string, Parameter>> = {
  ah_range: { id: 'ah_range', name: 'Ёмкость заряжаемых АКБ', type: 'list' },
  fit: { id: 'fit', name: 'Применяемость', type: 'list' },
}

/** Every parameter by its id. */
export const PARAMETERS: ReadonlyMap<string, Parameter> = new Map([
  ...Object.entries(PARAMETER_FACTS).map(([id, [name, unit, type]]): [string, Parameter] => [
    id,
    TEXTS.has(id) ? { id, name, type: 'list' } : { id, name, type, ...(type === 'number' && unit && { unit }) },
  ]),
  ...Object.entries(OWN),
])

const plain = new Intl.NumberFormat('ru', { maximumFractionDigits: 3, useGrouping: false })
const grouped = new Intl.NumberFormat('ru', { maximumFractionDigits: 3 })
/** @returns a number as Russian text, with a real minus; thousands apart from 10 000 on */
export function formatNumber(value: number): string {
  const known = numbers.get(value) ?? (value >= 10_000 ? grouped : plain).format(value).replace('-', '−')
  numbers.set(value, known)
  return known
}
/** Parameters have few values, and formatting is slow. */
const numbers = new Map<number, string>()

function textOf(id: string, raw: string | number): string {
  if (id === 'iso_vg') return `VG ${raw}`
  if (id === 'nlgi') return `NLGI ${raw}`
  if (!TEXTS.has(id)) return String(raw)
  const text = typeof raw === 'number' ? formatNumber(raw) : raw
  const unit = PARAMETER_FACTS[id]?.[1] ?? ''
  const measured = id === 'size' ? /^[\d,]+(–[\d,]+)?$/ : /^[\d,/–]+$/
  return measured.test(text) ? `${text}\u00a0${unit}` : text
}

/** @returns one raw value of the facts as the catalogue keeps it; nothing where there is no value */
export function compactValues(id: string, raw: RawValue | undefined): CompactValue[] {
  if (raw === null || raw === undefined) return []
  if (typeof raw === 'object') return raw.flatMap((one) => compactValues(id, one))
  if (id === 'ah' && typeof raw === 'string') return [['ah_range', `${raw}\u00a0А·ч`]]
  const parameter = PARAMETERS.get(id)
  if (!parameter) return []
  return [[id, parameter.type === 'number' ? Number(raw) : textOf(id, raw)]]
}

/** @returns a value of the catalogue as the wire has it */
export function toProductValue([id, value]: CompactValue): ProductValue {
  const parameter = PARAMETERS.get(id) ?? { id, name: id, type: 'list' }
  return typeof value === 'number' ? { parameter, number: value } : { parameter, name: value }
}

/** @returns a value as it is read: '5W-30', '4 л' */
export function compactText([id, value]: CompactValue): string {
  if (typeof value === 'string') return value
  const unit = PARAMETERS.get(id)?.unit
  return unit ? `${formatNumber(value)}\u00a0${unit}` : formatNumber(value)
}
