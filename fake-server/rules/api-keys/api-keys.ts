import type { ApiKey, ApiRequest, NewApiKey } from '../../../model/api-key/api-key'
import { KEYS_PER_REGION } from '../../../model/api-key/api-limits'
import { refuse } from '../../refusals'
import type { Scene, StoredRegion, StoredUser } from '../../scene'
import type { Secrets } from '../../secrets'
import { nextId, type TableRow, type Tables } from '../../tables'
import { randomId } from '../random-id'
import { dayOf } from '../region/region-prices'
import { countsAt } from './price-counts'

type Stored = TableRow<'apiKey'>
type Keeper = Pick<Scene, 'tables' | 'secrets' | 'now'>

const HOUR_MS = 3_600_000
/** The beginning of a secret that people see. */
const PREFIX_LENGTH = 12

const moment = (at: number): string | null => (at > 0 ? new Date(at).toISOString() : null)

/** Whether a key is neither revoked nor expired. */
export const isAliveRow = ({ revoked_at, expires_at }: Pick<Stored, 'revoked_at' | 'expires_at'>, now: number): boolean =>
  revoked_at === 0 && (expires_at === 0 || expires_at > now)

/** The key that a secret is of, alive or not; null: of none. The one before the last rotation is good for its overlap. */
export function keyOfSecret({ tables, secrets, now }: { tables: Tables; secrets: Secrets; now: number }, secret: string): Stored | null {
  const digest = secrets.digest(secret)
  const previous = { previous: { equals: digest }, previous_until: { gt: now } }
  return tables.apiKey.findFirst({ where: { digest: { equals: digest } } }) ?? tables.apiKey.findFirst({ where: previous })
}

/** A key as administrators see it. */
export function keyView({ tables, now }: Pick<Scene, 'tables' | 'now'>, key: Stored): ApiKey {
  const { window_count, day_count } = countsAt(key, now())
  return {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    rights: key.rights,
    created_at: new Date(key.at).toISOString(),
    created_by: tables.user.findFirst({ where: { id: { equals: key.user_id } } })?.name ?? '',
    expires_at: moment(key.expires_at),
    last_used_at: moment(key.used_at),
    revoked_at: moment(key.revoked_at),
    previous_until: key.previous_until > now() ? moment(key.previous_until) : null,
    used: { window: window_count, day: day_count },
  }
}

/** The keys of a region, the newest first, those that work no more included. */
export const keysOf = (scene: Pick<Scene, 'tables' | 'now'>, { id }: StoredRegion): ApiKey[] =>
  scene.tables.apiKey
    .findMany({ where: { region_id: { equals: id } } })
    .sort((one, other) => other.id - one.id)
    .map((key) => keyView(scene, key))

/** Makes a key that acts in the name of an administrator. @throws 409 where there are as many as there may be, 422 for a day that is over */
export function makeKey(
  scene: Keeper,
  region: StoredRegion,
  user: StoredUser,
  { name, rights, expires_on }: NewApiKey,
): { key: ApiKey; secret: string } {
  const { tables, now } = scene
  const alive = tables.apiKey.findMany({ where: { region_id: { equals: region.id } } }).filter((key) => isAliveRow(key, now()))
  if (alive.length >= KEYS_PER_REGION)
    throw refuse(409, { message: `Ключей у\u00a0региона уже ${KEYS_PER_REGION}: отзовите ненужный и\u00a0создайте новый` })
  if (expires_on !== undefined && expires_on < dayOf(now()))
    throw refuse(422, { errors: { expires_on: ['Этот день прошёл: выберите сегодняшний или более поздний'] } })
  const { secret, prefix, digest } = newSecret(scene)
  const key = tables.apiKey.create({
    id: nextId(tables, 'apiKey'),
    region_id: region.id,
    user_id: user.id,
    name,
    rights: [...new Set(rights)],
    prefix,
    digest,
    previous: '',
    previous_until: 0,
    at: now(),
    expires_at: expires_on === undefined ? 0 : endOfDay(expires_on),
    revoked_at: 0,
    used_at: 0,
    window_at: 0,
    window_count: 0,
    day: '',
    day_count: 0,
  })
  return { key: keyView(scene, key), secret }
}

/** Gives a key another secret; the old one is accepted for so many hours more. @throws 404, 409 where the key does not work any more */
export function rotateKey(scene: Keeper, region: StoredRegion, keyId: number, overlapHours: number): { key: ApiKey; secret: string } {
  const { tables, now } = scene
  const found = requireKey(scene, region, keyId)
  if (!isAliveRow(found, now())) throw refuse(409, { message: 'Ключ уже не\u00a0действует: создайте новый' })
  const { secret, prefix, digest } = newSecret(scene)
  const previous_until = overlapHours > 0 ? now() + overlapHours * HOUR_MS : 0
  const data = { prefix, digest, previous: overlapHours > 0 ? found.digest : '', previous_until }
  const [key = found] = tables.apiKey.update({ where: { id: { equals: keyId } }, data })
  return { key: keyView(scene, key), secret }
}

/** Ends a key at once; one that has ended stays as it is. @throws 404 */
export function revokeKey(scene: Keeper, region: StoredRegion, keyId: number): void {
  const { revoked_at } = requireKey(scene, region, keyId)
  if (revoked_at === 0) scene.tables.apiKey.update({ where: { id: { equals: keyId } }, data: { revoked_at: scene.now() } })
}

/** The log of a key, the newest first. @throws 404 */
export function requestsOf(scene: Keeper, region: StoredRegion, keyId: number): ApiRequest[] {
  const { id } = requireKey(scene, region, keyId)
  return scene.tables.apiRequest
    .findMany({ where: { key_id: { equals: id } } })
    .sort((one, other) => other.id - one.id)
    .map(({ key_id: _key, at, ...request }) => ({ ...request, at: new Date(at).toISOString() }))
}

function requireKey({ tables }: Pick<Scene, 'tables'>, region: StoredRegion, keyId: number): Stored {
  const key = tables.apiKey.findFirst({ where: { id: { equals: keyId }, region_id: { equals: region.id } } })
  if (!key) throw refuse(404, { message: 'У\u00a0региона нет такого ключа' })
  return key
}

/** A secret that is answered once; the server has its digest. */
function newSecret({ secrets }: Pick<Scene, 'secrets'>): { secret: string; prefix: string; digest: string } {
  const secret = `krt_${randomId()}${randomId()}`
  return { secret, prefix: secret.slice(0, PREFIX_LENGTH), digest: secrets.digest(secret) }
}

/** The end of a day in Moscow, ms. */
const endOfDay = (day: string): number => Date.parse(`${day}T23:59:59.999+03:00`)
