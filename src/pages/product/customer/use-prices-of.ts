import { useSelector } from '@xstate/react'
import type { ProductPrice } from '../../../../model/catalogue/product-price'
import { useAppActor } from '../../../shop/app-context'
import { useWatchedPrices } from '../../../hooks/data/use-price'

/** The prices of some products, as `usePrice` gives one: undefined while it is not known, null where there is none. */
export function usePricesOf(ids: readonly number[]): (productId: number) => ProductPrice | null | undefined {
  useWatchedPrices(ids)
  const entries = useSelector(useAppActor('prices'), (state) => state?.context.entries)
  return (productId) => entries?.[productId]?.price
}
