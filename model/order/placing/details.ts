import { deliveryDayOf, deliveryDays, type DeliveryDay } from '../../company/delivery-dates'
import type { DeliverySchedule } from '../../company/delivery'
import { parsePhone } from '../../identity/phone'
import { cleanText } from '../../text/typed/clean-text'
import type { User } from '../../identity/user'
import { deliveryDayText, holidayText } from '../../company/delivery-words'
import { CONTACT_NAME_LENGTH } from '../../limits'
import type { ArrivalDays } from '../arrival'
import type { OrderWords } from '../draft'
import type { OrderDetails } from '../order'

/** Who receives an order: as typed, the phone too. */
export type Contact = { name: string; phone: string }
/** What is wrong with each field of a contact. */
export type ContactProblems = { name: 'noName' | 'longName' | null; phone: 'noPhone' | 'badPhone' | null }
/** What is wrong with a contact, the first of it. */
export type ContactProblem = ContactProblems['name'] | ContactProblems['phone']

/** Who receives the next order: as the buyer said, else who is signed in. [DEC-067] */
export const contactOf = (
  { contactName, contactPhone }: Pick<OrderWords, 'contactName' | 'contactPhone'>,
  user: Pick<User, 'name' | 'phone'> | null,
): Contact => ({ name: contactName ?? user?.name ?? '', phone: contactPhone ?? user?.phone ?? '' })

/** What keeps a contact from being called, field by field. [DEC-042] */
export const contactProblems = ({ name, phone }: Contact): ContactProblems => ({
  name: name.trim() === '' ? 'noName' : name.trim().length > CONTACT_NAME_LENGTH ? 'longName' : null,
  phone: phone.trim() === '' ? 'noPhone' : parsePhone(phone) === null ? 'badPhone' : null,
})

/** The first thing that keeps a contact from being called. [DEC-042] */
export function contactProblem(contact: Contact): ContactProblem {
  const { name, phone } = contactProblems(contact)
  return name ?? phone
}

const PROBLEMS: Readonly<Record<Exclude<ContactProblem, null>, string>> = {
  noName: 'Укажите, кто примет заказ.',
  longName: `Сократите имя контакта: помещается ${CONTACT_NAME_LENGTH}\u00a0знаков.`,
  noPhone: 'Укажите телефон того, кто примет заказ.',
  badPhone: 'Проверьте телефон контакта: нужны от 11 до 15 цифр.',
}
/** The same in words: what to do. */
export const contactProblemText = (problem: Exclude<ContactProblem, null>): string => PROBLEMS[problem]

/** A day that was chosen and is not offered any more, 'YYYY-MM-DD': its cut-off has come, nothing is delivered then, or not all goods are in the city by then. */
export type GoneDay = { date: string; why: 'late' | 'holiday' | 'goods' }
/** The same in words: what to do. */
export const goneDayText = ({ date, why }: GoneDay): string => `${GONE_DAYS[why](date)}. Выберите другой день.`
const GONE_DAYS: Readonly<Record<GoneDay['why'], (date: string) => string>> = {
  late: (date) => `На ${deliveryDayText(date)} сюда уже не\u00a0доставим`,
  holiday: holidayText,
  goods: (date) => `На ${deliveryDayText(date)} всё вместе не\u00a0доставим: часть товаров придёт с\u00a0других складов позже`,
}

/** When an order is wanted: of the days that are offered, the chosen one or the first. */
export type Wanted = {
  schedule: DeliverySchedule
  /** When all goods are in the city; null: nobody knows, and no day is offered; undefined: not known yet. */
  arrival: ArrivalDays | undefined
  days: readonly DeliveryDay[]
  /** The goods put the nearest day off: without them there would be an earlier one. */
  isPutOff: boolean
  /** null: no day is offered, or the chosen one is not any more. */
  date: string | null
  goneDay: GoneDay | null
  /** null: any time of the day. */
  window: string | null
}

/**
 * When the next order can come and is wanted; null where nothing is promised. No day is before all goods are in the city; while it is
 * not known when they are, none is offered and a chosen one waits. [ENT-005, DEC-012, DEC-067]
 * @param now ms; null: not known yet
 * @param arrival days until all goods are in the city, see `Wanted`
 */
export function wantedOf(
  { receiving, wantedDate, wantedWindow }: Pick<OrderWords, 'receiving' | 'wantedDate' | 'wantedWindow'>,
  schedule: DeliverySchedule | null,
  now: number | null,
  arrival: ArrivalDays | undefined,
): Wanted | null {
  if (schedule === null || now === null || receiving !== 'delivery') return null
  const window = wantedWindow !== null && schedule.windows.includes(wantedWindow) ? wantedWindow : null
  if (arrival === undefined || arrival === null) return { schedule, arrival, days: [], isPutOff: false, date: null, goneDay: null, window }
  const offered = deliveryDays(schedule, now, arrival)
  const chosen = wantedDate === null ? undefined : deliveryDayOf(schedule, now, wantedDate, arrival)
  const isGone = wantedDate !== null && chosen === undefined
  return {
    schedule,
    arrival,
    days: chosen && !offered.some(({ date }) => date === chosen.date) ? [...offered, chosen] : offered,
    isPutOff: arrival > 0 && deliveryDays(schedule, now, 0, 1)[0]?.date !== offered[0]?.date,
    date: isGone ? null : (wantedDate ?? offered[0]?.date ?? null),
    goneDay: isGone ? { date: wantedDate, why: whyGone(schedule, now, wantedDate) } : null,
    window,
  }
}

function whyGone(schedule: DeliverySchedule, now: number, date: string): GoneDay['why'] {
  if (schedule.closed_days?.includes(date)) return 'holiday'
  return deliveryDayOf(schedule, now, date, 0) ? 'goods' : 'late'
}

/** What is sent of it; what was not said, or is no phone, is left out. */
export function detailsOf(contact: Contact, buyerNumber: string, wanted: Wanted | null): OrderDetails {
  const phone = parsePhone(contact.phone)
  const name = cleanText(contact.name).trim()
  const number = cleanText(buyerNumber).trim()
  return {
    ...(name !== '' && { contact_name: name }),
    ...(phone !== null && { contact_phone: phone }),
    ...(number !== '' && { buyer_number: number }),
    ...(wanted?.date && { wanted_date: wanted.date }),
    ...(wanted?.date && wanted.window && { wanted_window: wanted.window }),
  }
}
