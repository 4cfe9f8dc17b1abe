import Check from 'lucide-react/icons/check'
import Printer from 'lucide-react/icons/printer'
import type { Order } from '../../../../model/order/order'
import { formatMoney } from '../../../../model/money/money'
import { orderNumber } from '../../../../model/order/order-number'
import { ORDER_CANCELLED } from '../../../../model/order/status'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { ButtonLink } from '../../../ui/controls/button'
import { Icon } from '../../../ui/icon'
import { Path } from '../../../ui/navigation/path'
import { Panel } from '../../../ui/surfaces/panel'
import { OrderGift } from '../gift/order-gift'
import { OrderFacts } from '../order/order-facts'
import { orderSteps } from '../order/order-steps'
import { Waiting } from '../order/order-view'
import { LeftInCart } from './left-in-cart'
import { WhatNext } from './what-next'
import styles from './placed.module.scss'

/** Thank you: the number, the way ahead, what stayed in the cart, what comes next. [DEC-022, DEC-028] */
export function PlacedView({ order, reload }: { order: Order; reload: () => void }) {
  return (
    <>
      <section className={styles.hero} aria-labelledby="placed">
        <div className={styles.head}>
          <span className={styles.sign}>
            <Icon of={Check} size={28} />
          </span>
          <div className={styles.words}>
            <h1 id="placed">Заказ {orderNumber(order.id)} размещён</h1>
            <p>
              {counted(order.item_count, words.product)} на&nbsp;{formatMoney(order.total)}. Спасибо, что выбрали нас.
            </p>
          </div>
          <div className={styles.actions}>
            <ButtonLink variant="main" href={`/personal/orders/${order.id}`}>
              Открыть заказ
            </ButtonLink>
            {order.status !== ORDER_CANCELLED && (
              <ButtonLink variant="line" icon={Printer} href={`/personal/orders/${order.id}?invoice`}>
                Счёт для печати
              </ButtonLink>
            )}
            <ButtonLink variant="line" href="/catalog">
              В каталог
            </ButtonLink>
          </div>
        </div>
        <Path label="Путь заказа" steps={orderSteps(order)} />
      </section>
      <Waiting order={order} />
      <div className={styles.two}>
        <LeftInCart order={order} />
        <OrderGift order={order} reload={reload} />
        <WhatNext order={order} />
      </div>
      <Panel title="Получение и покупатель" className={styles.facts}>
        <OrderFacts order={order} withManager />
      </Panel>
    </>
  )
}
