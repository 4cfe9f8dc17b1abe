import { describe, expect, it } from 'vitest'
import { CLIENT_HEADER } from '../../../fake-server/transport/cookie-headers'
import { ApiError } from '../../../model/api-error'
import { pauseLeft, withFailure } from '../../../model/identity/attempt-pause'
import { apiOf, type Browser, browser, login, newServer, person, testClock, type TestServer } from '../../support/world'

/** A browser at a network address. */
function at(server: TestServer, client: string, cookies: Record<string, string> = {}): Browser {
  const who = browser(server, cookies)
  return {
    ...who,
    fetch: (url, init = {}) =>
      who.fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), [CLIENT_HEADER]: client } }),
  } // the client gives a plain object
}
const ATTACKER = '203.0.113.7'
const HOME = '198.51.100.1'

/** Statuses of logins with a wrong password. */
async function wrong(who: Browser, logins: readonly ({ email: string } | { phone: string })[]): Promise<number[]> {
  const api = apiOf(who)
  const statuses: number[] = []
  for (const body of logins)
    statuses.push(
      await api('session.login', { body: { ...body, password: 'wrong-1' } }).then(
        () => 200,
        (thrown: unknown) => ApiError.from(thrown).status,
      ),
    )
  return statuses
}
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)
const { email, phone } = person(1)

describe('wrong passwords', () => {
  it('pause the account for the client that sends them, with the seconds to wait, longer each time', async () => {
    const clock = testClock()
    const server = newServer({ clock })
    const attacker = at(server, ATTACKER)
    expect(await wrong(attacker, times(11, { email }))).toEqual([...times(10, 401), 429])
    await expect(login(apiOf(attacker), person(1))).rejects.toMatchObject({ status: 429, retryAfter: 30_000 })
    clock.advance(30_000)
    expect(await wrong(attacker, times(2, { email }))).toEqual([401, 429])
    await expect(login(apiOf(attacker), person(1))).rejects.toMatchObject({ status: 429, retryAfter: 60_000 })
    clock.advance(60_000)
    await login(apiOf(attacker), person(1))
  })

  it('of somebody else keep the owner out nowhere: not at another address, not on a device that is known at the same one', async () => {
    const server = newServer()
    const known = at(server, ATTACKER)
    await login(apiOf(known), person(1))
    await apiOf(known)('session.logout', {})
    await wrong(at(server, ATTACKER), times(12, { email }))
    await login(apiOf(at(server, HOME)), person(1))
    await login(apiOf(known), person(1))
  })

  it('on a device that is known are limited as well', async () => {
    const server = newServer()
    const known = at(server, HOME)
    await login(apiOf(known), person(1))
    expect((await wrong(known, times(11, { email }))).at(-1)).toBe(429)
  })

  it('for the e-mail and for the phone of an account count together', async () => {
    const attacker = at(newServer(), ATTACKER)
    expect(await wrong(attacker, [...times(5, { email }), ...times(5, { phone }), { email }, { phone }])).toEqual([
      ...times(10, 401),
      429,
      429,
    ])
  })

  it('of one client over many accounts are limited, known logins and unknown ones alike; a success of his own changes nothing', async () => {
    const server = newServer()
    const attacker = at(server, ATTACKER)
    const logins = Array.from({ length: 29 }, (_, nth) => ({ email: `somebody-${nth}@shop.example` }))
    expect(await wrong(attacker, logins)).toEqual(times(29, 401))
    await login(apiOf(at(server, ATTACKER)), person(2))
    expect(await wrong(attacker, [{ email }, { phone: '79000000102' }, { email: 'nobody@shop.example' }])).toEqual([401, 429, 429])
    expect(await wrong(at(server, HOME), [{ email }])).toEqual([401])
  })

  it('a device of one person is none of another’s', async () => {
    const server = newServer()
    const own = at(server, ATTACKER)
    await login(apiOf(own), person(2))
    const device = { karter_device: own.cookies['karter_device'] ?? '' }
    await wrong(at(server, ATTACKER), times(11, { email }))
    await expect(login(apiOf(at(server, ATTACKER, device)), person(1))).rejects.toMatchObject({ status: 429 })
  })
})

describe('the pause after failures', () => {
  const pace = { free: 2, firstMs: 1000, longestMs: 4000, forgetMs: 60_000 }
  const after = (count: number) => pauseLeft({ count, at: 0 }, 0, pace)
  it('begins after the free ones, doubles, and has an end', () =>
    expect([0, 1, 2, 3, 4, 5, 2000].map(after)).toEqual([0, 0, 1000, 2000, 4000, 4000, 4000]))
  it('passes with the time', () =>
    expect([0, 400, 1000, 5000].map((now) => pauseLeft({ count: 2, at: 0 }, now, pace))).toEqual([1000, 600, 0, 0]))
  it('failures of long ago are forgotten', () => {
    expect(withFailure({ count: 9, at: 0 }, 59_999, pace)).toEqual({ count: 10, at: 59_999 })
    expect(withFailure({ count: 9, at: 0 }, 60_000, pace)).toEqual({ count: 1, at: 60_000 })
    expect(withFailure(null, 5, pace)).toEqual({ count: 1, at: 5 })
  })
})
