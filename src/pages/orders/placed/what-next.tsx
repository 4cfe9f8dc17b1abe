import { Link } from 'wouter'
import type { Order } from '../../../../model/order/order'
import { receivedText } from '../order/received-text'
import { Panel } from '../../../ui/surfaces/panel'
import styles from './placed.module.scss'

/** What happens to the order now. */
export function WhatNext({ order }: { order: Order }) {
  const when = receivedText(order)
  return (
    <Panel title="Что дальше">
      <ol className={styles.next}>
        <li>Менеджер проверит заказ и&nbsp;подтвердит его. До&nbsp;отправки на&nbsp;склад заказ можно отменить.</li>
        <li>
          {order.receiving.type === 'pickup'
            ? `Соберём на\u00a0складе${when && `, забрать можно: ${when}`}. Готов ли заказ, покажет его статус.`
            : 'Соберём и\u00a0отправим на\u00a0ваш адрес. Где заказ сейчас, покажет его статус.'}
        </li>
        <li>
          Статусы видны на&nbsp;<Link href={`/personal/orders/${order.id}`}>странице заказа</Link>, все заказы&nbsp;— в&nbsp;
          <Link href="/personal/orders">истории</Link>.
        </li>
      </ol>
    </Panel>
  )
}
