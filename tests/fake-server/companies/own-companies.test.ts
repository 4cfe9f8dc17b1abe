import { expect, it } from 'vitest'
import { regionRows } from '../../../fake-server/seed/companies'
import { memoryStore } from '../../../fake-server/store/memory-store'
import { newServer, visitor } from '../../support/world'

const [ADMIN, MEMBER] = [1, 3]
const change = (version: number, company_name: string, more = {}) => ({
  params: { id: 1 },
  body: { company_name, contact_name: 'Отдел снабжения', version, ...more },
})

it('a company whose city was not chosen is listed without a region, and gets one later', async () => {
  const { api } = await visitor(newServer(), ADMIN)
  const { id } = await api('companies.create', { body: { inn: '500100732259', company_name: 'ИП Седов' } })
  const listed = async () => (await api('companyAdmin.companies', { params: { id: ADMIN } })).items.find((each) => each.id === id)
  expect(await listed()).toMatchObject({ inn: '500100732259', is_admin: true, contact_name: 'Наталья Ермакова', regions: [] })
  const region = await api('regions.create', { body: { company_id: id, store_city_id: 18 } })
  expect((await listed())?.regions).toEqual([{ id: region.id, user_count: 1 }])
})

it('a member sees the company and may not change it', async () => {
  const { api } = await visitor(newServer(), MEMBER)
  const { items } = await api('companyAdmin.companies', { params: { id: MEMBER } })
  expect(items.map(({ id, is_admin, regions }) => [id, is_admin, regions])).toEqual([[1, false, [{ id: 1, user_count: 2 }]]])
  await expect(api('companyAdmin.update', change(1, 'Моя'))).rejects.toMatchObject({ status: 403 })
})

it('of two administrators who change one company the second is told who was first, and loses nothing [ROLE-003]', async () => {
  const region = { ...regionRows()[0]!, admin_ids: [ADMIN, MEMBER] }
  const server = newServer({ store: memoryStore({ version: 1, changes: { region: { rows: [region], gone: [] } } }) })
  const { api } = await visitor(server, ADMIN)
  const { api: other } = await visitor(server, MEMBER)
  expect(await api('companyAdmin.update', change(1, 'Волга'))).toMatchObject({ company_name: 'Волга', contact_phone: '', version: 2 })
  await expect(other('companyAdmin.update', change(1, 'Волга-2'))).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('уже изменил другой администратор: Наталья Ермакова'),
    details: { company: expect.objectContaining({ company_name: 'Волга', version: 2 }) },
  })
  expect(await other('companyAdmin.update', change(2, 'Волга-2'))).toMatchObject({ company_name: 'Волга-2', version: 3 })
  const [named] = await api('regions.list', { params: { id: ADMIN }, query: {} })
  expect(named?.company_name).toBe('Волга-2')
})

it('who made a company and was removed from it does not administer it any longer [ROLE-003]', async () => {
  const region = { ...regionRows()[4]!, admin_ids: [ADMIN], member_ids: [ADMIN] }
  const server = newServer({ store: memoryStore({ version: 1, changes: { region: { rows: [region], gone: [] } } }) })
  const { api } = await visitor(server, 2)
  expect((await api('companyAdmin.companies', { params: { id: 2 } })).items).toEqual([])
  await expect(api('regions.create', { body: { company_id: 4, store_city_id: 1 } })).rejects.toMatchObject({ status: 403 })
})

it('names and phones that are none are refused by field', async () => {
  const { api } = await visitor(newServer(), ADMIN)
  await expect(api('companyAdmin.update', change(1, ' ', { contact_phone: '12' }))).rejects.toMatchObject({
    status: 422,
    fields: { company_name: ['Введите название компании'], contact_phone: ['Некорректный телефон'] },
  })
})

it('the favourite store of a region stands first for all its members, until the main one does again [ROLE-003]', async () => {
  const server = newServer()
  const { api } = await visitor(server, ADMIN)
  const { api: member } = await visitor(server, MEMBER)
  const stores = async () => (await member('regions.pickupAddress', { params: { id: 1 } })).items.map(({ id, favorite }) => [id, favorite])
  const chosen = (pickup_id: number | null) => ({ favorite_store: { company_region_id: 1, pickup_id } })
  const changed = await api('companyAdmin.update', change(1, 'Волга', chosen(62)))
  expect(changed.regions.map(({ id, pickup_id }) => [id, pickup_id])).toEqual([
    [1, 62],
    [2, undefined],
  ])
  expect(await stores()).toEqual([
    [62, 1],
    [61, undefined],
  ])
  await api('companyAdmin.update', change(2, 'Волга'))
  expect(await stores()).toHaveLength(2)
  expect((await stores())[0]).toEqual([62, 1])
  await api('companyAdmin.update', change(3, 'Волга', chosen(null)))
  expect((await stores())[0]).toEqual([61, undefined])
})

it.each([
  ['of another city', { company_region_id: 1, pickup_id: 71 }, 422],
  ['for a region of another company', { company_region_id: 3, pickup_id: 51 }, 422],
  ['for a region that the user is no member of', { company_region_id: 5, pickup_id: 181 }, 403],
])('a favourite store %s is refused, and nothing is changed [ROLE-003]', async (_, favorite_store, status) => {
  const { api } = await visitor(newServer(), ADMIN)
  await expect(api('companyAdmin.update', change(1, 'Волга', { favorite_store }))).rejects.toMatchObject({ status })
  const [first] = (await api('companyAdmin.companies', { params: { id: ADMIN } })).items
  expect([first?.company_name, first?.version]).toEqual(['ООО «Волга-Сервис»', 1])
})
