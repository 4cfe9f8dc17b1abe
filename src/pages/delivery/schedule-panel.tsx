import { failureText } from '../../../model/api-error'
import type { DeliveryAddress, DeliverySchedule } from '../../../model/company/delivery'
import { deliveryDays } from '../../../model/company/delivery-dates'
import { deliveryDayText, orderByText, windowText } from '../../../model/company/delivery-words'
import { holidaysAhead, WEEK } from '../../../model/company/week-schedule'
import { counted } from '../../../model/text/plural'
import { cabinetWords } from '../../../model/company/cabinet-words'
import type { Resource } from '../../hooks/data/use-resource'
import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { Note } from '../../ui/surfaces/note'
import { Panel } from '../../ui/surfaces/panel'
import { Table } from '../../ui/surfaces/tables/data-table'
import styles from './delivery-page.module.scss'

/** So far ahead holidays are named, days. */
const HOLIDAYS_WITHIN = 45
const buyerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

type SchedulePanelProps = {
  schedules: Resource<{ items: DeliverySchedule[] }>
  points: readonly DeliveryAddress[]
  city: { id: number; name: string }
  /** The server's clock, ms; null: not known yet. */
  now: number | null
}

/** When the store of the region delivers where, by the days of the week; its failure is its own, the points stay. [ENT-005, ERROR-011] */
export function SchedulePanel({ schedules, points, city, now }: SchedulePanelProps) {
  return (
    <Panel title="Когда доставляем" isFlush className={styles.panel}>
      {schedules.status === 'loading' && (
        <div className={styles.asking} role="status" aria-label="Загружаем расписание">
          <Delayed>
            <Skeleton height={180} />
          </Delayed>
        </div>
      )}
      {schedules.status === 'failed' && (
        <div className={styles.failed}>
          <Note tone="warn" role="status">
            Расписание не&nbsp;загрузилось: дни доставки пока не&nbsp;показать. {failureText(schedules.error)}{' '}
            <TextLinkButton onClick={schedules.reload}>Повторить</TextLinkButton>
          </Note>
        </div>
      )}
      {schedules.status === 'ready' && (
        <Schedules zones={schedules.data.items.filter(({ store_city_id }) => store_city_id === city.id)} points={points} now={now} />
      )}
      {schedules.status === 'ready' && (
        <p className={styles.foot}>
          Время указано по&nbsp;складу: {city.name}. Так приходит то, что есть на&nbsp;складе города; остальное приедет позже, день виден
          в&nbsp;корзине.
        </p>
      )}
    </Panel>
  )
}

type SchedulesProps = { zones: readonly DeliverySchedule[]; points: readonly DeliveryAddress[]; now: number | null }

function Schedules({ zones, points, now }: SchedulesProps) {
  if (zones.length === 0) return <p className={styles.nothing}>Расписания для этого города нет: день доставки назовёт менеджер.</p>
  const holidays = now === null ? [] : [...new Set(zones.flatMap((zone) => holidaysAhead(zone, now, HOLIDAYS_WITHIN)))].sort()
  return (
    <>
      <Table label="Расписание доставки по дням недели" minWidth={720}>
        <thead>
          <tr>
            <th scope="col">Зона</th>
            {WEEK.map(({ day, short, name }) => (
              <th key={day} scope="col" className={styles.weekday}>
                <span aria-hidden="true">{short}</span>
                <span className="vh">{name}</span>
              </th>
            ))}
            <th scope="col">Заказать до</th>
            <th scope="col">Время доставки</th>
            <th scope="col">Ближайшая доставка</th>
          </tr>
        </thead>
        <tbody>
          {zones.map((zone) => (
            <Zone key={zone.id} zone={zone} count={points.filter(({ schedule_id }) => schedule_id === zone.id).length} now={now} />
          ))}
        </tbody>
      </Table>
      {holidays.length > 0 && (
        <p className={styles.foot}>
          Праздники без доставки: {holidays.map(deliveryDayText).join('; ')}. Заказать перед ними нужно в&nbsp;последний рабочий день.
        </p>
      )}
    </>
  )
}

function Zone({ zone, count, now }: { zone: DeliverySchedule; count: number; now: number | null }) {
  const [next] = now === null ? [] : deliveryDays(zone, now, 0, 1)
  return (
    <tr>
      <th scope="row">
        {zone.zone}
        {count > 0 && <small className={styles.count}>{counted(count, cabinetWords.deliveryPoint)}</small>}
      </th>
      {WEEK.map(({ day }) => (
        <td key={day} className={styles.weekday}>
          {zone.days.includes(day) ? (
            <>
              <span aria-hidden="true" className={styles.dot} />
              <span className="vh">доставляем</span>
            </>
          ) : (
            <span aria-hidden="true">–</span>
          )}
        </td>
      ))}
      <td>{zone.cutoff} накануне</td>
      <td>{zone.windows.map(windowText).join(', ') || 'в течение дня'}</td>
      <td>
        {next && now !== null ? (
          <>
            <b>{deliveryDayText(next.date)}</b>
            <small className={styles.count}>заказать {orderByText(next, zone, now, buyerZone)}</small>
          </>
        ) : (
          <span>…</span>
        )}
      </td>
    </tr>
  )
}
