import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useDeferredValue, useState } from 'react'
import { type DeliveryAddress, type DeliverySchedule, scheduleOf } from '../../../model/company/delivery'
import { deliveryDays } from '../../../model/company/delivery-dates'
import { deliveryDayText, orderByText } from '../../../model/company/delivery-words'
import { findAddresses } from '../../../model/company/find-addresses'
import { weekdaysText } from '../../../model/company/week-schedule'
import { tied } from '../../../model/text/tied'
import { useConfig } from '../../hooks/data/use-config'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { SearchInput } from '../../ui/controls/search-input'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { PlaceMap } from '../../ui/map/map'
import { Badge } from '../../ui/marks/badge'
import { Panel } from '../../ui/surfaces/panel'
import styles from './delivery-page.module.scss'

/** From so many on a point is looked for. */
const SEARCHED_FROM = 6
/** So many are drawn at first, and with each press more. */
const DRAWN = 50
const buyerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

export type PointListProps = {
  points: readonly DeliveryAddress[]
  /** Undefined: not known, and nothing is said of days. */
  schedules: readonly DeliverySchedule[] | undefined
  /** The server's clock, ms; null: not known yet. */
  now: number | null
  /** Why points cannot be changed; undefined: they can. [DEC-035] */
  whyNot: string | undefined
  onRename: (point: DeliveryAddress) => void
  onRemove: (point: DeliveryAddress) => void
}

/** The delivery points of a region, the primary one first; where there are many they are searched. [ENT-004] */
export function PointList({ points, ...row }: PointListProps) {
  const mapsKey = useConfig()?.maps_key ?? ''
  const [text, setText] = useState('')
  const [drawn, setDrawn] = useState(DRAWN)
  const [marked, setMarked] = useState<number | null>(null)
  const looked = useDeferredValue(text)
  const found = findAddresses(points, looked)
  const shown = found.slice(0, drawn)
  return (
    <Panel
      title="Адреса"
      isFlush
      className={styles.panel}
      aside={
        points.length >= SEARCHED_FROM && (
          <span className={styles.search}>
            <SearchInput
              label="Найти точку"
              placeholder="Название или адрес"
              size="s"
              value={text}
              onChange={(next) => {
                setText(next)
                setDrawn(DRAWN)
              }}
            />
          </span>
        )
      }
    >
      <span role="status" className="vh">
        {looked.trim() !== '' && `Найдено: ${found.length}`}
      </span>
      {mapsKey !== '' && (
        <div className={styles.map}>
          <PlaceMap label="Точки доставки на карте" places={shown} selectedId={marked} onSelect={setMarked} mapsKey={mapsKey} />
        </div>
      )}
      {found.length === 0 ? (
        <p className={styles.nothing}>
          Такой точки нет. <TextLinkButton onClick={() => setText('')}>Показать все</TextLinkButton>
        </p>
      ) : (
        <ul className={styles.points}>
          {shown.map((point) => (
            <Point key={point.id} point={point} {...row} />
          ))}
        </ul>
      )}
      {found.length > drawn && (
        <p className={styles.more}>
          <Button variant="line" size="s" onClick={() => setDrawn(drawn + DRAWN)}>
            Показать ещё {Math.min(DRAWN, found.length - drawn)} из {found.length - drawn}
          </Button>
        </p>
      )}
    </Panel>
  )
}

function Point({ point, schedules, now, whyNot, onRename, onRemove }: Omit<PointListProps, 'points'> & { point: DeliveryAddress }) {
  return (
    <li className={styles.point}>
      <div>
        <p className={styles.name}>
          <b>{point.name}</b>
          {point.is_primary === 1 && <Badge tone="info">Основная</Badge>}
        </p>
        <p>{tied(point.address)}</p>
      </div>
      <div className={styles.days}>{schedules && <PointDays schedule={scheduleOf(point, schedules)} now={now} />}</div>
      <div className={styles.tools}>
        <IconButton size="s" icon={Pencil} label={`Переименовать: ${point.name}`} disabledReason={whyNot} onClick={() => onRename(point)} />
        <IconButton size="s" icon={Trash2} label={`Удалить: ${point.name}`} disabledReason={whyNot} onClick={() => onRemove(point)} />
      </div>
    </li>
  )
}

/** On which days goods come to a point, and the next of them. [ENT-005] */
function PointDays({ schedule, now }: { schedule: DeliverySchedule | null; now: number | null }) {
  if (!schedule) return <p className={styles.note}>Расписания нет: день доставки назовёт менеджер</p>
  const [next] = now === null ? [] : deliveryDays(schedule, now, 0, 1)
  return (
    <>
      {next && now !== null && (
        <p>
          <b>{deliveryDayText(next.date)}</b>, заказать {orderByText(next, schedule, now, buyerZone)}
        </p>
      )}
      <p className={styles.note}>
        {schedule.zone}: {weekdaysText(schedule.days)}
      </p>
    </>
  )
}
