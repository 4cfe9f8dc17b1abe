import { checkBody, typedText } from '../form/check-body'
import type { CheckForm } from '../form/form'
import { parsePhone } from '../identity/phone'
import { Feedback, FEEDBACK_TEXT_LENGTH } from './feedback'

/** What a service or a shop may ask of the trust-mark programme, by the end of the address /service/{request}. */
export const SERVICE_REQUESTS = {
  join: 'Вступить в\u00a0программу',
  check: 'Проверить знак или товар',
  materials: 'Получить наклейку и\u00a0файлы',
} as const
export type ServiceRequest = keyof typeof SERVICE_REQUESTS

/** The longest name or address of a service, characters. */
export const SERVICE_NAME_LENGTH = 200
/** What the lines before the message take at most. */
const HEAD_LENGTH = 500
/** The longest message of a request, characters. */
export const SERVICE_TEXT_LENGTH = FEEDBACK_TEXT_LENGTH - HEAD_LENGTH

/** What an address asks for; null: nothing that the programme knows. */
export const serviceRequest = (text: string | undefined): ServiceRequest | null =>
  text !== undefined && Object.hasOwn(SERVICE_REQUESTS, text) ? (text as ServiceRequest) : null // a name of the table

/** The fields of the form, as they are typed. */
export type TypedServiceRequest = {
  request: ServiceRequest | ''
  service: string
  address: string
  text: string
  name: string
  email: string
  phone: string
  /** The author allows the shop to keep what is written. */
  consent: boolean
}

/** Before anything was typed. */
export const EMPTY_SERVICE_REQUEST: TypedServiceRequest = {
  request: '',
  service: '',
  address: '',
  text: '',
  name: '',
  email: '',
  phone: '',
  consent: false,
}

/** @param missing what is said of an empty one; null: it may be empty */
function lengthError(field: string, text: string, missing: string | null, max: number): Record<string, string> {
  if (text === '') return missing === null ? {} : { [field]: missing }
  return text.length > max ? { [field]: `Не\u00a0больше ${max}\u00a0знаков` } : {}
}

/** The rules of that form. A request travels as a message to the shop, with what it is about in its first lines. */
export const checkServiceRequest: CheckForm<TypedServiceRequest, { body: Feedback }> = (typed) => {
  const [service, address, text] = [typed.service.trim(), typed.address.trim(), typed.text.trim()]
  const phone = typedText(typed.phone)
  const lines = [
    typed.request && SERVICE_REQUESTS[typed.request].replaceAll('\u00a0', ' '),
    `Сервис: ${service}`,
    `Адрес: ${address}`,
    ...(text === '' ? [] : ['', text]),
  ]
  const { errors, body } = checkBody(Feedback, {
    name: typed.name,
    email: typed.email.trim(),
    ...(phone !== undefined && { phone: parsePhone(phone) ?? phone }),
    subject: 'trustmark',
    text: lines.join('\n').slice(0, FEEDBACK_TEXT_LENGTH),
  })
  const own: Record<string, string> = {
    ...(typed.request === '' && { request: 'Выберите, о\u00a0чём заявка' }),
    ...lengthError('service', service, 'Введите название сервиса или магазина', SERVICE_NAME_LENGTH),
    ...lengthError('address', address, 'Введите город и\u00a0адрес', SERVICE_NAME_LENGTH),
    ...lengthError('text', text, null, SERVICE_TEXT_LENGTH),
    ...(typed.email.trim() === '' && { email: 'Введите email: на\u00a0него придёт ответ' }),
    ...(!typed.consent && { consent: 'Без согласия мы\u00a0не\u00a0можем принять заявку' }),
  }
  return { errors: { ...errors, ...own }, args: body && Object.keys(own).length === 0 ? { body } : null }
}
