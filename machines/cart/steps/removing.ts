import { shownIds, shownProduct, shownQuantity } from '../../../model/cart/cart-lines'
import * as queue from '../../../model/cart/cart-queue'
import type { CartWrite } from '../../../model/cart/cart-queue'
import { withNote, withoutNote } from '../../../model/cart/joined-notes'
import type { CartContext, Ghost, Removal, Replacement, Wished } from '../cart.types'
import { keyOf, withEntry, without, type Step } from './step'
import { noteLine, noteOf, wish } from './wishing'

/** One wish; where it takes a line out, that is one removal. [DEC-019, DEC-021] */
export function wishOne(context: CartContext, wished: Wished): Step & { wished: CartWrite } {
  const step = wish(context, wished)
  return { ...step, removals: removalsAfter(context, step.ghosts) }
}

/** Many wishes at once; none of them is typed, so all may be sent now. What they take out is one removal. [DEC-020] */
export function wishMany(context: CartContext, wishes: readonly Wished[]): Step {
  const step = wishAll(context, wishes)
  return { ...step, removals: removalsAfter(context, step.ghosts) }
}

const wishAll = (context: CartContext, wishes: readonly Wished[]): CartContext =>
  wishes.reduce<CartContext>((all, each) => {
    const { wished, ...changes } = wish(all, { ...each, isTyped: false })
    const next = { ...all, ...changes }
    const rested = { ...next, queue: queue.rested(next.queue, wished.key) }
    const isNoted = each.note !== undefined && wished.qty > 0 && noteOf(rested, each.product.id) === ''
    return isNoted ? { ...rested, ...noteLine(rested, each.product.id, each.note!) } : rested
  }, context)

/** Of each as many pieces of another product instead of the line, with its note; what stands of the other already stays, its note too. One removal. */
export function replaceLines(context: CartContext, replacements: readonly Replacement[]): Step {
  const step = replacements.reduce(replaceLine, context)
  return { ...step, removals: removalsAfter(context, step.ghosts) }
}

function replaceLine(context: CartContext, { productId, by, stock }: Replacement): CartContext {
  const quantityOf = (id: number, at: CartContext = context) => shownQuantity(at.known, at.queue, at.regionId, id)
  const product = shownProduct(context.known, context.queue, context.regionId, productId)
  const qty = quantityOf(productId)
  if (!product || qty === 0 || productId === by.id) return context
  const before = quantityOf(by.id)
  const next = wishAll(context, [
    { product: by, quantity: qty + before, stock },
    { product, quantity: 0, stock: null },
  ])
  const note = noteOf(context, productId)
  const own = noteOf(next, by.id)
  const both = withNote(own, note)
  const replacedBy = { product: by, added: quantityOf(by.id, next) - before, ...(both !== own && { note }) }
  const ghosts = withEntry<Ghost>(next.ghosts, productId, { product, qty, note, replacedBy })
  return { ...next, ghosts, ...noteLine(next, by.id, both) }
}

/** Everything goes and may come back while the page is there. */
export function clear(context: CartContext): Step {
  const { known, regionId } = context
  const gone = shownIds(known, context.queue, regionId).flatMap((id): [number, Ghost][] => {
    const product = shownProduct(known, context.queue, regionId, id)
    return product ? [[id, { product, qty: shownQuantity(known, context.queue, regionId, id), note: noteOf(context, id) }]] : []
  })
  const seq = context.seq + 1
  const ghosts = new Map([...context.ghosts, ...gone])
  return {
    seq,
    queue: queue.clear(context.queue, { key: keyOf(context, seq), regionId: regionId!, at: Date.now() }), // guard hasRegion
    ghosts,
    removals: removalsAfter(context, ghosts, true),
    corrections: new Map(),
  }
}

/** What an action took out joins the removals as one; the same ones where it took out nothing. */
function removalsAfter(
  { ghosts: before, removals }: CartContext,
  ghosts: CartContext['ghosts'] = before,
  isClearing = false,
): readonly Removal[] {
  if (ghosts === before) return removals
  const ids = [...ghosts].flatMap(([id, ghost]) => (before.get(id) === ghost ? [] : [id]))
  if (ids.length === 0) return removals
  const taken = new Set(ids)
  return [...removals.map((removal) => ({ ...removal, ids: removal.ids.filter((id) => !taken.has(id)) })), { ids, isClearing }]
}

type Gone = Pick<CartContext, 'ghosts' | 'removals' | 'known' | 'queue' | 'regionId'>
/** The removals of which something may come back, without what came back or never went because the server refused. */
const living = ({ ghosts, removals, known, queue, regionId }: Gone): Removal[] =>
  removals.flatMap(({ ids, isClearing }) => {
    const left = ids.filter((id) => ghosts.has(id) && shownQuantity(known, queue, regionId, id) === 0)
    return left.length > 0 ? [{ ids: left, isClearing }] : []
  })

/**
 * What «Вернуть всё» brings back, the last taken out first: after a clearing what was there then and was taken out since, for the cart
 * shall be as it was before; else all that was taken out on this page. [DEC-021]
 */
export function restorable(context: Gone): readonly number[] {
  const removals = living(context)
  const from = Math.max(
    0,
    removals.findLastIndex(({ isClearing }) => isClearing),
  )
  return [...removals.slice(from)].reverse().flatMap(({ ids }) => ids)
}

/** What the last removal took out and did not come back since; empty where there is none. */
export const lastRemoved = (context: Gone): readonly number[] => living(context).at(-1)?.ids ?? []

/** Lines taken out on this page are wished anew with what they held; of what came instead of one as much goes as came. */
export function bringBack(context: CartContext, ids: readonly number[]): Step {
  return ids.reduce<CartContext>((all, id) => {
    const ghost = all.ghosts.get(id)
    if (!ghost) return all
    const back = { ...wishAnew(all, ghost.product, ghost.qty), ghosts: without(all.ghosts, id) }
    const noted = ghost.note === '' ? back : { ...back, ...noteLine({ ...back, known: without(back.known, id) }, id, ghost.note) }
    return ghost.replacedBy ? takeBack(noted, ghost.replacedBy) : noted
  }, context)
}

/** The note goes as it came, if it is there still; of the quantity nothing where less is left than came: the buyer decided on it since. */
function takeBack(context: CartContext, { product, added, note }: NonNullable<Ghost['replacedBy']>): CartContext {
  const left = shownQuantity(context.known, context.queue, context.regionId, product.id) - added
  const back = left < 0 || added <= 0 ? context : wishAnew(context, product, left)
  return note === undefined ? back : { ...back, ...noteLine(back, product.id, withoutNote(noteOf(back, product.id), note)) }
}

/** As it was, so it is rounded no more; it may be sent now. */
function wishAnew(context: CartContext, product: Ghost['product'], qty: number): CartContext {
  if (context.regionId === null) return context
  const seq = context.seq + 1
  const key = keyOf(context, seq)
  const write = { key, regionId: context.regionId, productId: product.id, qty, product, at: Date.now() }
  return {
    ...context,
    seq,
    queue: queue.rested(queue.wish(context.queue, write), key),
    corrections: without(context.corrections, product.id),
  }
}

/** The page of the cart is left: what was taken out is gone, what was said was read, but for what is still to be told. */
export const leavePage = ({ corrections, queue: writes, regionId }: CartContext): Step => ({
  ghosts: new Map(),
  removals: [],
  corrections: new Map([...corrections].filter(([id]) => queue.wishOf(writes, regionId, id)?.stage === 'typing')),
})
