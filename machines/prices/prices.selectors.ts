import type { SnapshotFrom } from 'xstate'
import { isSameList } from '../../model/cart/same-list'
import { payableCost, type ProductPrice } from '../../model/catalogue/product-price'
import type { MetPrices } from '../../model/order/seen-prices'
import type { Prices, pricesMachine } from './prices.machine'

type State = SnapshotFrom<typeof pricesMachine> | undefined
/** Whether the last question had no good answer: stays so while it is asked again, until prices come. */
export const selectHasFailed = (state: State): boolean => state !== undefined && state.context.failures > 0
/** Whether prices are being asked for. */
export const selectIsAsking = (state: State): boolean => state !== undefined && (state.matches('gathering') || state.hasTag('busy'))

/** The price of a product: undefined until it is known, null where the region has none; the same object until it changes. */
export const selectPrice =
  (productId: number) =>
  (state: State): ProductPrice | null | undefined =>
    state?.context.entries[productId]?.price

/** What was answered last for these prices. */
const costs = new WeakMap<Prices, { ids: readonly number[]; costs: MetPrices | null }>()

/** What a piece of each of these products costs, kopecks by id, null where there is no price; null while that of some is not known. Worked out once for the same ids and prices. */
export const selectCosts =
  (ids: readonly number[]) =>
  (state: State): MetPrices | null => {
    if (!state) return null
    const { entries } = state.context
    const before = costs.get(entries)
    if (before && isSameList(before.ids, ids)) return before.costs
    const isWhole = ids.every((id) => entries[id])
    const answer = isWhole ? Object.fromEntries(ids.map((id) => [id, payableCost(entries[id]?.price)] as const)) : null
    costs.set(entries, { ids, costs: answer })
    return answer
  }
