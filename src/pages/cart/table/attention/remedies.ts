import type { SnapshotFrom } from 'xstate'
import type { cartMachine } from '../../../../../machines/cart/cart.machine'
import { shownLines } from '../../../../../machines/cart/cart.selectors'
import type { Replacement } from '../../../../../machines/cart/cart.types'
import type { Prices } from '../../../../../machines/prices/prices.machine'
import { isAvailable } from '../../../../../model/cart/quantity'
import { payableCost } from '../../../../../model/catalogue/product-price'
import { fixOf, problemOf } from '../../../../cart/line-words'
import type { LineWish } from '../../choice/use-wish-many'

/** What can be done with all lines that cannot be ordered. */
export type Remedies = {
  /** Products alike that can be had. */
  replacements: readonly Replacement[]
  /** Lines of which there is nothing, or that have left the catalogue. */
  absent: readonly number[]
  /** Quantities that an order would take. */
  fixes: readonly LineWish[]
}

/** What can be done with the lines that cannot be ordered as they stand; an analog whose price is not known yet may be taken. */
export function selectRemedies(cart: SnapshotFrom<typeof cartMachine>, prices: Prices): Remedies {
  const replacements: Replacement[] = []
  const absent: number[] = []
  const fixes: LineWish[] = []
  for (const { product, qty, isRefused } of shownLines(cart, prices)) {
    const { id } = product
    const item = cart.context.known.get(id)?.item
    const line = { product, qty, price: prices[id]?.price, isGone: item?.gone }
    const problem = isRefused ? null : problemOf(line)
    if (problem === null) continue
    if (problem === 'gone' || problem === 'noStock') absent.push(id)
    const fix = fixOf(line, problem)
    if (fix !== null) fixes.push({ id, quantity: fix })
    const analog = item?.analog_tavrolub
    const price = analog && prices[analog.id]?.price
    if (fix === null && analog && (price === undefined || (price && isAvailable(price.stock, payableCost(price)))))
      replacements.push({ productId: id, by: analog, stock: price?.stock ?? null })
  }
  return { replacements, absent, fixes }
}

const keyOf = ({ replacements, absent, fixes }: Remedies): string =>
  JSON.stringify([replacements.map(({ productId, by, stock }) => [productId, by.id, stock]), absent, fixes])
/** Whether two remedies come to the same. */
export const isSameRemedies = (a: Remedies, b: Remedies): boolean => keyOf(a) === keyOf(b)
