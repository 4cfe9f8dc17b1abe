import { QUANTITY_MAX } from '../limits'
import { formatCount, formatPieces } from '../text/count'

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

/** Whether units of it can be ordered now: stock above 0 and a price. [VALID-007] */
export const isAvailable = (stock: number, discountedCost: number | null): boolean =>
  stock >= 1 && discountedCost !== null && discountedCost > 0

/** Whether the quantity is one that an order takes: whole packs within limit and stock. [DEC-019] */
export const isOrderable = (qty: number, { pack, limit, stock }: Bounds): boolean =>
  qty > 0 && qty % pack === 0 && qty <= (limit ?? Infinity) && qty <= (stock ?? 0)

/**
 * What the server refused and what is left in the cart, before the server's own words: «Сервер не принял 16 шт., в корзине осталось 8.»
 * @param asked the quantity that was wished; 0 took the line out
 * @param kept what the cart holds of it; undefined where that is not known
 */
export function refusalText(asked: number, kept: number | undefined, reason: string): string {
  const what = asked === 0 ? 'Сервер не\u00a0убрал строку' : `Сервер не\u00a0принял ${formatPieces(asked)}`
  const left =
    kept === undefined ? '' : kept === 0 ? ', в\u00a0корзину ничего не\u00a0добавлено' : `, в\u00a0корзине осталось ${formatCount(kept)}`
  const said = `${what}${left}`
  return `${said.endsWith('.') ? said : `${said}.`} ${reason}`
}

/** What became of a wish and why, in words, old → new; null where it stayed. `stock`: where it is known. [DEC-019] */
export function correctionText(
  asked: number,
  kept: number,
  { pack, limit, stock = null }: Pick<Bounds, 'pack' | 'limit'> & { stock?: number | null },
): string | null {
  if (asked === kept) return null
  const change = `количество изменено с\u00a0${formatCount(asked)} на\u00a0${formatCount(kept)}`
  if (kept > asked) return `Продаётся по ${formatPieces(pack)}, ${change}.`
  if (limit !== null && kept + pack > limit) return `Не больше ${formatPieces(limit)} в заказе, ${change}.`
  const isCutToPacks = stock !== null && kept < stock && kept + pack > stock
  if (isCutToPacks) return `В\u00a0наличии ${formatPieces(stock)}, продаём по\u00a0${formatCount(pack)}: ${change}.`
  return `Доступно ${formatPieces(kept)}, ${change}.`
}
