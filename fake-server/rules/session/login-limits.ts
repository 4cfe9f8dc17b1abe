import type { Pace } from '../../../model/identity/attempt-pause'
import type { Scene, StoredUser } from '../../scene'
import type { Counted } from '../attempts'

const MINUTE_MS = 60_000
/** Wrong passwords of one account from one client, or on one device of its owner. */
const LOGIN_PACE: Pace = { free: 10, firstMs: 30_000, longestMs: 15 * MINUTE_MS, forgetMs: 60 * MINUTE_MS }
/** Wrong passwords of one client, whatever accounts it tries. */
const CLIENT_PACE: Pace = { free: 30, firstMs: 30_000, longestMs: 15 * MINUTE_MS, forgetMs: 60 * MINUTE_MS }

/** What the failures of a login are counted under: `own` ends with a success, `client` does not. */
export type LoginLimits = { own: Counted; client: Counted | null }

/**
 * An account is counted once, whichever of its names is typed, and apart for each client: nobody locks another out. A device on which its
 * owner has logged in before is counted by itself, so that the right password passes there whatever others do from the same address.
 * @param user whose name was typed, null: nobody's @param device the digest of the device, null: not one of this user's
 */
export function loginLimits(
  { client, secrets }: Pick<Scene, 'client' | 'secrets'>,
  login: string,
  user: StoredUser | null,
  device: string | null,
): LoginLimits {
  const account = user ? `user ${user.id}` : `login ${secrets.digest(login)}`
  if (device !== null) return { own: { key: `${account} on ${device}`, pace: LOGIN_PACE }, client: null }
  return {
    own: { key: `${account} from ${client}`, pace: LOGIN_PACE },
    client: { key: `client ${client}`, pace: CLIENT_PACE },
  }
}
