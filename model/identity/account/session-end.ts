import * as z from 'zod/mini'
import { Moment } from '../../id'
import { formatDayTime } from '../../text/date'

/** How the login of this browser was ended from elsewhere. `reason`: on the account page of another device, or by a new password. [DEC-073] */
export const SessionEnd = z.object({ reason: z.enum(['elsewhere', 'password']), at: Moment })
export type SessionEnd = z.output<typeof SessionEnd>

/** How the login was ended and when, in words, and what to do if it was somebody else. */
export const sessionEndText = ({ reason, at }: SessionEnd, timeZone: string): string => {
  const when = formatDayTime(at, timeZone)
  return reason === 'password'
    ? `Пароль сменили на\u00a0другом устройстве ${when}, и\u00a0вход здесь закончился: войдите с\u00a0новым паролем. Если меняли не\u00a0вы, восстановите пароль.`
    : `Вход завершили с\u00a0другого устройства ${when}. Если это были не\u00a0вы, потом смените пароль.`
}
