import { describe, expect, it } from 'vitest'
import { AGENT_HEADER } from '../../../fake-server/transport/cookie-headers'
import type { Api } from '../../../model/contract'
import { apiOf, browser, login, newServer, person, testClock, type TestServer, visitor } from '../../support/world'

const OWNER = 3
const params = { id: OWNER }
const list = async (api: Api) => (await api('account.sessions', { params })).items

/** A browser that says what it is, in which the owner has logged in. */
async function device(server: TestServer, agent: string): Promise<Api> {
  const who = browser(server)
  const api = apiOf({
    ...who,
    fetch: (url, init = {}) => who.fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), [AGENT_HEADER]: agent } }),
  })
  await login(api, person(OWNER))
  return api
}

describe('the sessions of an account [DEC-073]', () => {
  it('are listed with the one that asks first, then by when they were in use', async () => {
    const clock = testClock()
    const server = newServer({ clock })
    const phone = await device(server, 'Phone')
    clock.advance(60_000)
    await device(server, 'Tablet')
    clock.advance(60_000)
    await phone('session.user', {})
    const office = await device(server, 'Office')
    const items = await list(office)
    expect(items.map(({ user_agent, is_current }) => [user_agent, is_current])).toEqual([
      ['Office', true],
      ['Phone', false],
      ['Tablet', false],
    ])
    expect(Date.parse(String(items[1]!.seen_at)) - Date.parse(String(items[1]!.started_at))).toBe(120_000)
  })

  it('say nothing by which somebody could log in', async () => {
    const server = newServer()
    const { who, api } = await visitor(server, OWNER)
    const told = JSON.stringify(await list(api))
    const token = who.cookie('karter_session') ?? ''
    expect([token.length, told.includes(token)]).toEqual([32, false])
  })

  it('end one by one: the device is a guest at its next call, and all others stay', async () => {
    const server = newServer()
    const [phone, tablet, office] = [await device(server, 'Phone'), await device(server, 'Tablet'), await device(server, 'Office')]
    const sessionId = (await list(office)).find(({ user_agent }) => user_agent === 'Phone')!.id
    await office('account.endSession', { params: { id: OWNER, sessionId } })
    await expect(phone('session.user', {})).rejects.toMatchObject({ status: 401 })
    expect([(await tablet('session.user', {})).id, (await list(office)).length]).toEqual([OWNER, 2])
    await expect(office('account.endSession', { params: { id: OWNER, sessionId } })).rejects.toMatchObject({ status: 404 })
  })

  it('end all but the one that asks, and a login link that waits opens none', async () => {
    const server = newServer()
    const [phone, office] = [await device(server, 'Phone'), await device(server, 'Office')]
    const { token } = await phone('session.temporaryToken', {})
    await office('account.endOtherSessions', { params })
    await expect(phone('session.user', {})).rejects.toMatchObject({ status: 401 })
    expect((await list(office)).map(({ user_agent }) => user_agent)).toEqual(['Office'])
    await expect(apiOf(browser(server))('loginLinks.use', { body: { token } })).rejects.toMatchObject({ status: 404 })
  })

  it('that were ended from elsewhere say so to their own browser, with the moment, until it logs in again', async () => {
    const clock = testClock()
    const server = newServer({ clock })
    const [phone, office] = [await device(server, 'Phone'), await device(server, 'Office')]
    const nobody = apiOf(browser(server))
    expect(await phone('account.sessionEnd', {})).toEqual({ end: null })
    clock.advance(60_000)
    await office('account.endOtherSessions', { params })
    const at = new Date(clock.now()).toISOString()
    clock.advance(60_000)
    expect(await phone('account.sessionEnd', {})).toEqual({ end: { reason: 'elsewhere', at } })
    expect([await office('account.sessionEnd', {}), await nobody('account.sessionEnd', {})]).toEqual([{ end: null }, { end: null }])
    await login(phone, person(OWNER))
    expect(await phone('account.sessionEnd', {})).toEqual({ end: null })
  })

  it('that a new password ended say that', async () => {
    const server = newServer()
    const [phone, office] = [await device(server, 'Phone'), await device(server, 'Office')]
    await office('users.setPassword', { params, body: { current_password: person(OWNER).password, password: 'novyi-parol-77' } })
    expect((await phone('account.sessionEnd', {})).end?.reason).toBe('password')
  })

  it('of the one that asks is not ended here: logging out does that', async () => {
    const office = await device(newServer(), 'Office')
    const [here] = await list(office)
    await expect(office('account.endSession', { params: { id: OWNER, sessionId: here!.id } })).rejects.toMatchObject({ status: 409 })
    expect((await office('session.user', {})).id).toBe(OWNER)
  })

  it('of others are neither seen nor ended [DEC-033]', async () => {
    const server = newServer()
    const { api } = await visitor(server, OWNER)
    const sessionId = (await list(api))[0]!.id
    const stranger = (await visitor(server, 2)).api
    await expect(list(stranger)).rejects.toMatchObject({ status: 403 })
    await expect(stranger('account.endSession', { params: { id: OWNER, sessionId } })).rejects.toMatchObject({ status: 403 })
    await expect(stranger('account.endSession', { params: { id: 2, sessionId } })).rejects.toMatchObject({ status: 404 })
    await expect(stranger('account.endOtherSessions', { params })).rejects.toMatchObject({ status: 403 })
    expect((await api('session.user', {})).id).toBe(OWNER)
  })

  it('end elsewhere with a new password, and the one that set it goes on [CALL-011]', async () => {
    const server = newServer()
    const [phone, office] = [await device(server, 'Phone'), await device(server, 'Office')]
    await office('users.setPassword', { params, body: { current_password: person(OWNER).password, password: 'масло5w30' } })
    await expect(phone('session.user', {})).rejects.toMatchObject({ status: 401 })
    expect((await list(office)).map(({ user_agent }) => user_agent)).toEqual(['Office'])
  })
})
