import type { PickupAddress } from '../../../model/company/delivery'
import { daysAheadText, deliveryDayText } from '../../../model/company/delivery-words'
import { pickupTime } from '../../../model/company/pickup-time'
import type { ArrivalDays } from '../../../model/order/arrival'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * When an order can be collected at a point, for its card: «Соберём за 2 часа» only where everything is in the city and the point is open.
 * @param arrival days until everything is in the city; null: nobody knows
 * @param now ms; null: not known yet
 */
export function pickupWords({ ready, hours }: Pick<PickupAddress, 'ready' | 'hours'>, arrival: ArrivalDays, now: number | null): string {
  // undefined: its hours are not known; null: it is never open.
  const time = hours && arrival !== null && now !== null ? pickupTime(hours, arrival, now) : undefined
  if (arrival === null || time === null) return 'Срок уточнит менеджер'
  if (arrival > 0) return `Всё вместе\u00a0— ${daysAheadText(time?.ahead ?? arrival)}`
  if (!time || time.isRightAway) return ready
  const clock = time.from === null ? '' : ` с\u00a0${time.from.replace(/^0/, '')}`
  return capital(time.ahead <= 1 ? `${daysAheadText(time.ahead)}${clock}` : `${deliveryDayText(time.date)}${clock && `,${clock}`}`)
}
