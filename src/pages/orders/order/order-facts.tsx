import { Fragment } from 'react'
import { Link } from 'wouter'
import { formatPhone } from '../../../../model/identity/phone'
import type { Order } from '../../../../model/order/order'
import { placeText } from '../../../../model/text/place'
import { tied } from '../../../../model/text/tied'
import { useResource } from '../../../hooks/data/use-resource'
import { Params } from '../../../ui/surfaces/params'
import { OwnText } from '../../../ui/text/own-text'
import { OrderDocuments, OrderPayment } from './order-papers'
import styles from './order.module.scss'
import { contactText, receivedText } from './received-text'

type OrderFactsProps = {
  order: Order
  withManager?: boolean
  /** How it is paid for, and which documents it has. */
  withPapers?: boolean
}

/** How an order is received, who bought and what he said. */
export function OrderFacts({ order, withManager = false, withPapers = false }: OrderFactsProps) {
  const { receiving, description, buyer_number: own = '' } = order
  const [when, contact] = [receivedText(order), contactText(order)]
  const manager = useResource('regions.manager', withManager ? { params: { id: order.company_region_id } } : null)
  const who = manager.status === 'ready' ? manager.data : null
  const rows = [
    {
      name: receiving.type === 'pickup' ? 'Самовывоз' : 'Доставка',
      value: placeText(receiving),
    },
    ...(when !== '' ? [{ name: 'Когда', value: tied(when) }] : []),
    ...(contact !== '' ? [{ name: 'Контакт', value: contact }] : []),
    ...(own !== '' ? [{ name: 'Ваш номер', value: own }] : []),
    { name: 'Покупатель', value: `${order.company_name}, ${order.store_city_name}` },
    ...(order.confirmedOrders.length > 0
      ? [
          {
            name: 'Номер на складе',
            value: order.confirmedOrders.map(({ id, number }, at) => (
              <Fragment key={number}>
                <OwnText>{at > 0 && ', '}</OwnText>
                <Link href={`/personal/orders/confirmed/${id}`}>{number}</Link>
              </Fragment>
            )),
          },
        ]
      : []),
    ...(withPapers
      ? [
          { name: 'Оплата', value: <OrderPayment order={order} /> },
          { name: 'Документы', value: <OrderDocuments order={order} /> },
        ]
      : []),
    ...(description !== '' ? [{ name: 'Комментарий', value: <span className={styles.comment}>{description}</span> }] : []),
    ...(who
      ? [
          {
            name: 'Менеджер',
            value: (
              <>
                {who.name},{' '}
                <a href={`tel:+${who.phone}`} className={styles.phone}>
                  {formatPhone(who.phone)}
                </a>
              </>
            ),
          },
        ]
      : []),
  ]
  return <Params isNarrow rows={rows} />
}
