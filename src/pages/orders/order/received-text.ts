import { pickupDayText, wantedDayText } from '../../../../model/company/delivery-words'
import { formatPhone } from '../../../../model/identity/phone'
import type { Order } from '../../../../model/order/order'

type Days = Pick<Order, 'wanted_date' | 'wanted_window' | 'pickup_date' | 'pickup_from'>

/** When an order is received: the day that was wanted, «вт, 24 ноября, 9:00–13:00», or from when it was promised to be there to collect, «вт, 24 ноября, с 9:00»; '' where neither was said. [DEC-067, DEC-069] */
export const receivedText = ({ wanted_date = '', wanted_window = '', pickup_date = '', pickup_from = '' }: Days): string =>
  wanted_date ? wantedDayText(wanted_date, wanted_window) : pickup_date && pickupDayText(pickup_date, pickup_from)

/** Who receives an order: name and phone; '' where that was not said. [DEC-069] */
export const contactText = ({ contact_name = '', contact_phone = '' }: Pick<Order, 'contact_name' | 'contact_phone'>): string =>
  [contact_name, contact_phone && formatPhone(contact_phone)].filter(Boolean).join(', ')
