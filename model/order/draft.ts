import * as z from 'zod/mini'
import { Id } from '../id'
import type { DraftChange } from './draft-change'
import { Press } from './placing/press'
import type { SeenPrices } from './seen-prices'

const place = z._default(z.nullable(Id), null)
/** Whole kopecks by product. */
const areSeen = (kept: unknown): boolean =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept) && Object.values(kept).every(Number.isSafeInteger)
const said = z._default(z.nullable(z.string()), null)
/** Where the buyer said that the orders of a region go: ids, null where he said nothing. Kept over a reload. [STATE-016, DEC-067] */
export const ChosenPlaces = z.object({ addressId: place, pickupId: place })
export type ChosenPlaces = z.output<typeof ChosenPlaces>

/** What a buyer has chosen for the next order of a region; kept over a reload. [DEC-022, DEC-067] */
export const OrderDraft = z.object({
  uuid: z.nullable(z.string()),
  /** An order was sent under this uuid: it may be there, answered or not. [DEC-022] */
  isSent: z._default(z.boolean(), false),
  /** Each press of the button that went out under this uuid: one of them its order is of. */
  presses: z._default(z.array(Press), []),
  /** «Оформить заказ» was pressed, and what was pressed has not left. */
  isPressed: z._default(z.boolean(), false),
  /** An order is there, and the cart that it left was not shown since. */
  hasOrdered: z._default(z.boolean(), false),
  receiving: z.enum(['delivery', 'pickup']),
  /** As typed: that it is too long is said before the order, and nothing is cut. */
  description: z.string(),
  /** Lines of the cart that stay out of this order, by product. */
  excluded: z._default(z.array(Id), []),
  /** See seen-prices.ts. */
  seen: z._default(z.custom<Readonly<Record<string, number>>>(areSeen), {}),
  /** Who receives the order, as typed; null: who is signed in. */
  contactName: said,
  contactPhone: said,
  /** The buyer's own number of the order, as typed. */
  buyerNumber: z._default(z.string(), ''),
  /** 'YYYY-MM-DD' in the store's city; null: the next day that is offered. */
  wantedDate: said,
  /** null: at any time of that day. */
  wantedWindow: said,
  ...ChosenPlaces.shape,
})
export type OrderDraft = z.output<typeof OrderDraft>
/** The part of a draft that belongs to the checkout; the places belong to the choice of delivery. */
export type OrderWords = Omit<OrderDraft, keyof ChosenPlaces>

/** What a tab holds of a list of lines left out: its own changes on what the others left there. */
function mergedIds(before: readonly number[], after: readonly number[], held: readonly number[]): number[] {
  const added = after.filter((id) => !before.includes(id) && !held.includes(id))
  return [...held.filter((id) => after.includes(id) || !before.includes(id)), ...added]
}

/** What a tab holds of the prices that its lines were met at: as above, by product. */
function mergedPrices(before: SeenPrices, after: SeenPrices, held: SeenPrices): Record<string, number> {
  const isOwn = (id: string) => before[id] !== after[id]
  const others = Object.entries(held).filter(([id]) => !isOwn(id))
  return Object.fromEntries([...others, ...Object.entries(after).filter(([id]) => isOwn(id))])
}

/**
 * What the store is to hold of a draft that several tabs write: what this one changed, and else what stands there. [DEC-067]
 * @param before as this tab read or kept it last
 * @param after as it stands in this tab
 * @param held as the store has it now
 * @returns the uuid, and what became of its order, is this tab's own: two tabs make two orders [DEC-022]
 */
export function mergedWords(before: OrderWords, after: OrderWords, held: OrderWords): OrderWords {
  const changed = Object.fromEntries(Object.entries(after).filter(([field, value]) => before[field as keyof OrderWords] !== value))
  const { uuid, isSent, presses, isPressed } = after
  const excluded = mergedIds(before.excluded, after.excluded, held.excluded)
  return { ...held, ...changed, uuid, isSent, presses, isPressed, excluded, seen: mergedPrices(before.seen, after.seen, held.seen) }
}

const CHOSEN = ['receiving', 'wantedDate', 'wantedWindow'] as const
const TYPED = ['description', 'contactName', 'contactPhone', 'buyerNumber'] as const

/** What differs of what was chosen; null: nothing. */
export function draftChange(before: OrderWords, after: OrderWords): DraftChange | null {
  const fields = [...CHOSEN, ...TYPED, 'excluded'] as const
  const changes = fields
    .filter((field) => before[field] !== after[field])
    .map((field) => [field, { from: before[field], to: after[field] }])
  return changes.length > 0 ? Object.fromEntries(changes) : null
}

/** A draft with what another tab chose. What was typed otherwise here stays, a day chosen otherwise than what was given up there, and the uuid. [DEC-022, DEC-067] */
export function withDraftChange(draft: OrderWords, { excluded, ...change }: DraftChange): OrderWords {
  const isFollowed = (field: (typeof CHOSEN)[number]) => change[field] && (change[field].to !== null || draft[field] === change[field].from)
  const chosen = CHOSEN.flatMap((field) => (isFollowed(field) ? [[field, change[field]?.to]] : []))
  const typed = TYPED.flatMap((field) => (change[field] && draft[field] === change[field].from ? [[field, change[field].to]] : []))
  const followed: OrderWords = { ...draft, ...Object.fromEntries([...chosen, ...typed]) }
  return excluded ? { ...followed, excluded: mergedIds(excluded.from, excluded.to, draft.excluded) } : followed
}

/** The places that were chosen, the last of each. */
export const chosenPlaces = (changes: readonly DraftChange[]): Partial<ChosenPlaces> =>
  Object.assign(
    {},
    ...changes.map(({ addressId, pickupId }) => ({
      ...(addressId && { addressId: addressId.to }),
      ...(pickupId && { pickupId: pickupId.to }),
    })),
  )

/** Nothing is chosen: the default place holds. */
export const NO_PLACES: ChosenPlaces = { addressId: null, pickupId: null }
/** What is said of one order alone; contact, place, way of receiving and the lines left out serve the next one too. */
export const NOTHING_SAID = {
  description: '',
  buyerNumber: '',
  wantedDate: null,
  wantedWindow: null,
} satisfies Partial<OrderWords>
/** Nothing was said of any order yet. */
export const NO_WORDS: OrderWords = {
  uuid: null,
  isSent: false,
  presses: [],
  isPressed: false,
  hasOrdered: false,
  receiving: 'delivery',
  seen: {},
  contactName: null,
  contactPhone: null,
  excluded: [],
  ...NOTHING_SAID,
}
/** What every order begins with. */
export const EMPTY_DRAFT: OrderDraft = { ...NO_WORDS, ...NO_PLACES }
