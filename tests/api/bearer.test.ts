import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../model/api-error'
import { createBearer } from '../../src/api/bearer'
import { eventually } from '../support/waiting/eventually'
import { EMPTY_CART, failure, getCart, json, openClient, USER } from './open-client'

const LOGIN = { body: { email: 'a@b.example', password: 'x' } }
const bearerOf = ({ headers }: { headers: Headers }) => headers.get('authorization')
const pathsOf = (sent: readonly { url: string }[]) => sent.map(({ url }) => url.replace('/api/v1', '').split('?')[0])

describe('in the token strategy', () => {
  it('the bearer of a login goes with every call, and no XSRF header [DEC-004]', async () => {
    const { api, sent } = openClient([json(200, { token: 'one' }), json(200, EMPTY_CART)], { bearer: createBearer(), cookies: {} })
    await api('session.login', LOGIN)
    await api('cart.get', getCart)
    expect(sent.map(bearerOf)).toEqual([null, 'Bearer one'])
    expect(sent.map(({ headers, init }) => [headers.has('x-xsrf-token'), init.credentials])).toEqual([
      [false, 'include'],
      [false, 'include'],
    ])
  })

  it('a 401 has it refreshed once for all calls that wait, and each is sent again with the fresh one [CALL-005]', async () => {
    const refreshes: ((answer: Response) => void)[] = []
    const { api, sent } = openClient([], {
      bearer: createBearer(),
      fetch: async (url, init) => {
        if (url.endsWith('/auth/refresh')) return new Promise<Response>((resolve) => void refreshes.push(resolve))
        if (url.endsWith('/auth/login')) return json(200, { token: 'old' })
        const isFresh = new Headers(init.headers).get('authorization') === 'Bearer fresh'
        return isFresh ? json(200, EMPTY_CART) : json(401)
      },
    })
    await api('session.login', LOGIN)
    const calls = [api('cart.get', getCart), api('cart.get', getCart), api('cart.get', getCart)]
    await eventually(() => expect(refreshes).toHaveLength(1))
    refreshes[0]!(json(200, { token: 'fresh' }))
    expect(await Promise.all(calls)).toHaveLength(3)
    expect([refreshes.length, sent.length]).toEqual([1, 0])
  })

  it('a refresh that is refused leaves the 401: the login has expired, and is reported once a call [DEC-008]', async () => {
    const { api, sent, told } = openClient([json(401)], { bearer: createBearer() })
    expect((await failure(api('cart.get', getCart))).status).toBe(401)
    expect({ paths: pathsOf(sent), rejected: told.rejected }).toEqual({ paths: ['/cart', '/auth/refresh'], rejected: 1 })
  })

  it('a fresh bearer that is refused too is refreshed no more', async () => {
    const answers = [json(401), json(200, { token: 'fresh' }), json(401)]
    const { api, sent, told } = openClient(answers, { bearer: createBearer() })
    expect((await failure(api('cart.get', getCart))).status).toBe(401)
    expect({ count: sent.length, rejected: told.rejected }).toEqual({ count: 3, rejected: 1 })
  })

  it('a refresh without an answer says nothing about the login: a write waits, a read is asked again [DEC-007]', async () => {
    const lost = openClient([json(401), new TypeError('lost')], { bearer: createBearer() })
    expect((await failure(lost.api('session.temporaryToken', {}))).status).toBe(503)
    expect(lost.told.rejected).toBe(0)
    const read = openClient([json(401), new TypeError('lost'), json(401), json(200, { token: 'x' }), json(200, USER)], {
      bearer: createBearer(),
    })
    expect((await read.api('session.user', {})).id).toBe(1)
  })

  it('a wrong password refreshes nothing; a token that is no bearer replaces none; a logout forgets it', async () => {
    const wrong = openClient([json(401)], { bearer: createBearer() })
    expect((await failure(wrong.api('session.login', LOGIN))).status).toBe(401)
    expect(wrong.sent).toHaveLength(1)
    const bearer = createBearer()
    const { api } = openClient([json(200, { token: 'one' }), json(200, { token: 'link' }), new Response(null, { status: 204 })], { bearer })
    await api('session.login', LOGIN)
    await api('session.temporaryToken', {})
    expect(bearer.current()).toBe('one')
    await api('session.logout', {})
    expect(bearer.current()).toBeNull()
  })

  it('a login while a refresh is under way counts more than its answer', async () => {
    const bearer = createBearer()
    let answer = (_token: string) => {}
    const refused = vi.fn().mockRejectedValueOnce(new ApiError(401, '')).mockResolvedValue('answer')
    const read = bearer.send('session.user', refused, () => new Promise<string>((resolve) => (answer = resolve)))
    await bearer.send(
      'session.login',
      () => Promise.resolve({ token: 'of the login' }),
      () => Promise.reject(new Error('nobody refreshes a login')),
    )
    answer('of the refresh')
    expect([await read, bearer.current()]).toEqual(['answer', 'of the login'])
  })
})
