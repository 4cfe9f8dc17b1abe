import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { selectHasFailed, selectIsAsking, selectPrice } from '../../../machines/prices/prices.selectors'
import type { ProductPrice } from '../../../model/catalogue/product-price'
import { useAppActor } from '../../shop/app-context'
import { sendIfActive } from '../../shop/send-if-active'

/** The price of a product in the region in force; undefined for guests and until it is known, null where there is none. Renders anew only when this price changes. */
export function usePrice(productId: number): ProductPrice | null | undefined {
  useWatchedPrices([productId])
  return useSelector(useAppActor('prices'), selectPrice(productId))
}

/** Whether the prices that are not known could not be had; false for guests. */
export const usePricesFailed = (): boolean => useSelector(useAppActor('prices'), selectHasFailed)

/** The prices of these products that could not be had, and the way to ask for them again; null where nothing is missing or nothing failed. */
export function usePricesTrouble(ids: readonly number[]): { isRetrying: boolean; retry: () => void } | null {
  const prices = useAppActor('prices')
  const isTroubled = useSelector(prices, (state) => selectHasFailed(state) && ids.some((id) => selectPrice(id)(state) === undefined))
  const isRetrying = useSelector(prices, selectIsAsking)
  return isTroubled ? { isRetrying, retry: () => prices?.send({ type: 'prices.retried' }) } : null
}

/** Has the prices of these products loaded and kept fresh while the component is there. */
export function useWatchedPrices(ids: readonly number[]): void {
  const prices = useAppActor('prices')
  const key = ids.join()
  // A server runs no effects: what is drawn is asked for at once.
  if (__IN_SERVER__) prices?.send({ type: 'prices.wanted', ids })
  useEffect(() => {
    const wanted = key === '' ? [] : key.split(',').map(Number)
    prices?.send({ type: 'prices.wanted', ids: wanted })
    return () => sendIfActive(prices, { type: 'prices.released', ids: wanted })
  }, [prices, key])
}
