import * as z from 'zod/mini'
import { type FileLimits, fileRefusal } from '../files/file-limits'
import { checkBody, typedText } from '../form/check-body'
import type { CheckForm } from '../form/form'
import { Email, Phone } from '../identity/contact-fields'
import { parsePhone } from '../identity/phone'

/** The longest text of a message to the shop, characters. */
export const FEEDBACK_TEXT_LENGTH = 4000

/** What may be attached to a message to the shop. */
export const FEEDBACK_FILES: FileLimits = { kinds: ['JPG', 'PNG', 'PDF', 'DOCX', 'XLSX', 'TXT'], maxBytes: 5_242_880, maxCount: 3 }

/** What people write about, and how it is called on the screen. */
export const FEEDBACK_SUBJECTS = {
  order: 'Заказ или доставка',
  product: 'Товар, наличие, цена',
  documents: 'Документы и\u00a0оплата',
  account: 'Вход, компания, регион',
  complaint: 'Претензия по\u00a0качеству',
  site: 'Ошибка на\u00a0сайте',
  trustmark: 'Знак доверия',
  other: 'Другое',
} as const
export type FeedbackSubject = keyof typeof FEEDBACK_SUBJECTS
const subjects = Object.keys(FEEDBACK_SUBJECTS) as [FeedbackSubject, ...FeedbackSubject[]] // the table has eight

const text = (empty: string, max: number) => z.string().check(z.trim(), z.minLength(1, empty), z.maxLength(max, `Не больше ${max} знаков`))

/** A message to the shop from /support. The answer goes to the e-mail; a phone is welcome. Travels as form data because of the files. */
export const Feedback = z.object({
  name: text('Введите имя', 100),
  email: Email,
  phone: z.optional(Phone),
  subject: z.enum(subjects, 'Выберите тему'),
  /** The number of the order that it is about, as it was typed. */
  order_number: z.optional(z.string().check(z.maxLength(30, 'Не больше 30 знаков'))),
  text: text('Напишите, что случилось', FEEDBACK_TEXT_LENGTH),
  files: z.optional(
    z.array(z.custom<File>((sent) => sent instanceof File)).check(
      z.maxLength(FEEDBACK_FILES.maxCount, `Не больше ${FEEDBACK_FILES.maxCount} файлов`),
      z.check<File[]>(({ value, issues }) => {
        for (const file of value) {
          const refusal = fileRefusal(file, FEEDBACK_FILES)
          if (refusal !== null) issues.push({ code: 'custom', message: `${file.name}: ${refusal}`, input: value })
        }
      }),
    ),
  ),
})
export type Feedback = z.output<typeof Feedback>

/** The fields of the form on /support, as they are typed. */
export type TypedFeedback = {
  name: string
  email: string
  phone: string
  subject: FeedbackSubject | ''
  order_number: string
  text: string
  files: readonly File[]
  /** The author allows the shop to keep what is written. */
  consent: boolean
}

/** Before anything was typed. */
export const EMPTY_FEEDBACK: TypedFeedback = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  order_number: '',
  text: '',
  files: [],
  consent: false,
}

/** The rules of that form: an empty optional field is absent, a phone is cleaned as at the login. [DEC-042] */
export const checkFeedback: CheckForm<TypedFeedback, { body: Feedback }> = (typed) => {
  const phone = typedText(typed.phone)
  const { errors, body } = checkBody(Feedback, {
    name: typed.name,
    email: typed.email.trim(),
    ...(phone !== undefined && { phone: parsePhone(phone) ?? phone }),
    subject: typed.subject,
    ...(typedText(typed.order_number) !== undefined && { order_number: typedText(typed.order_number) }),
    text: typed.text,
    ...(typed.files.length > 0 && { files: [...typed.files] }),
  })
  const emailError = typed.email.trim() === '' ? 'Введите email: на\u00a0него придёт ответ' : errors['email']
  return {
    errors: {
      ...errors,
      ...(emailError !== undefined && { email: emailError }),
      ...(!typed.consent && { consent: 'Без согласия мы\u00a0не\u00a0можем принять сообщение' }),
    },
    args: body && typed.consent ? { body } : null,
  }
}
