import { fromPromise } from 'xstate'
import { productNotificationMachine } from '../../../machines/product-notifications/product-notification.machine'
import { productNotificationsMachine } from '../../../machines/product-notifications/product-notifications.machine'
import type { Api } from '../../../model/contract'

/** What the buyer waits for, with its calls. [CALL-074 to CALL-076] */
export const connectProductNotifications = (api: Api): typeof productNotificationsMachine =>
  productNotificationsMachine.provide({
    actors: {
      productNotification: productNotificationMachine.provide({
        actors: {
          createNotification: fromPromise(({ input: { productId, regionId }, signal }) =>
            api('productNotifications.create', { body: { product_id: productId, company_region_id: regionId } }, { signal }),
          ),
          removeNotification: fromPromise(({ input: { id }, signal }) =>
            api('productNotifications.remove', { params: { id } }, { signal }),
          ),
          checkNotification: fromPromise(({ input: { productId, regionId }, signal }) =>
            api('productNotifications.check', { query: { product_id: productId, company_region_id: regionId } }, { signal }),
          ),
        },
      }),
    },
  })
