import { useSelector } from '@xstate/react'
import { resourceKey } from '../../../machines/resource/resources.machine'
import type { Output } from '../../../model/contract'
import { onceOf } from '../../../model/once-of'
import type { BoughtProduct } from '../../../model/order/history/bought'
import { useAppActor } from '../../shop/app-context'
import { useRegionId } from '../../hooks/visitor/use-region'
import { useResource } from '../../hooks/data/use-resource'

type Answer = Output<'orders.bought'>
const NONE: readonly BoughtProduct[] = []

/**
 * What was bought for the region in force before, the last purchase of each product, the newest first; asked for once and kept fresh
 * while a page is there that says so. Nothing where there is no region, and where the server does not know the call. [DEC-006]
 */
export function useBoughtProducts(): readonly BoughtProduct[] {
  const regionId = useRegionId()
  const bought = useResource('orders.bought', regionId === null ? null : { params: { id: regionId } })
  return bought.status === 'ready' ? bought.data.items : NONE
}

/**
 * The last purchase of one product, for rows: it only reads what the page asked for by `useBoughtProducts`, so that a thousand rows
 * ask for nothing. @returns undefined where it is not known or was not bought
 */
export function useBought(productId: number): BoughtProduct | undefined {
  const regionId = useRegionId()
  const key = regionId === null ? '' : resourceKey({ name: 'orders.bought', args: { params: { id: regionId } } })
  const actor = useSelector(useAppActor('resources'), (state) => state?.context.byKey[key]?.ref)
  // Only the contract's own parser writes `data`, so the name in the key decides its type.
  return useSelector(actor, (state) => (state?.hasTag('filled') ? byProduct(state.context.data as Answer).get(productId) : undefined))
}

const byProduct = onceOf(
  (answer: Answer): ReadonlyMap<number, BoughtProduct> => new Map(answer.items.map((item) => [item.product_id, item])),
)
