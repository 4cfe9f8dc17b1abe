import { expect, it } from 'vitest'
import { firstAddress } from '../../../model/company/delivery'
import { firstRegion } from '../../../model/company/region'
import { apiOf, browser, newServer, visitor, type Browser } from '../../support/world'

const REGION_COOKIE = 'company_region_id'
const ADDRESS_COOKIE = 'delivery_address_id'

/** The region that a browser begins with, by what its cookie and the server say. */
async function beginsWith(who: Browser): Promise<number | undefined> {
  const regions = await apiOf(who)('regions.list', { params: { id: 1 }, query: {} })
  return firstRegion(regions, Number(who.cookie(REGION_COOKIE) ?? NaN))?.id
}

it('the region used last is known of a browser that has forgotten its cookies and kept its session', async () => {
  const { who, api } = await visitor(newServer(), 1)
  const favourite = await beginsWith(who)
  expect(favourite).toBe(1)
  who.cookies[REGION_COOKIE] = '2'
  await api('session.user', {})
  delete who.cookies[REGION_COOKIE]
  delete who.cookies['XSRF-TOKEN']
  expect(await beginsWith(who)).toBe(2)
  // What the browser says goes before what the server remembers.
  who.cookies[REGION_COOKIE] = '1'
  expect(await beginsWith(who)).toBe(1)
  delete who.cookies[REGION_COOKIE]
  expect(await beginsWith(who)).toBe(1)
})

it('the region used last is another’s after another login, and nobody’s after a logout', async () => {
  const server = newServer()
  const { who, api } = await visitor(server, 1)
  who.cookies[REGION_COOKIE] = '2'
  await api('session.user', {})
  delete who.cookies[REGION_COOKIE]
  const kept = { ...who.cookies }
  const second = await visitor(server, 2, { ...kept })
  const listed = await second.api('regions.list', { params: { id: 2 }, query: {} })
  expect(listed.map(({ last_used = 0 }) => last_used)).not.toContain(1)
  await api('session.logout', {})
  const again = await visitor(server, 1, who.cookies)
  expect(await beginsWith(again.who)).toBe(1)
})

it('the delivery address used last is known likewise', async () => {
  const { who, api } = await visitor(newServer(), 1)
  const list = () => api('delivery.list', { params: { id: 1 } })
  const [primary, other] = await list()
  expect(firstAddress(await list(), null)?.id).toBe(primary?.id)
  who.cookies[ADDRESS_COOKIE] = String(other?.id)
  expect((await list()).map(({ last_used }) => last_used)).not.toContain(1)
  delete who.cookies[ADDRESS_COOKIE]
  expect(firstAddress(await list(), null)?.id).toBe(other?.id)
  await api('session.logout', {})
  const again = await visitor(newServer(), 1, who.cookies)
  expect(firstAddress(await again.api('delivery.list', { params: { id: 1 } }), null)?.id).toBe(primary?.id)
})

it('what a browser says of its region is kept only where it is a number', async () => {
  const { who } = await visitor(newServer(), 1)
  const before = Object.keys(who.cookies).sort()
  who.cookies[REGION_COOKIE] = '2%0d%0aset-cookie'
  await beginsWith(who)
  expect(Object.keys(who.cookies).sort()).toEqual([REGION_COOKIE, ...before].sort())
  const guest = browser(newServer(), { [REGION_COOKIE]: '2' })
  await apiOf(guest)('session.csrf', {})
  expect(Object.keys(guest.cookies).sort()).toEqual(['XSRF-TOKEN', REGION_COOKIE].sort())
})
