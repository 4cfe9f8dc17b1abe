import { describe, expect, it } from 'vitest'
import { cookieLines } from '../../fake-server/transport/cookie-headers'
import { getResponse } from 'msw'
import { apiOf, BASES, browser, login, newServer, person, testClock, visitor } from '../support/world'

const WRONG = 'Неверные данные для входа на сайт. Если еще не зарегистрированы, воспользуйтесь формой для регистрации юридического лица'

describe('the session', () => {
  it('opens by e-mail in any case or by phone, and tells who is there, never the password [CALL-001, CALL-003]', async () => {
    const server = newServer()
    for (const body of [{ email: 'Ryabov@Volga-Servis.example' }, { phone: '79000000103' }]) {
      const { api } = await visitor(server, 0)
      expect(await api('session.login', { body: { ...body, password: 'karter-2026' } })).toEqual({})
      expect(await api('session.user', {})).toEqual({
        id: 3,
        name: 'Антон Рябов',
        email: 'ryabov@volga-servis.example',
        phone: '79000000103',
        registration_not_complete: false,
        last_company_id: 1,
      })
    }
  })

  it('a wrong password, an unknown e-mail and an unknown phone are told apart by nothing [ERROR-001]', async () => {
    const { api } = await visitor(newServer(), 0)
    for (const body of [
      { email: person(1).email, password: 'wrong-1' },
      { email: 'nobody@shop.example', password: 'karter-2026' },
      { phone: '79000000999', password: 'x' },
    ]) {
      await expect(api('session.login', { body })).rejects.toMatchObject({ status: 401, message: WRONG, fields: {} })
    }
    await expect(api('session.user', {})).rejects.toMatchObject({ status: 401 })
  })

  it('ten wrong passwords within a minute close that login until the oldest is a minute old; others stay open', async () => {
    const clock = testClock()
    const server = newServer({ clock })
    const { api } = await visitor(server, 0)
    const wrong = () => api('session.login', { body: { email: person(1).email, password: 'wrong-1' } })
    for (let tries = 0; tries < 10; tries++) {
      await expect(wrong()).rejects.toMatchObject({ status: 401 })
      clock.advance(1000)
    }
    await expect(wrong()).rejects.toMatchObject({ status: 429, retryAfter: 50_000 })
    await expect(login(api, person(1))).rejects.toMatchObject({ status: 429 })
    await login(apiOf(browser(server)), person(2))
    clock.advance(50_000)
    await login(api, person(1))
    expect((await api('session.user', {})).id).toBe(1)
  })

  it('ends for this browser only [CALL-002]', async () => {
    const server = newServer()
    const [one, other] = [await visitor(server, 1), await visitor(server, 1)]
    await one.api('session.logout', {})
    await expect(one.api('session.user', {})).rejects.toMatchObject({ status: 401 })
    expect(one.who.cookies['karter_session']).toBeUndefined()
    expect((await other.api('session.user', {})).id).toBe(1)
  })

  it('is kept by a cookie that scripts cannot read; the XSRF token by one they can, the same for all tabs [DEC-004, CALL-004]', async () => {
    const server = newServer()
    const csrf = async (cookie: string) => {
      const response = await getResponse(
        server.handlers,
        new Request(`${BASES.api}/sanctum/csrf-cookie`, { headers: { 'x-fake-cookie': cookie } }),
      )
      return response ? cookieLines.read(response.headers) : []
    }
    const [line = ''] = await csrf('')
    expect(line).toMatch(/^XSRF-TOKEN=[\da-f]{32}; Path=\/; SameSite=Lax$/)
    expect(await csrf(line.split(';')[0] ?? '')).toEqual([line])
    const body = JSON.stringify({ email: person(1).email, password: person(1).password })
    const response = await getResponse(
      server.handlers,
      new Request(`${BASES.api}/auth/login`, { method: 'POST', body, headers: { 'x-fake-cookie': 'XSRF-TOKEN=x', 'x-xsrf-token': 'x' } }),
    )
    expect(response ? cookieLines.read(response.headers) : []).toEqual([
      expect.stringMatching(/^karter_session=[\da-f]{32}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31104000$/),
    ])
  })

  it('a forged session cookie is nobody', async () => {
    const { api } = await visitor(newServer(), 0, { karter_session: '1' })
    await expect(api('session.user', {})).rejects.toMatchObject({ status: 401 })
  })
})
