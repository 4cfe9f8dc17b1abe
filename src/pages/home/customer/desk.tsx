import { Note } from '../../../ui/surfaces/note'
import { Attention } from './attention'
import styles from './desk.module.scss'
import { LastOrders } from './last-orders'
import type { DeskData } from './use-desk'

/** What a customer comes for: his last orders and what needs him. */
export function Desk({ desk }: { desk: DeskData }) {
  return (
    <div className={styles.desk}>
      <LastOrders orders={desk.orders} />
      <Attention desk={desk} />
    </div>
  )
}

/** For a customer whose company has no region yet. */
export function NoRegion() {
  return <Note>У вашей компании ещё нет региона: цены, корзина и заказы появятся вместе с ним. Каталог открыт уже сейчас.</Note>
}
