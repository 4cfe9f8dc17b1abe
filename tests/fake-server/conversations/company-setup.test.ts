import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { newServer, visitor } from '../../support/world'

const [UNREGISTERED, REGIONLESS, BUYER] = [5, 6, 3]
const PERSON = { inn: '500100732259', company_name: 'ИП Зуев И. П.' }
const SAMARA = 7
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (thrown: unknown) => ApiError.from(thrown).status,
  )

describe('the set-up of a company', () => {
  it('makes a company, then its region on moderation; with that the registration is complete [STATE-005, STATE-006, CALL-019, CALL-022]', async () => {
    const { api } = await visitor(newServer(), UNREGISTERED)
    expect((await api('companies.checkInn', { query: { inn: PERSON.inn } })).count).toBe(0)
    const company = await api('companies.create', { body: PERSON })
    expect(await api('session.user', {})).toMatchObject({ registration_not_complete: true, last_company_id: company.id })
    const exists = async () => (await api('regions.exists', { params: { userId: UNREGISTERED, companyId: company.id } })).exists
    expect(await exists()).toBe(false)
    const region = await api('regions.create', { body: { company_id: company.id, store_city_id: SAMARA } })
    expect({ exists: await exists(), region }).toEqual({
      exists: true,
      region: expect.objectContaining({
        status: 0,
        favorite: 1,
        admin_ids: [UNREGISTERED],
        company_name: PERSON.company_name,
        store_city_name: 'Самара',
      }),
    })
    expect(await api('session.user', {})).toMatchObject({ registration_not_complete: false, last_company_id: company.id })
    expect(await api('regions.list', { params: { id: UNREGISTERED }, query: {} })).toEqual([region])
    expect(await api('regions.manager', { params: { id: region.id } })).toMatchObject({ name: 'Михаил Назаров' })
  })

  it('registers an INN once, and nobody a second company before the first is done [DEC-036]', async () => {
    const { api } = await visitor(newServer(), UNREGISTERED)
    const taken = await api('companies.create', { body: { ...PERSON, inn: '520090548638' } }).catch((thrown: unknown) => thrown)
    expect(taken).toMatchObject({ status: 409, message: 'Компания с\u00a0таким ИНН уже зарегистрирована' })
    await api('companies.create', { body: PERSON })
    expect(await statusOf(api('companies.create', { body: { inn: '7707083893', kpp: '770701001', company_name: 'ООО' } }))).toBe(409)
    expect((await api('companies.checkInn', { query: { inn: '7707083893' } })).count).toBe(0)
  })

  it('has one region of a company in a city, of a city that there is', async () => {
    const { api } = await visitor(newServer(), REGIONLESS)
    const region = (store_city_id: number) => api('regions.create', { body: { company_id: 8, store_city_id } })
    expect(await region(999).catch((thrown: unknown) => thrown)).toMatchObject({
      status: 422,
      fields: { store_city_id: ['Выберите город из\u00a0списка'] },
    })
    await region(SAMARA)
    expect(await statusOf(region(SAMARA))).toBe(409)
  })

  it('of another’s company nobody makes a region, and who only buys makes none [DEC-033, ROLE-003]', async () => {
    const server = newServer()
    const { api: stranger } = await visitor(server, UNREGISTERED)
    const { api: buyer } = await visitor(server, BUYER)
    const body = { company_id: 1, store_city_id: SAMARA }
    expect([
      await statusOf(stranger('regions.create', { body: { ...body, company_id: 8 } })),
      await statusOf(stranger('regions.create', { body: { ...body, company_id: 99 } })),
      await statusOf(stranger('regions.exists', { params: { userId: UNREGISTERED, companyId: 8 } })),
      await statusOf(stranger('regions.exists', { params: { userId: REGIONLESS, companyId: 8 } })),
      await statusOf(buyer('regions.create', { body })),
      await statusOf(buyer('companies.create', { body: PERSON })),
    ]).toEqual([403, 404, 403, 403, 403, 403])
  })
})
