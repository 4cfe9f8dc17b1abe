import { deliveryDayText, windowText } from '../../../../model/company/delivery-words'
import { formatPhone } from '../../../../model/identity/phone'
import type { Order } from '../../../../model/order/order'

/** When an order is wanted: «вт, 24 ноября, 9:00–13:00»; '' where that was not said. [DEC-069] */
export const wantedText = ({ wanted_date = '', wanted_window = '' }: Pick<Order, 'wanted_date' | 'wanted_window'>): string =>
  wanted_date && [deliveryDayText(wanted_date), wanted_window && windowText(wanted_window)].filter(Boolean).join(', ')

/** Who receives an order: name and phone; '' where that was not said. [DEC-069] */
export const contactText = ({ contact_name = '', contact_phone = '' }: Pick<Order, 'contact_name' | 'contact_phone'>): string =>
  [contact_name, contact_phone && formatPhone(contact_phone)].filter(Boolean).join(', ')
