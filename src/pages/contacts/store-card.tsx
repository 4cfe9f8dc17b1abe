import { openingOf, openingText } from '../../../model/company/store/opening'
import type { Store } from '../../../model/company/store/store'
import { formatPhone } from '../../../model/identity/phone'
import { parsePosition, routeUrl } from '../../../model/map/position'
import { formatClock } from '../../../model/text/date'
import { addressBeside } from '../../../model/text/place'
import { tied } from '../../../model/text/tied'
import { Badge } from '../../ui/marks/badge'
import { OwnText } from '../../ui/text/own-text'
import styles from './contacts-page.module.scss'

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone

type StoreCardProps = {
  store: Store
  /** The server's clock, ms. */
  now: number
  /** It stands in the city of the region in force. */
  isOwn: boolean
}

/** A store: whether it is open by the clock of its city, its address, hours, phone and the way there. */
export function StoreCard({ store: { city, address, position, phone, schedule, hours }, now, isOwn }: StoreCardProps) {
  const at = parsePosition(position)
  const opening = hours && openingOf(hours, now)
  const there = hours && formatClock(now, hours.time_zone)
  return (
    <li className={styles.card}>
      <div className={styles.name}>
        <h3>{city}</h3>
        {isOwn && <Badge tone="info">Ваш склад</Badge>}
      </div>
      {opening && (
        <Badge tone={opening.isOpen ? 'ok' : 'mut'} className={styles.open}>
          {openingText(opening)}
        </Badge>
      )}
      <p>{addressBeside({ name: city, address })}</p>
      <p className={styles.minor}>
        <OwnText>{tied(schedule)}</OwnText>
        {there !== undefined && there !== formatClock(now, ownZone) && <OwnText>; там сейчас {there}</OwnText>}
      </p>
      <p className={styles.links}>
        <a href={`tel:+${phone}`}>{formatPhone(phone)}</a>
        {at && (
          <a href={routeUrl(at)} target="_blank" rel="noreferrer" aria-label={`Построить маршрут: ${city}`}>
            Построить маршрут
          </a>
        )}
      </p>
    </li>
  )
}
