import { describe, expect, it } from 'vitest'
import type { FakeServer } from '../../../fake-server/open-server'
import { cookieLines, JAR_HEADER } from '../../../fake-server/transport/cookie-headers'
import { getResponse } from 'msw'
import { apiOf, BASES, browser, login, newServer, person, testClock, visitor } from '../../support/world'

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
    expect(line).toMatch(/^XSRF-TOKEN=[\da-f]{32}\.[\da-f]+; Path=\/; SameSite=Lax$/)
    expect(await csrf(line.split(';')[0] ?? '')).toEqual([line])
    expect(await csrf('XSRF-TOKEN=invented'), 'one that was not given here is replaced').not.toEqual([
      'XSRF-TOKEN=invented; Path=/; SameSite=Lax',
    ])
    const { who, api } = await visitor(server, 0, Object.fromEntries([(line.split(';')[0] ?? '').split('=')]))
    const lines: string[] = []
    const listening = apiOf({
      ...who,
      fetch: async (url, init = {}) => {
        const headers = { ...(init.headers as Record<string, string>), [JAR_HEADER]: line.split(';')[0] ?? '' } // the client gives a plain object
        const response = await getResponse(server.handlers, new Request(url, { ...init, headers }))
        lines.push(...(response ? cookieLines.take(response.headers) : []))
        return response ?? Response.error()
      },
    })
    await expect(api('session.user', {})).rejects.toMatchObject({ status: 401 })
    await login(listening, person(1))
    expect(lines).toEqual([
      expect.stringMatching(/^karter_device=[\da-f]{32}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31104000$/),
      expect.stringMatching(/^karter_session=[\da-f]{32}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31104000$/),
      expect.stringMatching(/^XSRF-TOKEN=[\da-f]{32}\.[\da-f]+; Path=\/; SameSite=Lax$/),
    ])
    expect(lines[2]).not.toBe(line)
  })

  it('an XSRF token belongs to its session: it changes at the login and at the logout, and that of another session is refused [DEC-004]', async () => {
    const server = newServer()
    const [one, other] = [await visitor(server, 1), await visitor(server, 2)]
    const unsafe = async (cookies: Record<string, string>, token: string) => {
      const who = browser(server, { ...cookies, 'XSRF-TOKEN': token })
      const headers = { 'x-xsrf-token': token }
      return (await who.fetch(`${BASES.api}/orders/newUuid`, { method: 'POST', headers })).status
    }
    const own = one.who.cookies['XSRF-TOKEN'] ?? ''
    expect({
      own: await unsafe(one.who.cookies, own),
      another: await unsafe(one.who.cookies, other.who.cookies['XSRF-TOKEN'] ?? ''),
      guest: await unsafe(one.who.cookies, (await guestToken(server)) ?? ''),
      invented: await unsafe(one.who.cookies, '0.0'),
    }).toEqual({ own: 200, another: 419, guest: 419, invented: 419 })
    await one.api('session.logout', {})
    expect(one.who.cookies['XSRF-TOKEN']).not.toBe(own)
  })

  it('ends on the server too when it has run out [CONST-004]', async () => {
    const clock = testClock()
    const { api } = await visitor(newServer({ clock }), 1)
    clock.advance(31_104_000_000 - 1)
    expect((await api('session.user', {})).id).toBe(1)
    clock.advance(1)
    await expect(api('session.user', {})).rejects.toMatchObject({ status: 401 })
  })

  it('a forged session cookie is nobody', async () => {
    const { api } = await visitor(newServer(), 0, { karter_session: '1' })
    await expect(api('session.user', {})).rejects.toMatchObject({ status: 401 })
  })
})

/** The token of somebody who has just come. */
async function guestToken(server: Pick<FakeServer, 'handlers'>): Promise<string | undefined> {
  const who = browser(server)
  await apiOf(who)('session.csrf', {})
  return who.cookies['XSRF-TOKEN']
}
