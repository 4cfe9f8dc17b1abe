import type { Correction } from '../../machines/cart/cart.types'
import { isOrderable, orderableQuantity } from '../../model/cart/quantity'
import { changeText, correctionText, refusalText } from '../../model/cart/quantity-words'
import { lineProblem, type LineProblem } from '../../model/cart/totals'
import type { CartWrite } from '../../model/cart/cart-queue'
import type { Product } from '../../model/catalogue/product'
import type { ProductPrice } from '../../model/catalogue/product-price'
import { formatMoney } from '../../model/money/money'
import { formatShortDate } from '../../model/text/date'
import { formatPieces } from '../../model/text/count'
import type { NewPrice } from '../hooks/cart/use-cart-line'

type Line = {
  product: Pick<Product, 'id' | 'pack' | 'limit' | 'weight'>
  qty: number
  price: ProductPrice | null | undefined
  wish?: CartWrite | undefined
  /** What the server keeps of it; undefined where the caller does not know. */
  kept?: number | undefined
  correction?: Correction | undefined
  /** The product has left the catalogue. */
  isGone?: boolean | undefined
  /** What a piece costs now, and what it did before, kopecks; absent where that is the same, or nobody knows. */
  newPrice?: NewPrice | undefined
}

/**
 * What is to be said of a line; null: nothing. `fix`: the quantity that an order would take, where there is one.
 * `isProblem`: the line cannot be ordered as it stands; false: its quantity was corrected, and is right now.
 */
export type LineWhy = {
  text: string
  fix: number | null
  /** The write that the buyer decides on at the line; null: none, or it is of the whole cart. */
  refusedKey: string | null
  isProblem: boolean
  /** The quantity is what is wrong: another one may mend it, or the server would not keep this one. */
  isOfQuantity: boolean
  /** Nothing of it is there: the buyer may want to be told when it is. */
  isOut: boolean
  /** A price that the buyer may accept: it changed since he met it. */
  newPrice?: NewPrice
}

/** Why a line cannot be ordered as it stands; null: it can. */
export type Problem = LineProblem | 'gone'

/**
 * What stands in the way of a line. Unlike `lineProblem` alone it tells a price that is not known yet (undefined, no problem)
 * from a region that has none (null). [DEC-019, VALID-007]
 */
export function problemOf({ product, qty, price, wish, isGone }: Line): Problem {
  const isRefused = wish?.stage === 'refused'
  if (isGone && !isRefused) return 'gone'
  if (price === null && !isRefused) return 'noPrice'
  return lineProblem({ product, qty, price: price ?? null, isRefused })
}

/** What is wrong with a line and what to do, in words: the problem first, then what was corrected and a price that changed, old → new. [DEC-019] */
export function whyOf(line: Line): LineWhy | null {
  const { product, qty, price, wish, kept, correction, newPrice } = line
  const problem = problemOf(line)
  const priced = { ...(newPrice && { newPrice }) }
  const withPrice = (text: string) => (newPrice ? `${text.replace(/(?<![.!?…])$/, '.')} ${newPriceText(newPrice)}` : text)
  if (problem === 'refused')
    return {
      text: withPrice(refusalText(wish?.qty ?? qty, kept, wish?.reason ?? '')),
      fix: null,
      refusedKey: wish && wish.productId !== 'all' ? wish.key : null,
      isProblem: true,
      isOfQuantity: true,
      isOut: false,
      ...priced,
    }
  const isCorrected = correction !== undefined && correction.kept === qty
  // What another quantity may mend names the bounds already.
  const wordsOf = MENDABLE.includes(problem) ? changeText : correctionText
  const corrected = isCorrected ? wordsOf(correction, { ...product, stock: price?.stock ?? null }) : null
  if (problem === null) {
    const text = [corrected, newPrice ? newPriceText(newPrice) : null].filter((each) => each !== null).join(' ')
    return text === '' ? null : { text, fix: null, refusedKey: null, isProblem: false, isOfQuantity: false, isOut: false, ...priced }
  }
  const fix = fixOf(line, problem)
  return {
    text: withPrice([sentence(problem, product, price ?? null, fix !== null), corrected].filter((each) => each !== null).join(' ')),
    fix,
    refusedKey: null,
    isProblem: true,
    isOfQuantity: MENDABLE.includes(problem),
    isOut: problem === 'noStock',
    ...priced,
  }
}

/** The quantity that an order would take of a line that it does not take as it stands, pieces; null: none. */
export function fixOf({ product: { pack, limit }, qty, price }: Line, problem: Problem): number | null {
  if (problem === null || !MENDABLE.includes(problem)) return null
  const bounds = { pack, limit, stock: price?.stock ?? null }
  const nearest = orderableQuantity(qty, bounds)
  return isOrderable(nearest, bounds) ? nearest : null
}
/** What another quantity may mend. */
const MENDABLE: readonly Problem[] = ['pack', 'limit', 'stock']

const newPriceText = ({ before, now }: NewPrice): string =>
  `Цена ${now > before ? 'выросла' : 'снизилась'} с\u00a0${formatMoney(before)} до\u00a0${formatMoney(now)} с\u00a0тех пор, как вы её видели.`

function sentence(
  problem: Exclude<LineProblem, null | 'refused'> | 'gone',
  { pack, limit }: Line['product'],
  price: ProductPrice | null,
  canFix: boolean,
): string {
  const pieces = formatPieces(pack)
  switch (problem) {
    case 'gone':
      return 'Снят с\u00a0продажи, в\u00a0заказ не\u00a0войдёт.'
    case 'noStock':
      return price?.arrival
        ? `Нет в\u00a0наличии, в\u00a0заказ не\u00a0войдёт. Ожидается ${formatShortDate(price.arrival.date)}.`
        : 'Нет в\u00a0наличии, в\u00a0заказ не\u00a0войдёт.'
    case 'noPrice':
      return 'Цены нет, в\u00a0заказ не\u00a0войдёт. Уточните её у\u00a0менеджера.'
    case 'pack':
      return canFix
        ? `Продаётся по ${pieces}, в\u00a0заказ не\u00a0войдёт.`
        : `Продаётся по ${pieces}, целой упаковки нет: в\u00a0заказ не\u00a0войдёт.`
    // It has one, above it the line is.
    case 'limit':
      return canFix
        ? `Не\u00a0больше ${formatPieces(limit!)} в\u00a0заказе, строка не\u00a0войдёт.`
        : `Не\u00a0больше ${formatPieces(limit!)} в\u00a0заказе, а\u00a0продаётся по ${pieces}: строка не\u00a0войдёт.`
    case 'stock':
      return canFix
        ? `Доступно ${formatPieces(price?.stock ?? 0)}, в\u00a0заказ не\u00a0войдёт.`
        : `Доступно ${formatPieces(price?.stock ?? 0)}, а\u00a0продаётся по ${pieces}: в\u00a0заказ не\u00a0войдёт.`
  }
}
