import { useEffect } from 'react'
import { selectLineIds } from '../../../machines/cart/cart.selectors'
import { payableCost } from '../../../model/catalogue/product-price'
import { useAppActor } from '../../app/app-context'

/**
 * Tells the checkout what the lines of the cart cost once all of it is on the screen: what is another price later is said. A line
 * without a price keeps the one that it had.
 */
export function useMetPrices(): void {
  const [cart, prices, checkout] = [useAppActor('cart'), useAppActor('prices'), useAppActor('checkout')]
  useEffect(() => {
    if (!cart || !prices || !checkout) return
    let looked: readonly unknown[] = []
    const look = () => {
      const [lines, { entries }] = [cart.getSnapshot(), prices.getSnapshot().context]
      const order = checkout.getSnapshot()
      const { regionId, draft } = order.context
      const next = [selectLineIds(lines), entries, regionId, draft.seen, order.hasTag('editable')]
      if (next.every((each, at) => each === looked[at])) return
      looked = next
      const ids = selectLineIds(lines)
      const isWhole = lines.context.isKnown && lines.context.regionId === regionId && ids.every((id) => entries[id])
      if (!isWhole || !order.hasTag('editable')) return
      const met = ids.flatMap((id) => {
        const price = entries[id]?.price
        const cost = (price && payableCost(price)) ?? draft.seen[id] ?? null
        return cost === null ? [] : [[id, cost] as const]
      })
      checkout.send({ type: 'prices.met', prices: Object.fromEntries(met) })
    }
    const watch = { next: look, error: () => {} }
    const watches = [cart.subscribe(watch), prices.subscribe(watch), checkout.subscribe(watch)]
    look()
    return () => {
      for (const each of watches) each.unsubscribe()
    }
  }, [cart, prices, checkout])
}
