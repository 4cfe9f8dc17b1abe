import * as z from 'zod/mini'
import { checkBody } from '../../form/check-body'
import type { Checked } from '../../form/form'
import { USER_NAME_LENGTH } from '../../limits'
import { cleanText } from '../../text/typed/clean-text'

/** The name of a user. */
export const UserName = z
  .string('Введите имя')
  .check(
    z.overwrite(cleanText),
    z.trim(),
    z.minLength(1, 'Введите имя'),
    z.maxLength(USER_NAME_LENGTH, `Не больше ${USER_NAME_LENGTH} знаков`),
  )

/** A typed name as the user's own, or what is wrong with it. [CALL-010] */
export function checkUserName({ name }: { name: string }): Checked<{ name: string }> {
  const { errors, body } = checkBody(z.object({ name: UserName }), { name })
  return { errors, args: body }
}
