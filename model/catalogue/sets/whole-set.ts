import { payableCost, type ProductPrice } from '../product-price'
import type { Product } from '../product'
import type { Kopecks } from '../../money/money'
import { formatPieces } from '../../text/count'
import { namedList } from '../../text/named-list'
import { isAvailable, orderableQuantity } from '../../cart/quantity'
import type { SetPart } from './set-part'

type PriceOf = (productId: number) => ProductPrice | null | undefined

/** What the cart is asked for, and what became of each part: pieces added, pieces that are missing of what one set holds. */
export type SetFill = {
  wishes: { product: Product; quantity: number; stock: number | null }[]
  added: { article: string; pieces: number }[]
  missing: { article: string; pieces: number }[]
}

/**
 * All goods of one set on top of what is in the cart, in whole packs and within limit and stock; what cannot be had now stays out. [DEC-019]
 * @param inCart pieces in the cart now
 */
export function fillWithSet(parts: readonly SetPart[], inCart: (productId: number) => number, priceOf: PriceOf): SetFill {
  const fill: SetFill = { wishes: [], added: [], missing: [] }
  for (const product of parts) {
    const { id, article, count, pack, limit } = product
    const price = priceOf(id)
    const stock = price?.stock ?? null
    const before = inCart(id)
    const isThere = isAvailable(stock ?? 0, payableCost(price)) && Math.min(stock ?? 0, limit ?? Infinity) >= pack
    const quantity = isThere ? Math.max(before, orderableQuantity(before + count, { pack, limit, stock })) : before
    if (quantity > before) {
      fill.wishes.push({ product, quantity, stock })
      fill.added.push({ article, pieces: quantity - before })
    }
    if (quantity - before < count) fill.missing.push({ article, pieces: count - (quantity - before) })
  }
  return fill
}

/** What one set costs part by part; null while a price is not known or there is none. Kopecks. */
export function costApart(parts: readonly SetPart[], priceOf: PriceOf): Kopecks | null {
  let sum = 0
  for (const { id, count } of parts) {
    const cost = payableCost(priceOf(id))
    if (cost === null) return null
    sum += cost * count
  }
  return sum
}

const named = (parts: SetFill['added']): string => namedList(parts.map(({ article, pieces }) => `${article} (${formatPieces(pieces)})`))

/** What became of it, in sentences: «Добавлено: …» and what is missing; nothing is said of a set that is all there. */
export function setReport({ added, missing }: SetFill): string {
  const sentences = [
    added.length > 0 ? `Добавлено в\u00a0корзину: ${named(added)}` : 'Ничего не\u00a0добавлено',
    ...(missing.length > 0 ? [`Не\u00a0хватает: ${named(missing)}`] : []),
  ]
  return sentences.map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' ')
}
