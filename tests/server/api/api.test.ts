import { expect, it } from 'vitest'
import { CLIENT_HEADER, JAR_HEADER } from '../../../fake-server/transport/cookie-headers'
import { WORLD_HEADER } from '../../../server/api/world-header'
import { login, person } from '../../support/world'
import { device, put, qtyOf, regionOf, served, statusOf } from './served-api'

const ADMIN = person(1)

it('two devices of one account see one cart over real HTTP, with real cookies', async () => {
  const { origin } = await served()
  const [office, phone] = [device(origin), device(origin)]
  await login(office.api, ADMIN)
  await login(phone.api, ADMIN)
  expect(office.lines.find((line) => line.startsWith('karter_session'))).toMatch(
    /^karter_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
  )
  const regionId = await regionOf(office.api)
  await put(office.api, regionId, 40, 'office-1')
  expect(await qtyOf(phone.api, regionId)).toBe(40)
  await put(phone.api, regionId, 8, 'phone-1')
  await put(office.api, regionId, 40, 'office-1')
  expect(await qtyOf(office.api, regionId), 'a repeated key does nothing again').toBe(8)
})

it('an unsafe call without the XSRF header is refused, as is one with another value', async () => {
  const { origin } = await served()
  const guest = device(origin)
  await guest.api('session.csrf', {})
  const body = JSON.stringify({ email: ADMIN.email, password: ADMIN.password })
  const post = (headers: Record<string, string>) =>
    guest.ask(`${origin}/api/v1/auth/login`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
  expect((await post({})).status).toBe(419)
  expect((await post({ 'x-xsrf-token': 'another' })).status).toBe(419)
  expect((await post({ 'x-xsrf-token': guest.jar['XSRF-TOKEN']! })).status).toBe(200) // the csrf call set it
})

it('nobody brings cookies in the header that stands for them inside', async () => {
  const { origin } = await served()
  const known = device(origin)
  await login(known.api, ADMIN)
  const thief = device(origin, { [JAR_HEADER]: `karter_session=${known.jar.karter_session}` })
  expect(await statusOf(thief.api('session.user', {}))).toBe(401)
})

it('nobody names the network address that he comes from', async () => {
  const { origin } = await served()
  const wrong = async (client: string) => {
    const { api } = device(origin, { [CLIENT_HEADER]: client, 'x-forwarded-for': client })
    return statusOf(api('session.login', { body: { email: ADMIN.email, password: 'wrong-1' } }))
  }
  const statuses: number[] = []
  for (let nth = 0; nth < 11; nth++) statuses.push(await wrong(`203.0.113.${nth}`))
  expect(statuses.at(-1)).toBe(429)
})

it('behind a proxy the address that the proxy adds counts, not those that the client invents before it', async () => {
  const { origin } = await served({ isBehindProxy: true })
  const wrong = async (forwarded: string) =>
    statusOf(device(origin, { 'x-forwarded-for': forwarded }).api('session.login', { body: { email: ADMIN.email, password: 'wrong-1' } }))
  for (let nth = 0; nth < 10; nth++) await wrong(`10.0.0.${nth}, 203.0.113.7`)
  expect([await wrong('10.0.0.99, 203.0.113.7'), await wrong('203.0.113.8')]).toEqual([429, 401])
})

it('a server that is not started for tests hears of no world, no scenario and no latency', async () => {
  const { origin } = await served()
  const { api, jar } = device(origin, { [WORLD_HEADER]: 'one' })
  jar.fake_scenario = 'serverDown'
  await login(api, ADMIN)
  const regionId = await regionOf(api)
  await put(api, regionId, 40, 'a-1')
  const usual = device(origin)
  await login(usual.api, ADMIN)
  expect(await qtyOf(usual.api, regionId), 'it is the one world').toBe(40)
})

it('of many worlds the one that was asked least recently is forgotten', async () => {
  const { origin } = await served({ isForTests: true })
  const first = device(origin, { [WORLD_HEADER]: 'first' })
  const kept = device(origin, { [WORLD_HEADER]: 'kept' })
  await login(first.api, ADMIN)
  await login(kept.api, ADMIN)
  for (let nth = 0; nth < 63; nth++) {
    await statusOf(device(origin, { [WORLD_HEADER]: `world-${nth}` }).api('config.get', {}))
    await statusOf(kept.api('session.user', {}))
  }
  expect([await statusOf(first.api('session.user', {})), await statusOf(kept.api('session.user', {}))]).toEqual([401, 200])
})

it('worlds named by the header begin alike and share nothing', async () => {
  const { origin } = await served({ isForTests: true })
  const [one, other] = [device(origin, { [WORLD_HEADER]: 'one' }), device(origin, { [WORLD_HEADER]: 'other' })]
  await login(one.api, ADMIN)
  await login(other.api, ADMIN)
  const regionId = await regionOf(one.api)
  const before = await qtyOf(other.api, regionId)
  await put(one.api, regionId, before + 40, 'a-1')
  expect(await qtyOf(other.api, regionId)).toBe(before)
  expect(await statusOf(device(origin, { [WORLD_HEADER]: '../x' }).api('session.user', {}))).toBe(400)
})

it('a lost answer breaks the connection, though the write was done', async () => {
  const { origin } = await served({ isForTests: true })
  const { api, jar } = device(origin)
  await login(api, ADMIN)
  const regionId = await regionOf(api)
  jar.fake_scenario = 'offlineAnswers'
  expect(await statusOf(put(api, regionId, 40, 'a-1'))).toBe(0)
  delete jar.fake_scenario
  expect(await qtyOf(api, regionId)).toBe(40)
})

it('answers files beside the API', async () => {
  const { origin } = await served()
  expect(await (await fetch(`${origin}/assets/main-abc123.js`)).text()).toBe('script')
})
