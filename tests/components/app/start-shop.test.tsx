import { expect, it, onTestFinished } from 'vitest'
import type { EndpointName } from '../../../model/contract'
import { startShop } from '../../../src/app/start-shop'
import { knownRow } from '../../../src/shop/code/rows'
import { atRest } from '../../support/waiting/at-rest'

/** A shop over a server that refuses all but the logger, whose entries are kept. */
async function refused(name: EndpointName, args: unknown, status: number): Promise<string[]> {
  const logged: string[] = []
  const { app, api, customer } = startShop({
    upload: () => Promise.reject(new Error('No form is sent here')),
    fetch: async (url, { body }) => {
      if (url.endsWith('/csrf-cookie')) {
        document.cookie = 'XSRF-TOKEN=a; path=/'
        return new Response(null, { status: 204 })
      }
      if (!url.endsWith('/logger/log')) return Response.json({ message: 'Нет' }, { status: url.endsWith('/auth/user') ? 401 : status })
      logged.push((JSON.parse(String(body)) as { e: string }).e)
      return new Response('null', { status: 200 })
    },
  })
  onTestFinished(() => {
    app.stop()
  })
  await customer.load()
  expect(knownRow(name)).toBeDefined()
  // The stub of a server cannot follow the type of each call.
  await expect((api as (name: EndpointName, args: unknown) => Promise<unknown>)(name, args)).rejects.toThrow()
  await atRest()
  return logged
}
const region = { params: { id: 1 } }

it.each<[EndpointName, unknown]>([
  ['surveys.list', { query: { company_region_id: 1, placement: 'sidebar' } }],
  ['surveys.skip', { params: { id: 1 } }],
  ['surveys.answer', { params: { id: 1 }, body: { company_region_id: 1, questions: [] } }],
  ['regions.orderNotPopupShowed', region],
  ['regions.viewedOrderPopup', { ...region, body: { order_id: 1 } }],
])('the failure of %s goes to the console and to no logger [ERROR-009, DEC-050]', async (name, args) => {
  expect(await refused(name, args, 500)).toEqual([])
})

it.each<[EndpointName, unknown, number, RegExp]>([
  ['orders.review', { params: { id: 1 }, body: {} }, 500, /^orders\.review: /],
  ['regions.list', { params: { id: 1 } }, 500, /^regions\.list: /],
  ['delivery.list', region, 500, /^Failed to fetch delivery addresses: /],
  ['delivery.schedules', {}, 500, /^Failed to fetch delivery schedules: /],
])('the failure of %s goes to the logger [ERROR-007, ERROR-010, ERROR-011]', async (name, args, status, entry) => {
  expect(await refused(name, args, status)).toEqual([expect.stringMatching(entry)])
})

it('what is not built is told to nobody [DEC-006]', async () =>
  expect(await refused('regions.list', { params: { id: 1 } }, 501)).toEqual([]))
