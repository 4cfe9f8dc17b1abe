import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { selectPrice } from '../../../machines/prices/prices.selectors'
import type { ProductPrice } from '../../../model/catalogue/product-price'
import { useAppActor } from '../../app/app-context'

/** The price of a product in the region in force; undefined for guests and until it is known, null where there is none. Renders anew only when this price changes. */
export function usePrice(productId: number): ProductPrice | null | undefined {
  useWatchedPrices([productId])
  return useSelector(useAppActor('prices'), selectPrice(productId))
}

/** Has the prices of these products loaded and kept fresh while the component is there. */
export function useWatchedPrices(ids: readonly number[]): void {
  const prices = useAppActor('prices')
  const key = ids.join()
  useEffect(() => {
    const wanted = key === '' ? [] : key.split(',').map(Number)
    prices?.send({ type: 'prices.wanted', ids: wanted })
    return () => {
      // After a logout the actor is gone before its watchers are.
      if (prices?.getSnapshot().status === 'active') prices.send({ type: 'prices.released', ids: wanted })
    }
  }, [prices, key])
}
