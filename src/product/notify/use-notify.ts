import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { notificationKey } from '../../../machines/product-notifications/product-notifications.machine'
import { selectIsAwaited, selectRefusal } from '../../../machines/product-notifications/product-notifications.selectors'
import type { Product } from '../../../model/catalogue/product'
import { useAppActor } from '../../shop/app-context'
import { useRegionId } from '../../hooks/visitor/use-region'
import { announce } from '../../ui/feedback/announce'

/** Whether the buyer will be told of a product, why his last wish came to nothing, and the way to change it. */
export type Notify = { isAwaited: boolean; refusal: string | null; toggle: () => void }

/** The wish to be told when a product is there in the region in force; the same for every button of the product. [ENT-018] */
export function useNotify({ id: productId, article }: Pick<Product, 'id' | 'article'>): Notify {
  const notifications = useAppActor('productNotifications')
  const regionId = useRegionId()
  const wish = useSelector(notifications, (state) =>
    regionId === null ? undefined : state?.context.byKey[notificationKey({ regionId, productId })],
  )
  const isAwaited = useSelector(wish, selectIsAwaited)
  const refusal = useSelector(wish, selectRefusal)
  const isKnown = wish !== undefined
  useEffect(() => {
    if (regionId !== null && !isKnown) notifications?.send({ type: 'product.shown', regionId, productId })
  }, [notifications, regionId, productId, isKnown])
  const toggle = () => {
    wish?.send({ type: 'wish.pressed', isWished: !isAwaited })
    announce(isAwaited ? `Не\u00a0будем сообщать о\u00a0поступлении: ${article}` : `Сообщим о\u00a0поступлении: ${article}`)
  }
  return { isAwaited, refusal, toggle }
}
