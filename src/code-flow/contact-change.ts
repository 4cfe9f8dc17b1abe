import type { Api } from '../../model/contract'
import { typedText } from '../../model/form/check-body'
import { isEmail } from '../../model/identity/email'
import { parsePhone } from '../../model/identity/phone'
import { defineForm } from '../form/form-definition'
import { readDraft } from '../form/form-draft'

/** What of an account is confirmed by a code before it is changed. */
export type Contact = 'email' | 'phone'

const LABELS: Readonly<Record<Contact, string>> = { email: 'Новый email', phone: 'Новый телефон' }
/** What the draft and the flow of such a change are called. */
export const changeName = (contact: Contact): string => `change-${contact}`

/** The new address as it travels, or the sentence for its field. [DEC-042] */
function read(contact: Contact, typed: string): { value: string } | { error: string } {
  const text = typedText(typed) ?? ''
  if (text === '') return { error: contact === 'email' ? 'Введите email' : 'Введите телефон' }
  const value = contact === 'phone' ? parsePhone(text) : isEmail(text) ? text : null
  return value === null ? { error: contact === 'email' ? 'Некорректный email' : 'Некорректный телефон' } : { value }
}

type ContactForm = {
  userId: number
  contact: Contact
  /** What the account has now. */
  current: string
  /** The id of the request, by which it is looked up. */
  request: string
}
const IS_OWN: Readonly<Record<Contact, string>> = { email: 'Этот email уже ваш', phone: 'Этот телефон уже ваш' }

/** The first step of a change of e-mail or phone: a code goes to the new one. [CALL-014, DEC-071] */
export const contactForm = ({ userId, contact, current, request }: ContactForm) =>
  defineForm({
    name: changeName(contact),
    call: 'codeVerifications.createForUser',
    isKeyed: false,
    labels: { address: LABELS[contact] },
    serverNames: { email: 'address', phone: 'address' },
    empty: { address: '' },
    check: ({ address }) => {
      const found = read(contact, address)
      if ('error' in found) return { errors: { address: found.error }, args: null }
      if (found.value.toLowerCase() === current.toLowerCase()) return { errors: { address: IS_OWN[contact] }, args: null }
      return { errors: {}, args: { params: { id: userId }, body: { [contact]: found.value, code_verification_id: request } } }
    },
    words: { notSent: 'Код не\u00a0отправлен.', maybeSent: 'Возможно, код уже отправлен.' },
    lookUp: async (api, _values, signal) => (await api('codeVerifications.get', { query: { id: request } }, { signal })) !== null,
    hasDraft: true,
  })

/** What follows the right code: the address that was confirmed becomes the one of the account. For the kind `change` of a code flow. [CALL-010] */
export const changeContact =
  (userId: number, contact: Contact) =>
  (api: Api, id: string, signal: AbortSignal): Promise<unknown> => {
    const { address } = readDraft(changeName(contact), { address: '' })
    const found = read(contact, typeof address === 'string' ? address : '')
    const body = { ...('value' in found && { [contact]: found.value }), code_verification_id: id }
    return api('users.update', { params: { id: userId }, body }, { signal })
  }
