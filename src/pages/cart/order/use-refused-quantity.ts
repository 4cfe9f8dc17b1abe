import { useEffect, useState } from 'react'
import { goingIds } from '../../../../model/order/order-lines'
import { shownProduct } from '../../../../model/cart/cart-lines'
import type { OrderSources } from '../../../../machines/customer/order-facts'
import { selectDraftOf } from '../../../../machines/checkout/checkout.selectors'
import { focusRefusedQuantity, isRefusedQuantity } from '../../../ui/quantity/refused-quantity'

type Refused = { field: HTMLInputElement; words: string }
const lineOf = (field: HTMLInputElement): number => Number(field.closest<HTMLElement>('[data-line]')?.dataset['line'])

/**
 * What stopped an order at its press: a quantity of a line that goes into it, whose text is none. What does not go into it stops nothing.
 * `words`: which line, until its text is a quantity or the line is gone; null: nothing did. [DEC-046]
 */
export function useRefusedQuantity(read: () => OrderSources): { words: string | null; lookForIt: () => boolean } {
  const [refused, setRefused] = useState<Refused | null>(null)
  useEffect(() => {
    if (!refused) return
    const look = () => !isRefusedQuantity(refused.field) && setRefused(null)
    const watch = new MutationObserver(look)
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-refused'] })
    look()
    return () => watch.disconnect()
  }, [refused])
  const lookForIt = () => {
    const { cart, prices, checkout } = read()
    if (!cart) return false
    const { excluded } = selectDraftOf(checkout, cart.context.regionId)
    const going = new Set(goingIds(cart.context, prices?.context.entries ?? {}, excluded))
    const field = focusRefusedQuantity(document, (it) => going.has(lineOf(it)))
    const { known, queue, regionId } = cart.context
    const article = field && shownProduct(known, queue, regionId, lineOf(field))?.article
    setRefused(field && { field, words: stoppedBy(article ?? '') })
    return field !== null
  }
  return { words: refused?.words ?? null, lookForIt }
}

const stoppedBy = (article: string): string =>
  `Заказ не\u00a0оформлен: в\u00a0строке ${article} введено не\u00a0количество. Исправьте его или нажмите Esc\u00a0– вернётся прежнее.`
