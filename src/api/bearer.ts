import { ApiError } from '../../model/api-error'
import type { EndpointName } from '../../model/contract'

/** The bearer of the token strategy. It lives in the memory of the page alone; what outlives the page is a cookie that no script reads. [DEC-004] */
export type Bearer = {
  /** The bearer in force; null: there is none. */
  current: () => string | null
  /** The header of a call. */
  headers: () => Record<string, string>
  /**
   * Makes a call, and once more with a fresh bearer where its own was refused; all that were refused wait for the same refresh, and whoever
   * was refused with an older one asks for none. Takes the bearer out of the answer of a login, and forgets it after a logout.
   * @param send sends the call with the bearer in force @param refresh asks the server for a fresh one
   * @returns the answer. Rejects as the call does; with 503 where the server did not say whether the login is still in force. [CALL-005]
   */
  send: (name: EndpointName, send: () => Promise<unknown>, refresh: () => Promise<string>) => Promise<unknown>
}

/** Calls that sign in: their answers have the bearer. Other tokens are none, such as that of a login link. */
const SIGN_IN: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'session.login',
  'registration.finish',
  'codeVerifications.setUserPassword',
  'loginLinks.use',
])
/** Calls whose 401 no fresh bearer changes. */
const NOT_REFRESHED: ReadonlySet<EndpointName> = new Set<EndpointName>(['session.login', 'session.refresh'])
/** The server did not answer whether the login is still in force: the call may be made again. */
const UNKNOWN = 503

/** @returns the bearer of one page, none at first */
export function createBearer(): Bearer {
  let token: string | null = null
  let renewal: Promise<boolean> | null = null
  /** A login or logout meanwhile counts more than the answer to a refresh that was asked for before it. */
  let changes = 0
  function change(next: string | null): void {
    token = next
    changes++
  }

  async function ask(refresh: () => Promise<string>): Promise<boolean> {
    const before = changes
    try {
      const fresh = await refresh()
      if (before === changes) change(fresh)
      return token !== null
    } catch (thrown) {
      const { status, message, retryAfter } = ApiError.from(thrown)
      if (status !== 401) throw new ApiError(UNKNOWN, message, { retryAfter })
      if (before === changes) change(null)
      return token !== null
    }
  }

  function renew(refused: string | null, refresh: () => Promise<string>): Promise<boolean> {
    if (token !== refused && token !== null) return Promise.resolve(true)
    renewal ??= ask(refresh).finally(() => {
      renewal = null
    })
    return renewal
  }

  function note(name: EndpointName, answer: unknown): void {
    if (name === 'session.logout') change(null)
    if (!SIGN_IN.has(name)) return
    const { token: given } = Object(answer) as { token?: unknown }
    change(typeof given === 'string' ? given : null)
  }

  return {
    current: () => token,
    headers: (): Record<string, string> => (token === null ? {} : { authorization: `Bearer ${token}` }),
    send: async (name, send, refresh) => {
      const sent = token
      const answer = await send().catch(async (refused: unknown) => {
        if (ApiError.from(refused).status !== 401 || NOT_REFRESHED.has(name) || !(await renew(sent, refresh))) throw refused
        return send()
      })
      note(name, answer)
      return answer
    },
  }
}
