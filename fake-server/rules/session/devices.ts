import { TOKEN_MAX_AGE_S } from '../../../model/limits'
import type { Scene, StoredUser } from '../../scene'
import { cookiesOf } from '../../transport/cookie-headers'
import { randomId } from '../random-id'

/** By this a device is known on which somebody has logged in; scripts do not see it, and a logout leaves it. */
const DEVICE_COOKIE = 'karter_device'
/** So many devices of one person are known, the latest. */
const DEVICES_KEPT = 20

type DeviceScene = Pick<Scene, 'tables' | 'request' | 'secrets'>
const rowId = (user: StoredUser, digest: string): string => `${user.id}/${digest}`

/** The digest of the device that asks, where this user has logged in on it before; null otherwise. */
export function knownDevice({ tables, request, secrets }: DeviceScene, user: StoredUser | null): string | null {
  const token = cookiesOf(request)[DEVICE_COOKIE]
  if (!user || !token) return null
  const digest = secrets.digest(token)
  return tables.device.findFirst({ where: { id: { equals: rowId(user, digest) } } }) ? digest : null
}

/** Knows the device that asks from now on. */
export function rememberDevice(scene: DeviceScene & Pick<Scene, 'now' | 'setCookie'>, user: StoredUser): void {
  const { tables, secrets, now, setCookie } = scene
  const known = knownDevice(scene, user)
  if (known !== null) {
    tables.device.update({ where: { id: { equals: rowId(user, known) } }, data: { at: now() } })
    return
  }
  const token = randomId()
  tables.device.create({ id: rowId(user, secrets.digest(token)), user_id: user.id, at: now() })
  setCookie(`${DEVICE_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${TOKEN_MAX_AGE_S}`)
  const all = tables.device.findMany({ where: { user_id: { equals: user.id } } }).sort((first, second) => second.at - first.at)
  tables.device.deleteMany({ where: { id: { in: all.slice(DEVICES_KEPT).map(({ id }) => id) } } })
}
