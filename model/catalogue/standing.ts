import { telling, type TechnicalValue } from './technical-class'

/** What decides for which goods others may stand: `base` must be the same, `claims` are what is granted, each once. */
export type Standing = { readonly base: string; readonly claims: readonly string[] }

/** Granted by a norm or a maker, or better the further it goes: goods that have more of it may stand for goods that have less. */
const CLAIMS: ReadonlySet<string> = new Set(['api', 'acea', 'ilsac', 'jaso', 'oem', 'spec', 'dot', 'base'])

/**
 * Each class does what those before it do, as the norms themselves say: API 1509 of petrol and of diesel classes, ILSAC, JASO M345,
 * FMVSS 116 and ISO 4925, the sheets of the makers. Classes that stand in no ladder replace nothing but themselves (GL-5 is no GL-4).
 */
const LADDERS: readonly (readonly string[])[] = [
  ['SE', 'SF', 'SG', 'SH', 'SJ', 'SL', 'SM', 'SN', 'SN PLUS', 'SP'],
  ['SN-RC', 'SP-RC'],
  ['CF-4', 'CG-4', 'CH-4', 'CI-4', 'CJ-4', 'CK-4'],
  ['GF-4', 'GF-5', 'GF-6A'],
  ['FB', 'FC', 'FD'],
  ['DOT 3', 'DOT 4', 'DOT 5.1'],
  ['ISO 4925 Class 3', 'ISO 4925 Class 4', 'ISO 4925 Class 5.1'],
  ['SAE J1703', 'SAE J1704'],
  ['MB 229.1', 'MB 229.3', 'MB 229.5'],
  ['MB 229.31', 'MB 229.51', 'MB 229.52'],
  ['MB 228.1', 'MB 228.3', 'MB 228.5'],
  ['MB 228.31', 'MB 228.51'],
  ['VW 501.01/505.00', 'VW 502.00/505.00'],
  ['Volvo VDS-2', 'Volvo VDS-3', 'Volvo VDS-4', 'Volvo VDS-4.5'],
  ['Cummins CES 20078', 'Cummins CES 20081', 'Cummins CES 20086'],
  ['DEXRON IID', 'DEXRON III (H)', 'DEXRON VI'],
  ['Минеральное', 'Полусинтетическое', 'Синтетическое'],
]
const PLACES: ReadonlyMap<string, readonly [ladder: number, step: number]> = new Map(
  LADDERS.flatMap((ladder, at) => ladder.map((claim, step) => [claim, [at, step]] as const)),
)

/** @returns the standing of goods with these values, in any order */
export function standingOf(values: readonly TechnicalValue[]): Standing {
  const told = telling(values)
  const base = told.filter(([id]) => !CLAIMS.has(id)).map(([id, value]) => `${id}=${value}`)
  const claims = told.filter(([id]) => CLAIMS.has(id)).flatMap(([id, value]) => claimsOf(id, String(value)))
  return { base: base.sort().join('|'), claims: [...new Set(claims)].sort() }
}

/**
 * Whether goods may stand for others: the same but for what is granted, and granted at least as much. An oil approved by VW and MB
 * stands for one approved by VW alone, a DOT 5.1 for a DOT 4, not the other way round; of equals each stands for the other. [ENT-008]
 */
export const standsFor = (stand: Standing, other: Standing): boolean =>
  stand.base === other.base && other.claims.every((claim) => stand.claims.some((own) => covers(own, claim)))

/** Whether what is granted by one class or approval includes another one. */
export function covers(own: string, claim: string): boolean {
  if (own === claim) return true
  const [its, asked] = [PLACES.get(own), PLACES.get(claim)]
  return its !== undefined && asked !== undefined && its[0] === asked[0] && its[1] >= asked[1]
}

/** Several classes written as one: 'API SN/CF', 'E6/E7/E9'; 'A3/B4' is one class. Resource conserving oils are of the plain class too. */
function claimsOf(id: string, text: string): string[] {
  if (id === 'api')
    return text
      .replace(/^API /, '')
      .split('/')
      .flatMap((each) => (each.endsWith('-RC') ? [each, each.slice(0, -3)] : [each]))
  if (id === 'acea' && !text.startsWith('A')) return text.split('/')
  return [text]
}
