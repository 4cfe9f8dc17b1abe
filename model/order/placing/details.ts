import { deliveryDays, isDeliverable, type DeliveryDay } from '../../company/delivery-dates'
import type { DeliverySchedule } from '../../company/delivery'
import { parsePhone } from '../../identity/phone'
import type { User } from '../../identity/user'
import { CONTACT_NAME_LENGTH } from '../../limits'
import type { OrderWords } from '../draft'
import type { OrderDetails } from '../order'

/** Who receives an order: as typed, the phone too. */
export type Contact = { name: string; phone: string }
/** What is wrong with a contact, the first of it. */
export type ContactProblem = 'noName' | 'longName' | 'noPhone' | 'badPhone' | null

/** Who receives the next order: as the buyer said, else who is signed in. [DEC-067] */
export const contactOf = (
  { contactName, contactPhone }: Pick<OrderWords, 'contactName' | 'contactPhone'>,
  user: Pick<User, 'name' | 'phone'> | null,
): Contact => ({ name: contactName ?? user?.name ?? '', phone: contactPhone ?? user?.phone ?? '' })

/** What keeps a contact from being called. [DEC-042] */
export function contactProblem({ name, phone }: Contact): ContactProblem {
  if (name.trim() === '') return 'noName'
  if (name.trim().length > CONTACT_NAME_LENGTH) return 'longName'
  if (phone.trim() === '') return 'noPhone'
  return parsePhone(phone) === null ? 'badPhone' : null
}

const PROBLEMS: Readonly<Record<Exclude<ContactProblem, null>, string>> = {
  noName: 'Укажите, кто примет заказ.',
  longName: `Сократите имя контакта: помещается ${CONTACT_NAME_LENGTH}\u00a0знаков.`,
  noPhone: 'Укажите телефон того, кто примет заказ.',
  badPhone: 'Проверьте телефон контакта: нужны от 11 до 15 цифр.',
}
/** The same in words: what to do. */
export const contactProblemText = (problem: Exclude<ContactProblem, null>): string => PROBLEMS[problem]

/** When an order is wanted: of the days that are offered, the chosen one or the first. */
export type Wanted = {
  schedule: DeliverySchedule
  days: readonly DeliveryDay[]
  /** null: no day is offered, or the chosen one is not any more. */
  date: string | null
  /** What was chosen and is not offered any more. */
  goneDate: string | null
  /** null: any time of the day. */
  window: string | null
}

/**
 * When the next order can come and is wanted; null where nothing is promised. [ENT-005, DEC-067]
 * @param now ms; null: not known yet
 */
export function wantedOf(
  { receiving, wantedDate, wantedWindow }: Pick<OrderWords, 'receiving' | 'wantedDate' | 'wantedWindow'>,
  schedule: DeliverySchedule | null,
  now: number | null,
): Wanted | null {
  if (schedule === null || now === null || receiving !== 'delivery') return null
  const isGone = wantedDate !== null && !isDeliverable(schedule, now, wantedDate)
  const days = deliveryDays(schedule, now)
  return {
    schedule,
    days,
    date: isGone ? null : (wantedDate ?? days[0]?.date ?? null),
    goneDate: isGone ? wantedDate : null,
    window: wantedWindow !== null && schedule.windows.includes(wantedWindow) ? wantedWindow : null,
  }
}

/** What is sent of it; what was not said, or is no phone, is left out. */
export function detailsOf(contact: Contact, buyerNumber: string, wanted: Wanted | null): OrderDetails {
  const phone = parsePhone(contact.phone)
  const name = contact.name.trim()
  const number = buyerNumber.trim()
  return {
    ...(name !== '' && { contact_name: name }),
    ...(phone !== null && { contact_phone: phone }),
    ...(number !== '' && { buyer_number: number }),
    ...(wanted?.date && { wanted_date: wanted.date }),
    ...(wanted?.date && wanted.window && { wanted_window: wanted.window }),
  }
}
