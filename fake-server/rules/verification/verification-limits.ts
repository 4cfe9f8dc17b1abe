import type { Pace } from '../../../model/identity/attempt-pause'
import type { Scene } from '../../scene'
import type { Counted } from '../attempts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Codes that are sent to one address, or wrong codes that are typed for it. */
const TARGET_PACE: Pace = { free: 10, firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS, forgetMs: HOUR_MS }
/** The same of one client, whatever addresses it tries. */
const CLIENT_PACE: Pace = { free: 30, firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS, forgetMs: HOUR_MS }

/** What requests for codes, and wrong codes, are counted under: the address alike whether an account has it. [DEC-038] */
export function codeLimits({ client, secrets }: Pick<Scene, 'client' | 'secrets'>, what: 'sent' | 'wrong', target: string): Counted[] {
  return [
    { key: `codes ${what} to ${secrets.digest(target)}`, pace: TARGET_PACE },
    { key: `codes ${what} from ${client}`, pace: CLIENT_PACE },
  ]
}
