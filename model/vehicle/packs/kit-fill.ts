import { withNote } from '../../cart/joined-notes'
import { orderableQuantity } from '../../cart/quantity'
import { payableCost, type ProductPrice } from '../../catalogue/product-price'
import type { Product } from '../../catalogue/product'
import type { Kopecks } from '../../money/money'
import type { KitItem, KitOffer } from '../details/service-kit'
import { packPlans } from './pack-plans'

/** Pieces of a product that one car takes. */
export type KitLine = { product: Product; quantity: number }
/** One way to cover a thing of the kit with goods of one line. `amount`: what they hold together; null where pieces are counted. */
export type KitPlan = { lines: readonly KitLine[]; amount: number | null; price: Kopecks; isCheapest: boolean }
type PriceOf = (productId: number) => ProductPrice | null | undefined

const valueOf = ({ values }: Product, id: string): number | undefined => values.find(({ parameter }) => parameter.id === id)?.number

/**
 * How the goods of an offer cover what a car takes, the cheapest way first; none where the amount is not known or nothing of it can be
 * bought.
 */
export function kitPlans({ amount }: Pick<KitItem, 'amount'>, { products }: Pick<KitOffer, 'products'>, priceOf: PriceOf): KitPlan[] {
  if (amount === null) return []
  const buyable = products.flatMap((product) => {
    const price = priceOf(product.id)
    const cost = payableCost(price)
    return price && cost !== null && cost > 0 && price.stock >= product.pack ? [{ product, cost }] : []
  })
  if (amount.unit === 'шт') {
    const [first] = buyable
    if (!first) return []
    const quantity = Math.ceil(amount.value / (valueOf(first.product, 'pcs') ?? 1))
    return [{ lines: [{ product: first.product, quantity }], amount: null, price: quantity * first.cost, isCheapest: true }]
  }
  const isWeighed = buyable.some(({ product }) => valueOf(product, 'mass') !== undefined)
  const packs = buyable.flatMap(({ product, cost }) => {
    const own = valueOf(product, isWeighed ? 'mass' : 'vol')
    return own === undefined ? [] : [{ product, amount: own, price: cost }]
  })
  return packPlans(isWeighed ? (amount.kilograms ?? amount.value) : amount.value, packs).map(({ counts, ...plan }) => ({
    ...plan,
    lines: packs.flatMap(({ product }, at) => ((counts[at] ?? 0) > 0 ? [{ product, quantity: counts[at] ?? 0 }] : [])),
  }))
}

/** The unit in which the goods of an offer are sold: «л», or «кг» where they are weighed. */
export const soldUnit = ({ products }: Pick<KitOffer, 'products'>): 'л' | 'кг' =>
  products.some((product) => valueOf(product, 'mass') !== undefined) ? 'кг' : 'л'

/** What a line in the cart is to become; `note`: what was noted of it, and the car. */
export type KitWish = { product: Product; quantity: number; stock: number | null; note: string }
type Held = { quantity: number; note: string }

/**
 * What the cart is to hold once the lines of a kit are added to it: whole packs, each product once. `rounded`: of how many products more
 * is ordered than the car takes, because they come in packs.
 */
export function kitWishes(
  lines: readonly KitLine[],
  { heldOf, priceOf, note }: { heldOf: (productId: number) => Held; priceOf: PriceOf; note: string },
): { wishes: KitWish[]; rounded: number } {
  const sums = new Map<number, KitLine>()
  for (const { product, quantity } of lines) sums.set(product.id, { product, quantity: quantity + (sums.get(product.id)?.quantity ?? 0) })
  const wishes = Array.from(sums.values(), ({ product, quantity }) => {
    const stock = priceOf(product.id)?.stock ?? null
    const held = heldOf(product.id)
    const wished = held.quantity + quantity
    return { product, quantity: orderableQuantity(wished, { ...product, stock }), stock, note: withNote(held.note, note), wished }
  })
  return {
    wishes: wishes.map(({ wished: _wished, ...wish }) => wish),
    rounded: wishes.filter(({ quantity, wished }) => quantity > wished).length,
  }
}
