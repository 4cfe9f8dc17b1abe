import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import { selectPlace } from '../../../machines/delivery/delivery.selectors'
import { scheduleOf, type DeliveryAddress } from '../../../model/company/delivery'
import { deliveryDays } from '../../../model/company/delivery-dates'
import { deliveryDayText, orderByText, timeLeftText } from '../../../model/company/delivery-words'
import { useAppActor } from '../../shop/app-context'
import { Panel } from '../../ui/surfaces/panel'
import styles from './personal-page.module.scss'

const buyerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** When goods that are in the city come next to the delivery point in force, and until when to order for that day. [ENT-005, DEC-012] */
export function NextDelivery() {
  const delivery = useAppActor('delivery')
  const place = useSelector(delivery, selectPlace('delivery')) as DeliveryAddress | undefined
  const schedule = useSelector(delivery, (state) => scheduleOf(place, state?.context.schedules ?? []))
  const now = useSelector(delivery, (state) => state?.context.now ?? null)
  const isKnown = useSelector(delivery, (state) => state?.hasTag('known') ?? false)
  const [day] = schedule && now !== null ? deliveryDays(schedule, now, 0, 1) : []
  return (
    <Panel title="Ближайшая доставка" aside={<Link href="/personal/delivery">Точки доставки</Link>}>
      {day && schedule && now !== null ? (
        <>
          <p className={styles.figure}>{deliveryDayText(day.date)}</p>
          <p className={styles.note}>{place?.name}</p>
          <p className={styles.note}>
            Закажите {orderByText(day, schedule, now, buyerZone)}, осталось <b>{timeLeftText(day.orderBy - now)}</b>. Так придёт то, что
            есть на&nbsp;складе города.
          </p>
        </>
      ) : (
        <p className={styles.note}>
          {!isKnown
            ? 'Узнаём, когда ближайшая доставка.'
            : place
              ? 'Расписания для этого адреса нет: день доставки назовёт менеджер.'
              : 'Точки доставки ещё нет: добавьте её или забирайте заказы самовывозом.'}
        </p>
      )}
    </Panel>
  )
}
