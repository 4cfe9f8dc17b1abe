import { orderableQuantity } from '../../../model/cart/quantity'
import { QUANTITY_MAX } from '../../../model/limits'
import { cartMachine } from '../../cart/cart.machine'
import { selectCorrection, selectQuantity } from '../../cart/cart.selectors'
import type { Wished } from '../../cart/cart.types'
import { quickEntryMachine } from '../../quick-entry/quick-entry.machine'
import { learned } from '../../quick-entry/quick-entry.outcomes'
import type { QuickEntryFact } from '../../quick-entry/quick-entry.types'
import { CHANGED_SINCE, notAdded, STAYED } from '../../quick-entry/quick-entry.words'
import { snapshotOf, to } from '../../support/address'
import { action } from '../customer.base'
import { cartOf, knownStockOf, stockOf } from '../customer.knowledge'

type Added = Extract<QuickEntryFact, { type: 'entry.added' }>
type Withdrawn = Extract<QuickEntryFact, { type: 'entry.withdrawn' }>

/** The way from the entry by article into the cart, and back. */
export const entryActions = {
  /**
   * Adds to what stands in the cart, what was entered together as one, and tells the entry how many pieces more that makes of each
   * line, and how many it holds then. [DEC-019]
   */
  takeIn: action(({ context, enqueue, system }, { regionId, lines }: Added) => {
    const entry = to(quickEntryMachine, 'quickEntry')
    const isElsewhere = regionId !== context.region?.id
    const cart = isElsewhere ? undefined : cartOf(system, regionId)
    if (!cart) {
      if (!isElsewhere) return enqueue.sendTo(entry, { type: 'entry.missed', entryIds: lines.map(({ entryId }) => entryId) })
      for (const { entryId } of lines) enqueue.sendTo(entry, { type: 'entry.refused', entryId, reason: notAdded(1) })
      return
    }
    const held = new Map<number, number>()
    // One wish of each product, at the place of its first line.
    const wishes = new Map<number, Wished>()
    const taken = lines.map(({ entryId, product, quantity }) => {
      const before = held.get(product.id) ?? selectQuantity(product.id)(cart)
      const wish = Math.min(before + quantity, QUANTITY_MAX)
      const stock = stockOf(system, product.id)
      const inCart = orderableQuantity(wish, { ...product, stock })
      held.set(product.id, inCart)
      wishes.set(product.id, { product, quantity: wish, stock })
      return { entryId, added: inCart - before, asked: quantity, inCart, stock }
    })
    const [first, ...more] = wishes.values()
    if (first && taken.length === 1) enqueue.sendTo(to(cartMachine, 'cart'), { type: 'quantity.changed', ...first })
    else if (first) enqueue.sendTo(to(cartMachine, 'cart'), { type: 'quantities.changed', wishes: [first, ...more] })
    enqueue.sendTo(entry, { type: 'entry.kept', lines: taken })
  }),
  /** Takes back what an entry added, and tells the entry that it is gone; the rest stays, and all of it where less is left: somebody decided on it since. */
  takeOut: action(({ context, enqueue, system }, { entryId, regionId, product, quantity, stock: met }: Withdrawn) => {
    const entry = to(quickEntryMachine, 'quickEntry')
    if (regionId !== context.region?.id) return enqueue.sendTo(entry, { type: 'entry.refused', entryId, reason: STAYED })
    const cart = cartOf(system, regionId)
    if (!cart) return enqueue.sendTo(entry, { type: 'entry.missed', entryIds: [entryId] })
    const before = selectQuantity(product.id)(cart)
    // What the server cut was wished all the same; what was cut here, or maybe by somebody else, was not.
    const correction = selectCorrection(product.id)(cart)
    const asked = orderableQuantity(correction && !correction.isUnsure ? correction.asked : 0, { ...product, stock: met })
    const left = Math.max(before, asked) - quantity
    if (before > 0 && (left < 0 || left >= before)) return enqueue.sendTo(entry, { type: 'entry.refused', entryId, reason: CHANGED_SINCE })
    const stock = stockOf(system, product.id)
    if (before > 0) enqueue.sendTo(to(cartMachine, 'cart'), { type: 'quantity.changed', product, quantity: left, stock })
    enqueue.sendTo(entry, { type: 'entry.returned', entryId })
  }),
  /** An order of this region is there: rows that it was placed without, as its button had said, are taken away like those that somebody removes. */
  removeUnadded: action(({ enqueue, system }, { regionId }: { regionId: number }) => {
    const entry = snapshotOf(quickEntryMachine, system, 'quickEntry')?.context
    if (entry?.regionId !== regionId) return
    for (const { id, status, added } of entry.entries)
      if (status === 'failed' && added === 0) enqueue.sendTo(to(quickEntryMachine, 'quickEntry'), { type: 'undo.pressed', entryId: id })
  }),
  /** What the cart and the prices say by now of lines that were entered: whoever pasted them sees what became of each. [DEC-019] */
  tellSeen: action(({ context, enqueue, system }) => {
    const { entries = [], regionId } = snapshotOf(quickEntryMachine, system, 'quickEntry')?.context ?? {}
    const added = new Set(entries.flatMap(({ status, productId }) => (status === 'added' && productId !== null ? [productId] : [])))
    const cart = regionId === context.region?.id && regionId && added.size > 0 ? cartOf(system, regionId) : undefined
    if (!cart) return
    const seen = [...added].map((productId) => ({
      productId,
      stock: knownStockOf(system, productId),
      inCart: selectQuantity(productId)(cart),
      correction: selectCorrection(productId)(cart),
    }))
    if (learned(entries, seen) !== entries) enqueue.sendTo(to(quickEntryMachine, 'quickEntry'), { type: 'entry.seen', seen })
  }),
}
