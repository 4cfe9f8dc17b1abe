import { expect, it } from 'vitest'
import { REGION_ACTIVE, regionState } from '../../../model/company/region'
import { newServer, person, visitor } from '../../support/world'
import { codeTo, details, letterTo, PASSWORD } from './ask'

async function registered() {
  const server = newServer()
  const { api } = await visitor(server, 0)
  const { id } = await api('registration.register', { body: details })
  const code = await codeTo(server, details.email)
  await api('registration.finish', { body: { code_verification_id: id, code, password: PASSWORD, store_city_id: 1 } })
  const user = await api('session.user', {})
  const region = async () => (await api('regions.list', { params: { id: user.id }, query: {} }))[0]!
  const prices = async () => {
    const { id: company_region_id } = await region()
    return (await api('products.stocksAndPrices', { body: { company_region_id, products_ids: [1] } })).products[0]!
  }
  return { server, api, region, prices }
}

it('a region on moderation sees the price for all, and its own once it is let through; its administrator gets a letter [STATE-007]', async () => {
  const { server, region, prices } = await registered()
  const { id } = await region()
  const before = await prices()
  expect([regionState(await region()), before.cost, before.guest_cost !== null]).toEqual(['moderated', null, true])
  expect((await server.moderated())[0]).toEqual({ id, name: 'ИП Седов, Москва' })
  await server.approve(id)
  expect((await region()).status).toBe(REGION_ACTIVE)
  expect(typeof (await prices()).cost).toBe('number')
  expect((await server.moderated()).some((each) => each.id === id)).toBe(false)
  expect(await letterTo(server, details.email)).toMatchObject({ title: 'ИП Седов: можно заказывать', link: '/' })
})

it('only what waits is let through, once: a blocked region, an unknown one and a second press change nothing', async () => {
  const { server, region } = await registered()
  const { id } = await region()
  await server.approve(id)
  const letters = (await server.inbox()).length
  await server.approve(id)
  await server.approve(999_999)
  const { api } = await visitor(server, 1)
  const states = async () => (await api('regions.list', { params: { id: person(1).id }, query: {} })).map(({ status }) => status)
  const before = await states()
  const blocked = (await api('regions.list', { params: { id: person(1).id }, query: {} })).find((each) => regionState(each) === 'blocked')!
  await server.approve(blocked.id)
  expect([await states(), (await server.inbox()).length]).toEqual([before, letters])
})

it('a region that is refused says why, to its administrators by a letter too, and waits until they send it again [STATE-007, DEC-005]', async () => {
  const { server, region, api } = await registered()
  const { id } = await region()
  const refusal = async () =>
    (await api('companyAdmin.companies', { params: { id: (await api('session.user', {})).id } })).items[0]?.regions[0]?.refusal
  const waits = async () => (await server.moderated()).some((each) => each.id === id)
  await expect(api('companyAdmin.moderateAgain', { params: { id } })).rejects.toMatchObject({ status: 409 })
  await server.refuse(id, '   ')
  expect([await waits(), await refusal()]).toEqual([true, undefined])
  await server.refuse(id, ' ИНН не найден в реестре ')
  expect([await waits(), (await refusal())?.reason, regionState(await region())]).toEqual([false, 'ИНН не найден в реестре', 'moderated'])
  expect(await letterTo(server, details.email)).toMatchObject({
    title: 'ИП Седов: проверка не\u00a0пройдена',
    text: expect.stringContaining('Причина: ИНН не найден в реестре. Исправьте данные компании'),
    link: `/personal/companies?region=${id}`,
  })
  await server.approve(id)
  expect(regionState(await region())).toBe('moderated')
  await api('companyAdmin.moderateAgain', { params: { id } })
  expect([await waits(), await refusal()]).toEqual([true, undefined])
  await server.approve(id)
  expect((await region()).status).toBe(REGION_ACTIVE)
})
