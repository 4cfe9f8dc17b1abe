import { isDeliverable } from '../../../model/company/delivery-dates'
import { deliveryDayText } from '../../../model/company/delivery-words'
import type { NewOrder } from '../../../model/order/order'
import { refuse } from '../../refusals'
import type { Scene } from '../../scene'
import { SCHEDULES } from '../../seed/places'

/** 422 for a day or a window that goods cannot come in: by the schedule of the address and the server's clock. [ENT-005, DEC-069] */
export function requireDay({ tables, now }: Pick<Scene, 'tables' | 'now'>, { receiving, wanted_date, wanted_window }: NewOrder): void {
  if (wanted_date === undefined) {
    if (wanted_window !== undefined) throw refuse(422, { errors: { wanted_window: ['Выберите и\u00a0день доставки'] } })
    return
  }
  const address =
    receiving.type === 'delivery' ? tables.address.findFirst({ where: { id: { equals: receiving.delivery_address_id } } }) : null
  const schedule = SCHEDULES.find(({ id }) => id === address?.schedule_id)
  if (!schedule) throw refuse(422, { errors: { wanted_date: ['День доставки сюда не\u00a0выбирают: о\u00a0нём договорится менеджер'] } })
  if (!isDeliverable(schedule, now(), wanted_date))
    throw refuse(422, { errors: { wanted_date: [`На ${deliveryDayText(wanted_date)} сюда уже не\u00a0доставим: выберите другой день`] } })
  if (wanted_window !== undefined && !schedule.windows.includes(wanted_window))
    throw refuse(422, { errors: { wanted_window: ['В\u00a0эти часы сюда не\u00a0возят: выберите другие'] } })
}
