import { withNote } from '../cart/joined-notes'
import { orderableQuantity, isOrderable } from '../cart/quantity'
import { payableCost, type ProductPrice } from '../catalogue/product-price'
import type { Product } from '../catalogue/product'
import { QUANTITY_MAX } from '../limits'
import type { Kopecks } from '../money/money'

/** Why a line cannot be had again: sold no more, none in stock, no price, no whole pack within stock and limit. [DEC-019] */
export type WhyNot = 'gone' | 'noStock' | 'noPrice' | 'noPack'
/** A product as it is sold now: kopecks a unit and units in stock. */
export type Offer = { product: Product; cost: Kopecks; stock: number }
/** A line of a list of old, as it is kept there: pieces, and kopecks a piece of then; null or absent: not known. */
export type ListedItem = {
  product: Product
  qty: number
  cost?: Kopecks | null | undefined
  gone?: boolean | undefined
  note?: string | undefined
}
/** A line of a list of old, an order or a saved cart, and what becomes of it now. Either `now` or `whyNot` is there. */
export type RefillRow = {
  product: Product
  /** Pieces and kopecks a piece of then; null: not known. */
  qty: number
  then: Kopecks | null
  /** What was noted of the line. */
  note?: string
  now: Offer | null
  whyNot: WhyNot | null
  /** What can be had instead of a line that cannot. */
  analog: Offer | null
}
/** What goes into the cart of a row, by the product of the row; a row that is not there stays out. */
export type RefillChoice = ReadonlyMap<number, 'itself' | 'analog'>
/** Added to what stands in the cart, or instead of it. */
export type RefillMode = 'add' | 'replace'
/** A line of the cart as it stands: pieces, and what was noted of it. */
export type LineInCart = { product: Product; qty: number; note?: string }
/** What the cart is to hold of a product. */
export type RefillWish = {
  product: Product
  quantity: number
  stock: number | null
  /** Of a line that has none. */
  note?: string
}

/** What a price row makes of a product; null where it cannot be had. @param price null: the region has none */
export function offerOf(product: Product, price: ProductPrice | null): Offer | null {
  const cost = payableCost(price)
  if (!price || !cost || whyNotOf(product, price) !== null) return null
  return { product, cost, stock: price.stock }
}

function whyNotOf({ pack, limit }: Product, price: ProductPrice | null): WhyNot | null {
  if (price === null || !((payableCost(price) ?? 0) > 0)) return price !== null && price.stock < 1 ? 'noStock' : 'noPrice'
  if (price.stock < 1) return 'noStock'
  return isOrderable(pack, { pack, limit, stock: price.stock }) ? null : 'noPack'
}

/**
 * The rows of a list of old, in its order: what each costs now, or why it cannot be had and what there is instead.
 * @param priceOf null: the region has none
 * @param analogsOf products alike, the likest first
 */
export function refillRows(
  items: readonly ListedItem[],
  priceOf: (productId: number) => ProductPrice | null,
  analogsOf: (productId: number) => readonly Product[],
): RefillRow[] {
  return items.map(({ product, qty, cost = null, gone = false, note }) => {
    const then = { product, qty, then: cost, ...(note !== undefined && { note }) }
    const price = priceOf(product.id)
    const whyNot = gone ? 'gone' : whyNotOf(product, price)
    if (whyNot === null) return { ...then, now: offerOf(product, price), whyNot: null, analog: null }
    const analogs = analogsOf(product.id).filter(({ id }) => id !== product.id)
    const [analog = null] = analogs.flatMap((each) => offerOf(each, priceOf(each.id)) ?? [])
    return { ...then, now: null, whyNot, analog }
  })
}

/** Which offer a row puts into the cart; null where it stays out. */
export function chosenOffer(row: RefillRow, choice: RefillChoice): Offer | null {
  const as = choice.get(row.product.id)
  return as === undefined ? null : as === 'itself' ? row.now : row.analog
}

/** All that can be had as it was: what is ticked when the dialog opens. */
export const wholeList = (rows: readonly RefillRow[]): RefillChoice =>
  new Map(rows.filter(({ now }) => now !== null).map(({ product }) => [product.id, 'itself']))

/** What is left of a choice without the rows whose product stands in the cart, but for those that were picked by hand. */
export const notInCart = (choice: RefillChoice, standing: readonly LineInCart[], picked: ReadonlySet<number>): RefillChoice => {
  const inCart = new Set(standing.filter(({ qty }) => qty > 0).map(({ product }) => product.id))
  return new Map([...choice].filter(([id]) => picked.has(id) || !inCart.has(id)))
}

type Wanted = { offer: Offer; qty: number; note: string }
/** How many pieces of each product the chosen rows come to, and what was noted of them; several rows may come to one product. */
function wantedOf(rows: readonly RefillRow[], choice: RefillChoice): Map<number, Wanted> {
  const wanted = new Map<number, Wanted>()
  for (const row of rows) {
    const offer = chosenOffer(row, choice)
    if (!offer) continue
    const { qty, note } = wanted.get(offer.product.id) ?? { qty: 0, note: '' }
    wanted.set(offer.product.id, { offer, qty: qty + row.qty, note: withNote(note, row.note ?? '') })
  }
  return wanted
}

/**
 * What the cart is told, in one: pieces on top of what stands in it, or in its place; where these goods alone are wanted the other
 * lines go. Not rounded: the cart does that. [DEC-019, DEC-020]
 */
export function refillWishes(
  rows: readonly RefillRow[],
  choice: RefillChoice,
  mode: RefillMode,
  standing: readonly LineInCart[],
): RefillWish[] {
  const wanted = wantedOf(rows, choice)
  const inCart = new Map(standing.map(({ product, qty }) => [product.id, qty]))
  const wishes = [...wanted.values()].map(({ offer: { product, stock }, qty, note }) => ({
    product,
    quantity: Math.min(qty + (mode === 'add' ? (inCart.get(product.id) ?? 0) : 0), QUANTITY_MAX),
    stock,
    ...(note !== '' && { note }),
  }))
  const others = mode === 'add' ? [] : standing.filter(({ product, qty }) => qty > 0 && !wanted.has(product.id))
  return [...wishes, ...others.map(({ product }) => ({ product, quantity: 0, stock: null }))]
}

/** What the cart makes of a wish: whole packs within limit and stock. [DEC-019] */
export const keptOf = ({ product, quantity, stock }: RefillWish): number =>
  orderableQuantity(quantity, { pack: product.pack, limit: product.limit, stock })

/** Pieces that a wish brings on top of those that stood in the cart. */
export const addedOf = (wish: RefillWish, before: number): number => Math.max(0, keptOf(wish) - before)

/** Whether as many pieces of a row as can be had stand in the cart already: nothing of it would come on top. @param inCart pieces */
export const isFull = ({ now, qty }: RefillRow, mode: RefillMode, inCart: number): boolean =>
  now !== null &&
  mode === 'add' &&
  inCart > 0 &&
  addedOf({ product: now.product, quantity: Math.min(qty + inCart, QUANTITY_MAX), stock: now.stock }, inCart) === 0

/** What a buyer would miss of his cart after some wishes: lines that go, and lines that hold fewer pieces. */
export type RefillLoss = { gone: number; fewer: number }
/** @param standing the cart before */
export function lossOf(wishes: readonly RefillWish[], standing: readonly LineInCart[]): RefillLoss {
  const before = new Map(standing.map(({ product, qty }) => [product.id, qty]))
  const held = wishes.flatMap((wish) => {
    const qty = before.get(wish.product.id) ?? 0
    return qty > 0 ? [{ qty, kept: keptOf(wish) }] : []
  })
  return {
    gone: held.filter(({ kept }) => kept === 0).length,
    fewer: held.filter(({ qty, kept }) => kept > 0 && kept < qty).length,
  }
}

/** Pieces of each product, by its id: what the wishes had left in the cart, and what stands there when they are to be taken back. */
export type Since = { after: ReadonlyMap<number, number>; now: ReadonlyMap<number, number> }

/**
 * What makes the cart again what it was before some wishes, with the notes of lines that went. What does not stand as they left it was
 * ordered or changed since, wherever: it stays as it is now, or goods of an order would come back. [DEC-020, DEC-022]
 * @param standing the cart before
 * @returns also the products that stay as they are and are not as they were
 */
export function takingBack(
  wishes: readonly RefillWish[],
  standing: readonly LineInCart[],
  { after, now }: Since,
): { wishes: RefillWish[]; left: Product[] } {
  const before = new Map(standing.map((line) => [line.product.id, line]))
  const held = (id: number) => now.get(id) ?? 0
  const isAsLeft = ({ product: { id } }: RefillWish) => held(id) === (after.get(id) ?? 0)
  return {
    wishes: wishes.filter(isAsLeft).map(({ product }) => {
      const line = before.get(product.id)
      return { product, quantity: line?.qty ?? 0, stock: null, ...(line?.note !== undefined && { note: line.note }) }
    }),
    left: wishes
      .filter((wish) => !isAsLeft(wish) && held(wish.product.id) !== (before.get(wish.product.id)?.qty ?? 0))
      .map(({ product }) => product),
  }
}
