import { weakMapMemoize } from 'reselect'
import type { SavedItem, UserCart } from './saved-cart'
import type { UnsentLine } from './unsent'

/** A line of a saved cart as it is shown. `isGhost`: it was taken out here and may come back. */
export type SavedRow = { item: SavedItem; qty: number; isGhost: boolean }

/** The lines of a saved cart as its page knows them. */
export type SavedLines = {
  /** The newest that the server said; null: nothing yet. */
  known: UserCart | null
  /** Every line as it was there last. */
  seen: ReadonlyMap<number, SavedItem>
  /** Pieces by product that are not answered yet. */
  wishes: ReadonlyMap<number, number>
  /** Lines that were taken out here, and the pieces that they held. */
  ghosts: ReadonlyMap<number, number>
  /** Products in the order of the screen. */
  order: readonly number[]
}

/** The lines of an answer by their products; worked out once for it. */
const itemsOf = weakMapMemoize(
  (known: UserCart): ReadonlyMap<number, SavedItem> => new Map(known.items.map((item) => [item.product.id, item])),
)
const NONE: ReadonlyMap<number, SavedItem> = new Map()
const keptOf = (known: UserCart | null): ReadonlyMap<number, SavedItem> => (known ? itemsOf(known) : NONE)

/** A line as it is shown; null: it is not there. One that was taken out here stays as a ghost, one that another tab took out goes. */
export function savedRow({ known, seen, wishes, ghosts }: SavedLines, productId: number): SavedRow | null {
  const kept = keptOf(known).get(productId)
  const item = kept ?? seen.get(productId)
  const qty = wishes.get(productId) ?? kept?.qty ?? 0
  return item && (qty > 0 || ghosts.has(productId)) ? { item, qty, isGhost: qty === 0 } : null
}

/** The lines that are not answered yet, each with the pieces that are wished. */
export const unsentLines = ({ seen, wishes }: Pick<SavedLines, 'seen' | 'wishes'>): UnsentLine[] =>
  [...wishes].flatMap(([id, qty]) => {
    const item = seen.get(id)
    return item ? [{ item, qty }] : []
  })

/** The lines in the order of the screen, ghosts in their places. */
export const savedRows = (lines: SavedLines): SavedRow[] => lines.order.flatMap((id) => savedRow(lines, id) ?? [])

/** Pieces of a line as they are shown; 0 where it is not there. */
export const savedQuantityOf = ({ known, wishes }: Pick<SavedLines, 'known' | 'wishes'>, productId: number): number =>
  wishes.get(productId) ?? keptOf(known).get(productId)?.qty ?? 0

/** What follows from what the server said: lines that stood there stay where they were, new ones come last. */
export function withKnown(lines: Pick<SavedLines, 'seen' | 'order' | 'wishes' | 'ghosts'>, known: UserCart): Omit<SavedLines, 'wishes'> {
  const before = new Set(lines.order)
  return {
    known,
    seen: new Map([...lines.seen, ...keptOf(known)]),
    order: [...lines.order, ...known.items.map(({ product }) => product.id).filter((id) => !before.has(id))],
    ghosts: standingGhosts({ ...lines, known }),
  }
}

/** The lines that were taken out here and are not there: one that the server keeps, and of which nothing else is wished, is no ghost. */
export function standingGhosts({ ghosts, known, wishes }: Pick<SavedLines, 'ghosts' | 'known' | 'wishes'>): ReadonlyMap<number, number> {
  const kept = keptOf(known)
  return new Map([...ghosts].filter(([id]) => wishes.has(id) || !kept.has(id)))
}
