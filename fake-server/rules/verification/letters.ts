import type { Scene } from '../../scene'
import { nextId, type TableRow } from '../../tables'

type LetterScene = Pick<Scene, 'tables' | 'now'>
export type Purpose = 'registration' | 'restore' | 'contact'
type Addressed = Pick<TableRow<'verification'>, 'channel' | 'target'>

const FOR: Readonly<Record<Purpose, string>> = {
  registration: 'для регистрации',
  restore: 'для нового пароля',
  contact: 'для подтверждения',
}

function send({ tables, now }: LetterScene, { channel, target }: Addressed, letter: { title: string; text: string; link?: string }): void {
  const { title, text, link = '' } = letter
  tables.message.create({
    id: nextId(tables, 'message'),
    to: target,
    kind: channel === 'sms' ? 'sms' : 'email',
    title,
    text,
    link,
    at: now(),
  })
}

/** Sends a code to the e-mail or the phone that it confirms. */
export const sendCode = (scene: LetterScene, to: Addressed, purpose: Purpose, code: string): void =>
  send(scene, to, {
    title: `Код ${FOR[purpose]}: ${code}`,
    text: `Код действует 10 минут. Никому его не сообщайте. Не запрашивали код – просто удалите это сообщение.`,
  })

/** Says to the owner of an account that somebody wanted to register or confirm its address: no screen may say so. [DEC-038] */
export const sendKnown = (scene: LetterScene, to: Addressed): void =>
  send(scene, to, {
    title: 'Учётная запись уже есть',
    text: 'Этот адрес или телефон уже указан в учётной записи магазина. Войдите или восстановите пароль.',
    link: '/auth/reset',
  })

/** Says to whom an account belongs that something of it was changed; to the old address where that was the change. */
export const sendChanged = (scene: LetterScene, to: string, what: 'password' | 'email' | 'phone'): void =>
  send(
    scene,
    { channel: 'email', target: to },
    { title: CHANGED[what], text: 'Если это сделали не вы, восстановите пароль и позвоните нам.', link: '/auth/reset' },
  )

const CHANGED = { password: 'Пароль изменён', email: 'Email учётной записи изменён', phone: 'Телефон учётной записи изменён' } as const
