import { productNotificationsContract } from '../../model/contract/conversation/product-notifications'
import { productNotificationExtensions } from '../../model/contract/extensions/product-notifications'
import { handlersFor } from '../handlers-for'
import { refuse } from '../refusals'
import { keepNotification, wishesOf } from '../rules/product-notifications'
import { requireProduct } from '../rules/product-view'
import { stockFor } from '../rules/region/region-prices'
import { requireOpenRegion, requireUser } from '../scene'

/** Who wants to hear that a product is there again. A wish is a person's own, for one region. [CALL-074 to CALL-076] */
export const productNotificationsHandlers = handlersFor(
  { ...productNotificationsContract, ...productNotificationExtensions },
  {
    /** A wish that is there already is answered as it is. */
    'productNotifications.create': ({ body, ...scene }) => {
      const region = requireOpenRegion(scene, body.company_region_id)
      const product = requireProduct(scene, body.product_id)
      if (stockFor(scene, region, product) > 0) throw refuse(409, { message: 'Товар уже в\u00a0наличии' })
      return keepNotification(scene, requireUser(scene), region, product.id)
    },

    'productNotifications.list': ({ query, ...scene }) => {
      const region = requireOpenRegion(scene, query.company_region_id)
      return { items: wishesOf(scene, requireUser(scene), region.id) }
    },

    /** Another's wish is none. */
    'productNotifications.check': ({ query, ...scene }) => {
      const { product_notification_id: id, product_id: productId, company_region_id: regionId } = query
      if (regionId !== undefined) requireOpenRegion(scene, regionId)
      const fits = (wish: { id: number; product_id: number }) =>
        (id === undefined || wish.id === id) && (productId === undefined || wish.product_id === productId)
      return wishesOf(scene, requireUser(scene), regionId).find(fits) ?? null
    },

    'productNotifications.remove': ({ params, ...scene }) => {
      const user = requireUser(scene)
      const where = { id: { equals: params.id } }
      const wish = scene.tables.productNotification.findFirst({ where })
      if (!wish) throw refuse(404, { message: 'Подписки уже нет' })
      if (wish.user_id !== user.id) throw refuse(403)
      scene.tables.productNotification.deleteMany({ where })
      return null
    },
  },
)
