import { LOGIN_LINK_LIFE_MS } from '../../../model/limits'
import type { Pace } from '../../../model/identity/attempt-pause'
import { type RefusalStatus, refuse } from '../../refusals'
import type { Scene, StoredUser } from '../../scene'
import { countFailure, requireNoPause } from '../attempts'
import { randomId } from '../random-id'

type TokenScene = Pick<Scene, 'tables' | 'secrets' | 'now' | 'client'>
/** A token that was used or has expired is known as such for a day. */
const KNOWN_MS = 86_400_000
/** Links of one client that were refused, for whatever reason. */
const PACE: Pace = { free: 10, firstMs: 30_000, longestMs: 900_000, forgetMs: 3_600_000 }

/** Makes a token that logs this user in once, within five minutes. Only its digest is stored. [DEC-039] */
export function issueTemporaryToken({ tables, secrets, now }: Pick<Scene, 'tables' | 'secrets' | 'now'>, user: StoredUser): string {
  tables.temporaryToken.deleteMany({ where: { at: { lte: now() - KNOWN_MS } } })
  const token = randomId()
  tables.temporaryToken.create({ id: secrets.digest(token), user_id: user.id, at: now(), used_at: 0 })
  return token
}

/**
 * The user whom a token logs in. Each refusal is counted.
 * @throws 404 for an unknown token, 409 for a used one, 410 for an expired one, 429 after too many of these from one client
 */
export function userOfToken(scene: TokenScene, token: string): StoredUser {
  const { tables, secrets, now, client } = scene
  const counted = [{ key: `login links from ${client}`, pace: PACE }]
  const reject = (status: RefusalStatus, message: string) => {
    countFailure(scene, counted)
    return refuse(status, { message, isKept: true })
  }
  requireNoPause(scene, counted, 'Слишком много неверных ссылок.')
  const row = tables.temporaryToken.findFirst({ where: { id: { equals: secrets.digest(token) } } })
  const user = row && tables.user.findFirst({ where: { id: { equals: row.user_id } } })
  if (!user) throw reject(404, 'Такой ссылки для входа нет')
  if (row.used_at > 0) throw reject(409, 'По этой ссылке уже вошли')
  if (now() - row.at >= LOGIN_LINK_LIFE_MS) throw reject(410, 'Срок ссылки для входа истёк')
  return user
}

/** Uses a token up. @returns the user whom it logs in @throws as `userOfToken` */
export function spendToken(scene: TokenScene, token: string): StoredUser {
  const user = userOfToken(scene, token)
  scene.tables.temporaryToken.update({ where: { id: { equals: scene.secrets.digest(token) } }, data: { used_at: scene.now() } })
  return user
}

/** Deletes the tokens of a user that nobody has used. */
export function revokeLoginLinks({ tables }: Pick<Scene, 'tables'>, userId: number): void {
  tables.temporaryToken.deleteMany({ where: { user_id: { equals: userId }, used_at: { equals: 0 } } })
}
