import { deliveryDayOf } from '../../../model/company/delivery-dates'
import { deliveryDayText, holidayText } from '../../../model/company/delivery-words'
import type { ArrivalDays } from '../../../model/order/arrival'
import type { NewOrder } from '../../../model/order/order'
import { refuse } from '../../refusals'
import type { Scene } from '../../scene'
import { schedulesAt } from '../../seed/places'

/**
 * 422 for a day or a window that goods cannot come in: by the schedule of the address, the server's clock and where the goods are. [ENT-005, DEC-012, DEC-069]
 * @param arrival days until all of them are in the city
 */
export function requireDay(
  { tables, now }: Pick<Scene, 'tables' | 'now'>,
  { receiving, wanted_date, wanted_window }: NewOrder,
  arrival: ArrivalDays,
): void {
  if (wanted_date === undefined) {
    if (wanted_window !== undefined) throw refuse(422, { errors: { wanted_window: ['Выберите и\u00a0день доставки'] } })
    return
  }
  const address =
    receiving.type === 'delivery' ? tables.address.findFirst({ where: { id: { equals: receiving.delivery_address_id } } }) : null
  const schedule = schedulesAt(now()).find(({ id }) => id === address?.schedule_id)
  if (!schedule) throw refuse(422, { errors: { wanted_date: ['День доставки сюда не\u00a0выбирают: о\u00a0нём договорится менеджер'] } })
  const day = deliveryDayText(wanted_date)
  if (schedule.closed_days?.includes(wanted_date))
    throw refuse(422, { errors: { wanted_date: [`${holidayText(wanted_date)}: выберите другой день`] } })
  if (!deliveryDayOf(schedule, now(), wanted_date, 0))
    throw refuse(422, { errors: { wanted_date: [`На ${day} сюда уже не\u00a0доставим: выберите другой день`] } })
  if (arrival === null || !deliveryDayOf(schedule, now(), wanted_date, arrival))
    throw refuse(422, {
      errors: {
        wanted_date: [`На ${day} всё вместе не\u00a0доставим: часть товаров придёт с\u00a0других складов позже. Выберите другой день`],
      },
    })
  if (wanted_window !== undefined && !schedule.windows.includes(wanted_window))
    throw refuse(422, { errors: { wanted_window: ['В\u00a0эти часы сюда не\u00a0возят: выберите другие'] } })
}
