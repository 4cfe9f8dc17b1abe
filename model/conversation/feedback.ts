import * as z from 'zod/mini'
import { Email, Phone } from '../identity/contact-fields'

const text = (max: number) => z.string().check(z.trim(), z.minLength(1, 'Заполните это поле'), z.maxLength(max, `Не больше ${max} знаков`))

/** What a visitor writes from /support; an answer goes to the e-mail, a phone is welcome. */
export const Feedback = z.object({ name: text(100), email: Email, phone: z.optional(Phone), subject: text(200), text: text(4000) })
export type Feedback = z.output<typeof Feedback>
