import { type ListedCart, lineCountOf } from '../../../../model/saved-cart/saved-cart'
import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import FileClock from 'lucide-react/icons/file-clock'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import OctagonX from 'lucide-react/icons/octagon-x'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Truck from 'lucide-react/icons/truck'
import Wallet from 'lucide-react/icons/wallet'
import { Link } from 'wouter'
import { regionState } from '../../../../model/company/region'
import { formatMoney } from '../../../../model/money/money'
import { orderNumber } from '../../../../model/order/order-number'
import { ORDER_ON_THE_WAY, orderStatusLabel } from '../../../../model/order/status'
import { formatDayMonth } from '../../../../model/text/date'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { ButtonLink } from '../../../ui/controls/button'
import { Icon } from '../../../ui/icon'
import { Panel } from '../../../ui/surfaces/panel'
import styles from './desk.module.scss'
import type { DeskData } from './use-desk'

/** What needs the buyer. */
export type AttentionItem = {
  key: string
  icon: LucideIcon
  tone?: 'bad' | 'warn' | 'ok'
  title: string
  text: string
  action?: { href: string; label: string }
}
const ON_THE_WAY = 2
const MANAGER_CARTS = 1

/**
 * @param managerCarts the new carts that a manager made
 * @returns what is known to need the buyer, the most urgent first: overdue documents, stopped shipping, documents to sign, corrections that wait, debt (admins only), moderation, a manager's new cart, orders on the way
 * [DEC-026, ROLE-003, STATE-009]
 */
export function attentionOf(
  { region, orders, overdueDocuments: overdue, overdueDebt: owed, toSign, uncorrected }: DeskData,
  managerCarts: readonly ListedCart[],
): AttentionItem[] {
  const travelling = orders.status === 'ready' ? orders.data.orders.filter(({ status }) => status === ORDER_ON_THE_WAY) : []
  const items: (AttentionItem | false)[] = [
    overdue > 0 && {
      key: 'documents',
      icon: FilePenLine,
      tone: 'bad',
      title: `Просрочено: ${counted(overdue, words.document)}`,
      text: 'Не подписаны, возможны СТОП-отгрузки',
      action: { href: '/personal/documents', label: 'Подписать' },
    },
    region.stopped === true && {
      key: 'stopped',
      icon: OctagonX,
      tone: 'bad',
      title: 'СТОП-отгрузки',
      text: 'Заказы принимаем, отгрузим после документов и оплаты',
      action: { href: '/personal/documents', label: 'Документы' },
    },
    toSign.count > 0 && {
      key: 'to-sign',
      icon: FilePenLine,
      tone: 'warn',
      title: `Ждут подписи: ${counted(toSign.count, words.document)}`,
      text: toSign.due_at === null ? 'Подпишите их в\u00a0срок' : `Ближайший срок ${formatDayMonth(toSign.due_at)}`,
      action: { href: '/personal/documents?state=exchange.waiting', label: 'Посмотреть' },
    },
    uncorrected > 0 && {
      key: 'corrections',
      icon: FileClock,
      title: `Ждём корректировку: ${counted(uncorrected, words.document)}`,
      text: 'Приняты с\u00a0расхождениями, ответит продавец',
      action: { href: '/personal/documents?state=correction', label: 'Посмотреть' },
    },
    owed > 0 && {
      key: 'debt',
      icon: Wallet,
      tone: 'bad',
      title: `Просрочено ${formatMoney(owed)}`,
      text: 'Долг региона',
      action: { href: '/personal', label: 'Подробнее' },
    },
    regionState(region) === 'moderated' && {
      key: 'moderation',
      icon: Clock,
      tone: 'warn',
      title: 'Компания на модерации',
      text: 'Показана цена для всех, заказ откроется после проверки',
      action: { href: '/personal/companies', label: 'Компания' },
    },
    ...managerCarts.slice(0, MANAGER_CARTS).map(
      (cart): AttentionItem => ({
        key: `cart-${cart.id}`,
        icon: ShoppingBasket,
        title: 'Корзина от\u00a0менеджера',
        text: `${counted(lineCountOf(cart), words.product)}, собрана ${formatDayMonth(cart.created_at)}`,
        action: { href: `/personal/carts?open=${cart.id}`, label: 'Открыть' },
      }),
    ),
    ...travelling.slice(0, ON_THE_WAY).map(
      ({ id, status, provider }): AttentionItem => ({
        key: `order-${id}`,
        icon: Truck,
        tone: 'ok',
        title: `Заказ ${orderNumber(id)} в\u00a0пути`,
        text: orderStatusLabel(status, provider),
        action: { href: `/personal/orders/${id}`, label: 'Следить' },
      }),
    ),
  ]
  return items.filter((item) => item !== false)
}

type AttentionProps = {
  items: readonly AttentionItem[]
  /** On the overview itself, which tells of the debt in full: nothing leads there. */
  isOverview?: boolean
  className?: string | undefined
}

/** What needs the buyer, each with the way to what can be done. */
export function Attention({ items, isOverview = false, className }: AttentionProps) {
  return (
    <Panel
      title={isOverview ? 'Сначала это' : 'Требует внимания'}
      aside={!isOverview && <Link href="/personal">Кабинет</Link>}
      isFlush
      className={className}
    >
      <ul className={styles.todo}>
        {items.map((item) => (
          <Row key={item.key} item={item} isOverview={isOverview} />
        ))}
        {items.length === 0 && (
          <Row item={{ key: 'none', icon: CircleCheck, tone: 'ok', title: 'Всё в порядке', text: 'Срочных дел сейчас нет' }} />
        )}
      </ul>
    </Panel>
  )
}

function Row({ item: { icon, tone, title, text, action }, isOverview = false }: { item: AttentionItem; isOverview?: boolean }) {
  return (
    <li>
      <span className={clsx(styles.sign, tone && styles[tone])}>
        <Icon of={icon} />
      </span>
      <span>
        <b>{title}</b>
        <small className={styles.note}>{text}</small>
      </span>
      {action && !(isOverview && action.href === '/personal') && (
        <ButtonLink href={action.href} variant="line" size="s">
          {action.label}
        </ButtonLink>
      )}
    </li>
  )
}
