import { ADDITIONAL_DISCOUNT_PERCENT } from '../../limits'
import { formatMoney } from '../../money/money'
import type { TableSheet } from '../../sheet/table-sheet'
import { formatPieces } from '../../text/count'
import { formatDateTime } from '../../text/date'
import { hasRefusals, payableItems, refusedUnits } from '../confirmed'
import type { Order } from '../order'
import { orderNumber } from '../order-number'
import { orderStatusLabel } from '../status'

/** The name of the file of one order with its ending: «Заказ Картер, № 481392.xlsx». */
export const orderFileName = (shop: string, { id }: Pick<Order, 'id'>): string => `Заказ ${shop}, № ${id}.xlsx`

/** The lines of an order that are paid for as a table. Its heads are those that the entry by article knows: the file may be loaded there as another order. @param at ms, when it was written */
export const orderSheet = (shop: string, order: Order, at: number): TableSheet => ({
  sheet: 'Заказ',
  at,
  lines: [
    `${shop}: заказ ${orderNumber(order.id)}${order.buyer_number ? `, ваш номер ${order.buyer_number}` : ''}`,
    `Размещён ${formatDateTime(order.created_at)} (МСК), ${orderStatusLabel(order.status, order.provider).toLowerCase()}`,
    `${order.company_name}, ${order.store_city_name}`,
    `Итого ${formatMoney(order.total)} с\u00a0НДС${order.additional_discount > 0 ? `, скидка за\u00a0самовывоз ${ADDITIONAL_DISCOUNT_PERCENT}\u00a0% (${formatMoney(order.additional_discount)}) вычтена` : ''}`,
    ...(hasRefusals(order.items) ? [`Без того, в\u00a0чём отказал склад: ${formatPieces(refusedUnits(order.items))}`] : []),
  ],
  columns: [
    { title: 'Артикул', width: 18, kind: 'code' },
    { title: 'Наименование', width: 58, kind: 'text' },
    { title: 'Бренд', width: 15, kind: 'text' },
    { title: 'Штрихкод', width: 16, kind: 'code' },
    { title: 'Цена, ₽', width: 13, kind: 'money' },
    { title: 'Кол-во, шт.', width: 10, kind: 'count' },
    { title: 'Сумма, ₽', width: 14, kind: 'money' },
    { title: 'Заметка', width: 30, kind: 'text' },
  ],
  rows: payableItems(order.items).map(({ product, cost, qty, note }) => [
    product.article,
    product.name,
    product.brand.name,
    product.barcode ?? '',
    cost,
    qty,
    cost * qty,
    note ?? '',
  ]),
})
