import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Output } from '../../../model/contract'
import { ORDERS_PER_PAGE } from '../../../model/limits'
import { orderNumber } from '../../../model/order/order-number'
import { byAge, cartTitle, lineCountOf } from '../../../model/saved-cart/saved-cart'
import { formatDayMonth } from '../../../model/text/date'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { openedPage } from '../../cart/saved/opened-page'
import { useSavedList } from '../../cart/saved/use-saved-list'
import { useResource } from '../../hooks/data/use-resource'
import { Button } from '../../ui/controls/button'
import { Panel } from '../../ui/surfaces/panel'
import styles from './last-lists.module.scss'

const SHOWN = 3
type LastOrder = Output<'orders.list'>['orders'][number]
type LastCart = Output<'userCarts.list'>['items'][number]
const NO_ORDERS: readonly LastOrder[] = []
const NO_CARTS: readonly LastCart[] = []

/** A list of old that goes into the cart. */
export type FillingList = { kind: 'order'; id: number } | { kind: 'cart'; id: number; title: string }

/** The newest orders of a region, the question shared with its other pages; none while they are not there. */
export function useLastOrders(regionId: number | null): readonly LastOrder[] {
  const orders = useResource(
    'orders.list',
    regionId === null
      ? null
      : { params: { id: regionId }, query: { page: 1, limit: ORDERS_PER_PAGE, order_by: 'created_at', order_dir: 'desc' } },
  )
  return orders.status === 'ready' ? orders.data.orders.slice(0, SHOWN) : NO_ORDERS
}

/** The newest saved carts that hold anything; none while they are not there. */
export function useLastCarts(): readonly LastCart[] {
  const carts = useSavedList()
  if (carts.status !== 'ready') return NO_CARTS
  return [...carts.data.items.filter((cart) => lineCountOf(cart) > 0)].sort(byAge).slice(0, SHOWN)
}

type LastListsProps = { orders: readonly LastOrder[]; carts: readonly LastCart[]; onFill: (list: FillingList) => void }

/** What an empty cart may begin with: the last orders, each to be repeated, and saved carts. */
export function LastLists({ orders, carts, onFill }: LastListsProps) {
  return (
    <div className={styles.lists}>
      {orders.length > 0 && (
        <List title="Последние заказы" all={{ href: '/personal/orders', label: 'Все заказы' }}>
          {orders.map(({ id, created_at, item_count }) => (
            <Row
              key={id}
              link={{ href: `/personal/orders/${id}`, label: `Заказ ${orderNumber(id)}` }}
              about={`${formatDayMonth(created_at)}, ${counted(item_count, words.line)}`}
              action="Повторить"
              of={`заказ ${orderNumber(id)}`}
              onFill={() => onFill({ kind: 'order', id })}
            />
          ))}
        </List>
      )}
      {carts.length > 0 && (
        <List title="Сохранённые корзины" all={{ href: '/personal/carts', label: 'Все корзины' }}>
          {carts.map((cart) => {
            const title = cartTitle(cart)
            return (
              <Row
                key={cart.id}
                link={{ href: openedPage(cart.id), label: title }}
                about={`${formatDayMonth(cart.created_at)}, ${counted(lineCountOf(cart), words.line)}`}
                action={'В\u00a0корзину'}
                of={title}
                onFill={() => onFill({ kind: 'cart', id: cart.id, title })}
              />
            )
          })}
        </List>
      )}
    </div>
  )
}

type Way = { href: string; label: string }
const List = ({ title, all, children }: { title: string; all: Way; children: ReactNode }) => (
  <Panel title={title} aside={<Link href={all.href}>{all.label}</Link>} isFlush className={styles.panel}>
    <ul className={styles.rows}>{children}</ul>
  </Panel>
)

type RowProps = { link: Way; about: string; action: string /** What the action is of, for its name. */; of: string; onFill: () => void }
const Row = ({ link, about, action, of, onFill }: RowProps) => (
  <li>
    <span>
      <Link href={link.href}>{link.label}</Link>
      <small>{about}</small>
    </span>
    <Button variant="line" size="s" aria-haspopup="dialog" onClick={onFill}>
      {action}
      <span className="vh"> {of}</span>
    </Button>
  </li>
)
