import { LOGIN_LINK_LIFE_MS } from '../../../model/limits'
import { refuse } from '../../refusals'
import type { Scene, StoredUser } from '../../scene'
import { randomId } from '../random-id'

type TokenScene = Pick<Scene, 'tables' | 'secrets' | 'now'>
/** A token that was used or has expired is known as such for a day. */
const KNOWN_MS = 86_400_000

/** Makes a token that logs this user in once, within five minutes. Only its digest is stored. [DEC-039] */
export function issueTemporaryToken({ tables, secrets, now }: TokenScene, user: StoredUser): string {
  tables.temporaryToken.deleteMany({ where: { at: { lte: now() - KNOWN_MS } } })
  const token = randomId()
  tables.temporaryToken.create({ id: secrets.digest(token), user_id: user.id, at: now(), used_at: 0 })
  return token
}

/** The user whom a token logs in. @throws 404 for an unknown token, 409 for a used one, 410 for an expired one */
export function userOfToken({ tables, secrets, now }: TokenScene, token: string): StoredUser {
  const row = tables.temporaryToken.findFirst({ where: { id: { equals: secrets.digest(token) } } })
  const user = row && tables.user.findFirst({ where: { id: { equals: row.user_id } } })
  if (!user) throw refuse(404, { message: 'Такой ссылки для входа нет' })
  if (row.used_at > 0) throw refuse(409, { message: 'По этой ссылке уже вошли' })
  if (now() - row.at >= LOGIN_LINK_LIFE_MS) throw refuse(410, { message: 'Срок ссылки для входа истёк' })
  return user
}

/** Uses a token up. @returns the user whom it logs in @throws as `userOfToken` */
export function spendToken(scene: TokenScene, token: string): StoredUser {
  const user = userOfToken(scene, token)
  scene.tables.temporaryToken.update({ where: { id: { equals: scene.secrets.digest(token) } }, data: { used_at: scene.now() } })
  return user
}
