import { formatMoney } from '../../money/money'
import type { TableSheet } from '../../sheet/table-sheet'
import { formatDate, formatDateTime } from '../../text/date'
import { placeText } from '../../text/place'
import { counted } from '../../text/plural'
import { words } from '../../text/words'
import { shortFileName } from '../../files/file-name'
import type { Order } from '../order'
import { ORDER_ON_THE_WAY, ORDER_STATUSES, orderStatusLabel, type OrderStatus } from '../status'
import type { OrderFilter } from './order-filter'

/** Whose orders a file has: the shop, the buyer («ООО «Гараж», Казань»), and what narrows them, each in a few words. */
export type OrdersFileHead = { shop: string; buyer: string; filter: readonly string[] }

/** A status as a filter names it, without a warehouse. */
export const statusName = (status: OrderStatus): string => (status === ORDER_ON_THE_WAY ? 'В пути' : orderStatusLabel(status, ''))

/** What narrows a history, in words: «Найдено: AL-4071», «Отгружен», «с 01.11.2026», «от 5 000 ₽». @param search '' where nothing is looked for */
export function filterWords(search: string, { statuses, from, to, least, most }: OrderFilter): string[] {
  const day = (date: string) => formatDate(`${date}T12:00:00+03:00`)
  const days = [from !== null && `с\u00a0${day(from)}`, to !== null && `по\u00a0${day(to)}`].filter(Boolean).join(' ')
  const sums = [least !== null && `от\u00a0${formatMoney(least)}`, most !== null && `до\u00a0${formatMoney(most)}`]
    .filter(Boolean)
    .join(' ')
  const names = ORDER_STATUSES.filter((status) => statuses.includes(status)).map(statusName)
  return [search && `Поиск «${search}»`, ...names, days, sums].filter((text) => text !== '')
}

/** Orders of pages that were read one after another, each once: a new order moves the others on while they are read. */
export function uniqueOrders(pages: readonly (readonly Order[])[]): Order[] {
  const orders = new Map<number, Order>()
  for (const order of pages.flat()) if (!orders.has(order.id)) orders.set(order.id, order)
  return [...orders.values()]
}

/** The name of the file with its ending: «Заказы Картер, Казань, Отгружен, 2026-11-23.xlsx». @param day «2026-11-23» */
export const ordersFileName = ({ shop, buyer, filter }: OrdersFileHead, day: string): string =>
  `${shortFileName([`Заказы ${shop}`, buyer.split(', ').at(-1) ?? '', ...filter])}, ${day}.xlsx`

/** A history as a table. @param at ms, when it was read */
export const ordersSheet = ({ shop, buyer, filter }: OrdersFileHead, orders: readonly Order[], at: number): TableSheet => ({
  sheet: 'Заказы',
  at,
  lines: [
    `${shop}: заказы`,
    `На\u00a0${formatDateTime(at)} (МСК), суммы в\u00a0рублях с\u00a0НДС`,
    buyer,
    [...filter, `${counted(orders.length, words.order)} на\u00a0${formatMoney(orders.reduce((sum, { total }) => sum + total, 0))}`].join(
      '. ',
    ),
  ],
  columns: [
    { title: 'Номер', width: 12, kind: 'code' },
    { title: 'Ваш номер', width: 16, kind: 'code' },
    { title: 'Размещён', width: 12, kind: 'day' },
    { title: 'Статус', width: 28, kind: 'text' },
    { title: 'С какого дня в статусе', width: 13, kind: 'day' },
    { title: 'Получение', width: 14, kind: 'text' },
    { title: 'Куда', width: 48, kind: 'text' },
    { title: 'Контакт', width: 24, kind: 'text' },
    { title: 'Строк', width: 8, kind: 'count' },
    { title: 'Товары, ₽', width: 14, kind: 'money' },
    { title: 'Скидка за самовывоз, ₽', width: 14, kind: 'money' },
    { title: 'Итого, ₽', width: 14, kind: 'money' },
    { title: 'Комментарий', width: 40, kind: 'text' },
  ],
  rows: orders.map((order) => [
    String(order.id),
    order.buyer_number ?? '',
    Date.parse(order.created_at),
    orderStatusLabel(order.status, order.provider),
    Date.parse(order.history.at(-1)?.at ?? order.created_at),
    order.receiving.type === 'pickup' ? 'Самовывоз' : 'Доставка',
    placeText(order.receiving),
    order.contact_name ?? '',
    order.item_count,
    order.goods,
    order.additional_discount,
    order.total,
    order.description,
  ]),
})
