import * as z from 'zod/mini'
import { CODE_LENGTH, PHONE_DIGITS } from '../limits'
import { isEmail } from './email'
import { isInn } from './inn'
import { passwordFailures } from './password'

/** Fields of people and companies as they travel: already cleaned of spaces and brackets. Messages are for the field. */

/** [DEC-042] */
export const Email = z.string('Введите email').check(z.refine(isEmail, 'Некорректный email'))

/** Digits only, 11 to 15, a leading 8 already replaced. [DEC-042] */
export const Phone = z
  .string('Введите телефон')
  .check(z.regex(new RegExp(`^\\d{${PHONE_DIGITS.min},${PHONE_DIGITS.max}}$`), 'Некорректный телефон'))

/** [DEC-043] */
export const Inn = z.string('Введите ИНН').check(z.refine(isInn, 'Такого ИНН не бывает: проверьте цифры'))

/** [DEC-036] */
export const Kpp = z.string().check(z.regex(/^\d{4}[\dA-Z]{2}\d{3}$/, 'В КПП 9 знаков, например 770701001'))

/** The six digits of an e-mail or SMS. [DEC-037] */
export const Code = z
  .string('Введите код из письма или SMS')
  .check(z.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), `В коде ${CODE_LENGTH} цифр: проверьте письмо или SMS`))

/** A new password. That it is not the e-mail is checked by whoever knows the e-mail. [DEC-037] */
export const NewPassword = z.string('Придумайте пароль').check(
  z.maxLength(200, 'Пароль слишком длинный: не больше 200 знаков'),
  z.check<string>(({ value, issues }) => {
    for (const message of passwordFailures(value, '')) issues.push({ code: 'custom', message, input: value })
  }),
)
