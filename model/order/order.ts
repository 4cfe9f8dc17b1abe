import * as z from 'zod/mini'
import { Product } from '../catalogue/product'
import { Quantity } from '../cart/cart'
import { Id } from '../id'
import { BUYER_NUMBER_LENGTH, CONTACT_NAME_LENGTH, DESCRIPTION_LENGTH, LINES_PER_ORDER, PHONE_DIGITS } from '../limits'
import { Rubles } from '../money/money'
import { OrderReview } from './review'
import { ORDER_STATUSES } from './status'
import { whole } from '../whole'

const Status = z.union(ORDER_STATUSES.map((status) => z.literal(status)))

/** How the goods are received; `address` is the words as they stood then. [DEC-067] */
export const Receiving = z.object({ type: z.enum(['delivery', 'pickup']), id: Id, name: z.string(), address: z.string() })

/** A line of an order: `cost` is what one unit cost after both discounts. [ENT-014] */
export const OrderItem = z.object({
  product: Product,
  cost: Rubles,
  qty: Quantity,
  /** The product has left the catalogue since. */
  gone: z.optional(z.boolean()),
  /** What the buyer had noted of the line in the cart. */
  note: z.optional(z.string()),
  /** How many of them the warehouse confirmed; the others it refused. Absent: nothing was refused, or it is not decided yet. */
  confirmed: z.optional(Quantity),
  /** How many of the confirmed ones have left for the buyer. */
  shipped: z.optional(Quantity),
  /** Why the warehouse refused the others. */
  refusal: z.optional(z.string()),
})
export type OrderItem = z.output<typeof OrderItem>

/** What an order says beside goods and place; each is '' where the buyer said nothing, absent where a server does not know of it. [DEC-069] */
const Said = z.object({
  contact_name: z.optional(z.string()),
  /** Digits. */
  contact_phone: z.optional(z.string()),
  /** The buyer's own number of the order. */
  buyer_number: z.optional(z.string()),
  /** 'YYYY-MM-DD' in the store's city. */
  wanted_date: z.optional(z.string()),
  /** As the schedule names it: '09:00-13:00'. */
  wanted_window: z.optional(z.string()),
})

/** An order. [ENT-014] */
export const Order = z.object({
  id: Id,
  /** Of one's own orders: what they were sent under. An order without an answer is found by it. [DEC-022] */
  uuid: z.optional(z.string()),
  created_at: z.string(),
  user_id: Id,
  company_region_id: Id,
  company_name: z.string(),
  store_city_name: z.string(),
  status: Status,
  /** The warehouse of status 20. */
  provider: z.string(),
  /** When each status was reached, ISO. */
  history: z.array(z.object({ status: Status, at: z.string() })),
  items: z.array(OrderItem),
  item_count: z.number().check(whole()),
  confirmedOrders: z.array(z.object({ id: Id, number: z.string() })),
  /** False after creation, true after a gift request. [STATE-022] */
  gift: z.boolean(),
  review: z.nullable(OrderReview),
  receiving: Receiving,
  /** When it can be collected, as was promised when it was placed: 'YYYY-MM-DD' and 'HH:mm' at the point; '' where nothing was. */
  pickup_date: z.optional(z.string()),
  pickup_from: z.optional(z.string()),
  description: z.string(),
  /** Goods after both discounts, without those that the warehouse refused. */
  goods: Rubles,
  /** The discount for collecting. [DEC-015] */
  additional_discount: Rubles,
  total: Rubles,
  weight: z.number(),
  /** Shipping waits for documents or debts. [DEC-026] */
  is_waiting: z.boolean(),
  /** Of the company that buys, for its invoice. */
  company_inn: z.optional(z.string()),
  company_kpp: z.optional(z.string()),
  ...Said.shape,
})
export type Order = z.output<typeof Order>

/** A line as the buyer saw it: the price he agreed to. [DEC-022] */
export const SeenLine = z.object({ product_id: Id, qty: Quantity, cost_vs_discount: Rubles })
export type SeenLine = z.output<typeof SeenLine>

const atMost = (max: number) => z.maxLength(max, `Не больше ${max} знаков`)
/** Beside goods and place; a client that knows nothing of it leaves it out. [DEC-069] */
export const OrderDetails = z.object({
  contact_name: z.optional(z.string().check(z.trim(), z.minLength(1, 'Укажите контактное лицо'), atMost(CONTACT_NAME_LENGTH))),
  /** Digits, as a phone is stored. [DEC-042] */
  contact_phone: z.optional(
    z.string().check(z.regex(new RegExp(`^[0-9]{${PHONE_DIGITS.min},${PHONE_DIGITS.max}}$`), 'Некорректный телефон контакта')),
  ),
  buyer_number: z.optional(z.string().check(z.trim(), atMost(BUYER_NUMBER_LENGTH))),
  wanted_date: z.optional(z.iso.date('Некорректная дата доставки')),
  wanted_window: z.optional(z.string().check(atMost(BUYER_NUMBER_LENGTH))),
})
export type OrderDetails = z.output<typeof OrderDetails>

/** The body of POST /orders is ours. [DEC-069] */
export const NewOrder = z.object({
  uuid: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  company_region_id: Id,
  receiving: z.union([
    z.object({ type: z.literal('delivery'), delivery_address_id: Id }),
    z.object({ type: z.literal('pickup'), pickup_address_id: Id }),
  ]),
  description: z.string().check(z.maxLength(DESCRIPTION_LENGTH, `Не больше ${DESCRIPTION_LENGTH} знаков`)),
  lines: z
    .array(SeenLine)
    .check(z.minLength(1, 'В заказе нет ни одной строки'), z.maxLength(LINES_PER_ORDER, `В заказе больше ${LINES_PER_ORDER} строк`)),
  /** Of the cart that the buyer saw: where the server's is newer nothing is ordered, and the 409 says `CartAhead`. */
  cart_version: z.optional(z.number().check(whole(), z.nonnegative())),
  ...OrderDetails.shape,
})
export type NewOrder = z.output<typeof NewOrder>

/** What a 409 of POST /orders says: lines whose price or availability is another now; `cost_vs_discount` null: cannot be ordered. */
export const ChangedLine = z.object({
  product_id: Id,
  name: z.string(),
  seen: Rubles,
  cost_vs_discount: z.nullable(Rubles),
  qty: Quantity,
  available: Quantity,
  /** What it is sold by now, whole units; without it any number of units may be ordered. */
  pack: z.optional(z.number().check(whole(), z.minimum(1))),
})
/** The `details` of that 409; one that names no line is none: there would be nothing to decide. */
export const ChangedLines = z.object({ lines: z.array(ChangedLine).check(z.minLength(1)) })
export type ChangedLine = z.output<typeof ChangedLine>

/** The `details` of the 409 for an order of a cart that another device has changed since: which version the cart has. [DEC-020] */
export const CartAhead = z.object({ cart_version: z.number().check(whole(), z.nonnegative()) })
