import { type ListSlice, ordersFileMachine } from '../../../../machines/orders-file/orders-file.machine'
import type { Order } from '../../../../model/order/order'
import type { Api } from '../../../../model/contract'
import { ORDER_PAGES_PER_SLICE, ORDERS_PER_PAGE } from '../../../../model/limits'
import { orderFileName, orderSheet } from '../../../../model/order/history/order-sheet'
import { ordersFileName, type OrdersFileHead, ordersSheet, uniqueOrders } from '../../../../model/order/history/orders-sheet'
import { priceDay } from '../../../../model/price-list/price-list-head'
import { pageCall } from '../../../api/page-call'
import { serverNow } from '../../../platform/clock/server-clock'
import { download } from '../../../platform/files/download'
import { nextTask } from '../../../platform/files/next-task'

/** Which orders: of a region, and what narrows them as texts of the call. */
export type OrdersQuestion = { regionId: number; query: Readonly<Record<string, string>> }

/** The orders that a question finds as a file; the code that writes files is loaded when one is written. */
export const connectOrdersFile = (api: Api, { regionId, query }: OrdersQuestion, head: OrdersFileHead) =>
  ordersFileMachine.provide({
    actors: {
      loadSlice: pageCall(async ({ input: { page }, signal }): Promise<ListSlice> => {
        const read = (at: number) =>
          api(
            'orders.list',
            {
              params: { id: regionId },
              query: { ...query, page: at, limit: ORDERS_PER_PAGE, order_by: 'created_at', order_dir: 'desc' },
            },
            { signal },
          )
        // The first page says how many there are.
        const answers =
          page === 1 ? [await read(1)] : await Promise.all(Array.from({ length: ORDER_PAGES_PER_SLICE }, (_, at) => read(page + at)))
        const [next, last] = [page + answers.length, answers.at(-1)]
        const total = last?.total ?? 0
        return {
          rows: answers.flatMap(({ orders }) => orders),
          next: last && last.orders.length > 0 && next <= Math.ceil(total / ORDERS_PER_PAGE) ? next : null,
          total,
        }
      }),
      saveFile: pageCall(async ({ input: { slices }, signal }) => {
        const { packTable } = await import('../../../platform/files/pack-workbook')
        const now = serverNow()
        const name = ordersFileName(head, priceDay(now))
        // What was read above.
        const orders = uniqueOrders(slices as readonly (readonly Order[])[])
        download(await packTable(ordersSheet(head, orders, now), nextTask, signal), name)
        return name
      }),
    },
  })

/** The lines of one order as a file: it is there already, and only written. */
export const connectOrderFile = (order: Order, shop: string) =>
  ordersFileMachine.provide({
    actors: {
      loadSlice: pageCall(async (): Promise<ListSlice> => ({ rows: [order], next: null, total: 1 })),
      saveFile: pageCall(async ({ signal }) => {
        const { packTable } = await import('../../../platform/files/pack-workbook')
        const name = orderFileName(shop, order)
        download(await packTable(orderSheet(shop, order, serverNow()), nextTask, signal), name)
        return name
      }),
    },
  })
