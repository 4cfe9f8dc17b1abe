import { covers, standingOf } from '../../catalogue/standing'
import type { TechnicalValue } from '../../catalogue/technical-class'
import { formatCount } from '../../text/count'
import { type FitReason, matchOf } from './fit-reason'

/** What a place of a car asks of the goods for it; what is not there is not compared. */
export type Need = {
  /** Classes and approvals, each of which counts: «API SN», «RN0700/RN0710» (one of two), «G12++». */
  specifications?: readonly string[]
  /** Any of these viscosities. */
  viscosities?: readonly string[]
  /** Measures that have to be the same, by the id of the parameter, with the words for them. */
  sizes?: readonly { id: string; value: string | number; text: string }[]
  /** A measured value between two bounds. */
  capacity?: { id: string; min: number; max: number; unit: string }
  /** Any of these engines or models, as goods name them. */
  vehicles?: readonly string[]
}

/** How well goods with these values meet a need, with the reason for each thing that was compared. [DEC-075] */
export function matchNeed(need: Need, values: readonly TechnicalValue[]): { match: number; reasons: FitReason[] } {
  const reasons: FitReason[] = [
    ...(need.specifications ?? []).map((text): FitReason => ({ aspect: 'specification', state: specificationState(text, values), text })),
    ...viscosityReasons(need, values),
    ...(need.sizes ?? []).map(({ id, value, text }): FitReason => {
      const own = valueOf(values, id)
      return { aspect: 'size', state: own === undefined ? 'unknown' : own === value ? 'yes' : 'no', text }
    }),
    ...capacityReasons(need, values),
    ...vehicleReasons(need, values),
  ]
  return { match: matchOf(reasons), reasons }
}

const valueOf = (values: readonly TechnicalValue[], id: string) => values.find(([of]) => of === id)?.[1]

function viscosityReasons({ viscosities = [] }: Need, values: readonly TechnicalValue[]): FitReason[] {
  if (viscosities.length === 0) return []
  const own = valueOf(values, 'sae')
  const state = own === undefined ? 'unknown' : viscosities.includes(String(own)) ? 'yes' : 'no'
  return [{ aspect: 'viscosity', state, text: state === 'yes' ? String(own) : viscosities.join(' или ') }]
}

function capacityReasons({ capacity }: Need, values: readonly TechnicalValue[]): FitReason[] {
  if (!capacity) return []
  const { id, min, max, unit } = capacity
  const own = valueOf(values, id)
  const state = typeof own !== 'number' ? 'unknown' : own >= min && own <= max ? 'yes' : 'no'
  return [{ aspect: 'capacity', state, text: `${formatCount(min)}–${formatCount(max)}\u00a0${unit}` }]
}

/** Goods of another car may fit all the same: what they name is never a reason against them. */
function vehicleReasons({ vehicles = [] }: Need, values: readonly TechnicalValue[]): FitReason[] {
  const [asked] = vehicles
  if (asked === undefined) return []
  const named = values.filter(([id]) => id === 'fit').map(([, value]) => String(value))
  const own = vehicles.find((vehicle) => named.includes(vehicle))
  return [{ aspect: 'vehicle', state: own === undefined ? 'unknown' : 'yes', text: own ?? asked }]
}

/** Where classes and approvals of a kind stand: the parameter of each, by how they are written; anything else is an approval. */
const CLASSES: readonly (readonly [written: RegExp, parameters: readonly string[]])[] = [
  [/^(API |GL-)/, ['api']],
  [/^ACEA /, ['acea']],
  [/^ILSAC /, ['ilsac']],
  [/^DOT /, ['dot']],
  [/^(G1[123]|P-OAT|HD OAT)/, ['std']],
]
const APPROVALS = ['oem', 'spec']

/** Whether goods meet a class or an approval; unknown where they name none of its kind at all. */
function specificationState(asked: string, values: readonly TechnicalValue[]): FitReason['state'] {
  const parameters = CLASSES.find(([written]) => written.test(asked))?.[1] ?? APPROVALS
  const named = values.filter(([id]) => parameters.includes(id))
  if (named.length === 0) return 'unknown'
  // «API SL+» is SL or later, while G12 and G12+ are two classes.
  const plain = asked.replace(/^API (.*?)\+?$/, '$1').replace(/^(ACEA|ILSAC) /, '')
  // «A3/B4» is one class of ACEA; elsewhere a stroke stands between two that are alike good.
  const choices = /^A\d\/B\d$/.test(plain) ? [plain] : plain.split('/')
  const claims = [...standingOf(named).claims, ...named.filter(([id]) => id === 'std').map(([, value]) => String(value))]
  const meets = parameters === APPROVALS ? approves : includes
  const isMet = choices.some((choice) => claims.some((claim) => meets(claim, choice)))
  return isMet ? 'yes' : 'no'
}

/** Whether a class is the asked one or does what that one does; «B4» is a half of «A3/B4», «GF-6» is «GF-6A». */
function includes(claim: string, asked: string): boolean {
  if (covers(claim, asked) || covers(claim, `${asked}A`)) return true
  return /^[ABCE]\d+$/.test(asked) && claim.split('/').includes(asked)
}

/** Approvals are written with their maker or without it. */
const approves = (claim: string, asked: string): boolean => covers(claim, asked) || keyOf(claim).includes(keyOf(asked))

/** An approval without spaces, quotes and signs: «ПАО «ЗМЗ»» names «ЗМЗ». */
const keyOf = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}.]/gu, '')
