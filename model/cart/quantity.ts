import { QUANTITY_MAX } from '../limits'

/** What bounds a quantity: the pack and the limit of the product, the stock of the price row; `stock` null is «not known». */
export type Bounds = { pack: number; limit: number | null; stock: number | null }

/**
 * The nearest quantity that may be ordered: rounded up to whole packs, then down to the last whole pack within limit and stock.
 * Stock bounds only from 1 on. Where no whole pack fits, the wish stays (whole packs; the limit still bounds a wish at stock 0):
 * 0 comes out for nothing but 0, and nothing above the last whole pack within QUANTITY_MAX. [DEC-019]
 * @param wished whole units; negative counts as 0
 */
export function orderableQuantity(wished: number, { pack, limit, stock }: Bounds): number {
  const packs = Math.min(Math.ceil(Math.max(0, wished) / pack), Math.floor(QUANTITY_MAX / pack))
  const limitPacks = Math.floor((limit ?? Infinity) / pack)
  const packsThatFit = Math.min(limitPacks, stock !== null && stock >= 1 ? Math.floor(stock / pack) : Infinity)
  if (packsThatFit >= 1) return Math.min(packs, packsThatFit) * pack
  return (limitPacks >= 1 ? Math.min(packs, limitPacks) : packs) * pack
}

/**
 * Whether a line that holds this may be what became of a wish: as wished, rounded to packs, or cut to limit or stock. Anything else
 * somebody wrote since; a number that may have come of it somebody may have written too. [DEC-018, DEC-019]
 * @param kept, wished whole units
 */
export const mayComeOf = (kept: number, wished: number, { pack, limit }: Pick<Bounds, 'pack' | 'limit'>): boolean =>
  kept === wished || (kept > 0 && kept <= orderableQuantity(wished, { pack, limit, stock: null }))

/** Whether units of it can be ordered now: stock above 0 and a price. [VALID-007] */
export const isAvailable = (stock: number, discountedCost: number | null): boolean =>
  stock >= 1 && discountedCost !== null && discountedCost > 0

/** Whether the quantity is one that an order takes: whole packs within limit and stock. [DEC-019] */
export const isOrderable = (qty: number, { pack, limit, stock }: Bounds): boolean =>
  qty > 0 && qty % pack === 0 && qty <= (limit ?? Infinity) && qty <= (stock ?? 0)
