import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { selectIsKnown, selectNote, selectQuantity } from '../../../../machines/cart/cart.selectors'
import { selectCosts } from '../../../../machines/prices/prices.selectors'
import type { KitItem } from '../../../../model/vehicle/details/service-kit'
import { carName, type KnownCar } from '../../../../model/vehicle/details/known-car'
import { kitPlans, type KitPlan, kitWishes } from '../../../../model/vehicle/packs/kit-fill'
import { formatCount } from '../../../../model/text/count'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useAppActor } from '../../../shop/app-context'
import { useWatchedPrices } from '../../../hooks/data/use-price'
import { useRegionId } from '../../../hooks/visitor/use-region'
import { CART_UNREAD } from '../../../product/buying/use-buying'

/** What is chosen of one thing of the kit. `offer`, `plan`: places in their lists; a plan that is not there any more is the first. */
export type KitChoice = { isTaken: boolean; offer: number; plan: number }
/** A thing of the kit as it stands on the screen. */
export type KitRow = { item: KitItem; choice: KitChoice; plans: readonly KitPlan[]; plan: KitPlan | null }
export type Kit = {
  rows: readonly KitRow[]
  /** Prices are still on their way. */
  isPricing: boolean
  choose: (id: string, change: Partial<KitChoice>) => void
  /** Kopecks of what is taken, for one car. */
  total: number
  taken: number
  /** undefined: there is no cart to put it into. */
  add: (() => void) | undefined
  /** Why it cannot be put in now. */
  whyNot: string | undefined
  /** What became of it, in words. */
  said: string | null
}

const NOTHING = 'Отметьте, что положить в\u00a0корзину'

/** The service kit of a car with what is chosen of it, and the way into the cart: one event for all its lines, the car noted on each. */
export function useKit(car: KnownCar, items: readonly KitItem[]): Kit {
  const [cart, prices] = [useAppActor('cart'), useAppActor('prices')]
  const hasRegion = useRegionId() !== null
  const isKnown = useSelector(cart, selectIsKnown)
  const ids = items.flatMap(({ offers }) => offers.flatMap(({ products }) => products.map(({ id }) => id)))
  useWatchedPrices(ids)
  const isPriced = useSelector(prices, (state) => selectCosts(ids)(state) !== null)
  const entries = useSelector(prices, (state) => state?.context.entries)
  const [choices, setChoices] = useState<Readonly<Record<string, KitChoice>>>({})
  const [said, setSaid] = useState<string | null>(null)
  const priceOf = (id: number) => entries?.[id]?.price
  const rows = items.map((item): KitRow => {
    // What depends on the equipment is left out until somebody says that the car has it.
    const choice = choices[item.id] ?? { isTaken: item.condition === '', offer: 0, plan: 0 }
    const offer = item.offers[choice.offer] ?? item.offers[0]
    const plans = offer ? kitPlans(item, offer, priceOf) : []
    return { item, choice, plans, plan: plans[choice.plan] ?? plans[0] ?? null }
  })
  const chosen = rows.flatMap(({ choice, plan }) => (choice.isTaken && plan ? [plan] : []))
  const add =
    cart &&
    prices &&
    (() => {
      const lines = cart.getSnapshot()
      const heldOf = (id: number) => ({ quantity: selectQuantity(id)(lines), note: selectNote(id)(lines) })
      const { wishes, rounded } = kitWishes(
        chosen.flatMap((plan) => plan.lines),
        { heldOf, priceOf, note: carName(car) },
      )
      if (wishes.length === 0) return
      cart.send({ type: 'quantities.changed', wishes })
      for (const { product, note } of wishes) {
        const before = heldOf(product.id).note
        if (before !== '' && before !== note) cart.send({ type: 'note.changed', productId: product.id, note })
      }
      setSaid(report(wishes.length, rounded))
    })
  return {
    rows,
    isPricing: !isPriced && hasRegion,
    choose: (id, change) => {
      const before = rows.find(({ item }) => item.id === id)?.choice
      if (before) setChoices({ ...choices, [id]: { ...before, ...change } })
      setSaid(null)
    },
    total: chosen.reduce((sum, { price }) => sum + price, 0),
    taken: chosen.length,
    add,
    whyNot: !isKnown ? CART_UNREAD : chosen.length === 0 ? NOTHING : undefined,
    said,
  }
}

const report = (lines: number, rounded: number): string =>
  `В\u00a0корзине: ${counted(lines, words.product)}, машина записана в\u00a0примечании.` +
  (rounded > 0 ? ` До\u00a0целых упаковок увеличено строк: ${formatCount(rounded)}.` : '')
