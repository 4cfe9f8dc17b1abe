import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../../fake-server/store/memory-store'
import { regionRows } from '../../../fake-server/seed/companies'
import { newServer, visitor } from '../../support/world'

const [ADMIN, MEMBER] = [1, 3]
const regionsOf = (api: Awaited<ReturnType<typeof visitor>>['api'], id: number) => api('regions.list', { params: { id }, query: {} })
const remove = (id: number, userId: number) => ({ params: { id, userId } })

/** A server whose region 1 has two administrators. */
function twoAdministrators() {
  const region = { ...regionRows()[0]!, admin_ids: [ADMIN, MEMBER] }
  return newServer({ store: memoryStore({ version: 1, changes: { region: { rows: [region], gone: [] } } }) })
}

describe('a member', () => {
  it('who is removed loses the region, has another favourite, waits for nothing there, and gets a letter [CALL-027, ROLE-008]', async () => {
    const server = newServer()
    const { api: member } = await visitor(server, MEMBER)
    await member('invites.accept', { params: { id: 'SAMA-2RA9-KDWX' } })
    await member('productNotifications.create', { body: { product_id: 12, company_region_id: 1 } })
    const { api } = await visitor(server, ADMIN)
    await api('regions.removeUser', remove(1, MEMBER))
    expect((await api('regions.users', { params: { id: 1 } })).items.map(({ id }) => id)).toEqual([ADMIN])
    expect((await regionsOf(member, MEMBER)).map(({ id, favorite }) => [id, favorite])).toEqual([[2, 1]])
    expect((await member('session.user', {})).last_company_id).toBe(1)
    expect((await server.inbox())[0]).toMatchObject({ to: 'ryabov@volga-servis.example', title: 'ООО «Волга-Сервис»: доступ закрыт' })
    await expect(member('regions.users', { params: { id: 1 } })).rejects.toMatchObject({ status: 403 })
  })

  it('who leaves has no region and no company any longer; the administrators get a letter [DEC-074]', async () => {
    const server = newServer()
    const { api } = await visitor(server, MEMBER)
    await api('regions.removeUser', remove(1, MEMBER))
    expect(await regionsOf(api, MEMBER)).toEqual([])
    expect((await api('session.user', {})).last_company_id).toBeNull()
    expect((await api('companyAdmin.companies', { params: { id: MEMBER } })).items).toEqual([])
    expect((await server.inbox())[0]).toMatchObject({ to: 'snab@volga-servis.example', title: 'ООО «Волга-Сервис»: стало меньше коллег' })
  })

  it('who is left without any region may register a company of their own', async () => {
    const { api } = await visitor(newServer(), MEMBER)
    const company = { body: { inn: '500100732259', company_name: 'ИП Рябов' } }
    await expect(api('companies.create', company)).rejects.toMatchObject({ status: 403 })
    await api('regions.removeUser', remove(1, MEMBER))
    expect(await api('companies.create', company)).toMatchObject({ company_name: 'ИП Рябов' })
  })

  it('removes nobody else; who is no member is not found', async () => {
    const { api } = await visitor(newServer(), MEMBER)
    await expect(api('regions.removeUser', remove(1, ADMIN))).rejects.toMatchObject({
      status: 403,
      message: 'Это может только администратор региона',
    })
    const { api: admin } = await visitor(newServer(), ADMIN)
    await expect(admin('regions.removeUser', remove(1, 2))).rejects.toMatchObject({ status: 404 })
  })
})

describe('an administrator', () => {
  it('who is the only one stays, by whomever removed [DEC-074]', async () => {
    const { api } = await visitor(newServer(), ADMIN)
    await expect(api('regions.removeUser', remove(1, ADMIN))).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('единственный администратор'),
    })
  })

  it('makes a colleague one by a letter, who may take that back from others and from oneself, but not the last one [ROLE-003, ROLE-008]', async () => {
    const server = newServer()
    const { api } = await visitor(server, ADMIN)
    const { api: member } = await visitor(server, MEMBER)
    const set = (userId: number, is_admin: boolean) => ({ params: { id: 1, userId }, body: { is_admin } })
    const administrators = async () => (await regionsOf(api, ADMIN)).find(({ id }) => id === 1)?.admin_ids
    await expect(member('companyAdmin.setAdministrator', set(MEMBER, true))).rejects.toMatchObject({ status: 403 })
    await expect(api('companyAdmin.setAdministrator', set(ADMIN, false))).rejects.toMatchObject({ status: 409 })
    await api('companyAdmin.setAdministrator', set(MEMBER, true))
    expect(await administrators()).toEqual([ADMIN, MEMBER])
    expect((await server.inbox())[0]).toMatchObject({
      to: 'ryabov@volga-servis.example',
      title: 'ООО «Волга-Сервис»: вы\u00a0администратор',
      link: '/personal/companies',
    })
    expect(await member('regions.debt', { params: { id: 1 } })).toMatchObject({ debt: 61_234_000 })
    await member('companyAdmin.setAdministrator', set(ADMIN, false))
    expect(await administrators()).toEqual([MEMBER])
    await expect(api('regions.debt', { params: { id: 1 } })).rejects.toMatchObject({ status: 403 })
    await expect(member('companyAdmin.setAdministrator', set(MEMBER, false))).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('единственный администратор'),
    })
    await expect(member('companyAdmin.setAdministrator', set(2, true))).rejects.toMatchObject({ status: 404 })
  })

  it('who has another beside them may go; the other one then stays', async () => {
    const server = twoAdministrators()
    const { api } = await visitor(server, ADMIN)
    const { api: other } = await visitor(server, MEMBER)
    await api('regions.removeUser', remove(1, ADMIN))
    expect((await regionsOf(api, ADMIN)).map(({ id, favorite }) => [id, favorite])).toEqual([
      [2, 1],
      [3, 0],
      [4, 0],
    ])
    await expect(other('regions.removeUser', remove(1, MEMBER))).rejects.toMatchObject({ status: 409 })
  })
})

describe('a region', () => {
  it('that owes something is not removed, and says so [CALL-023, DEC-074]', async () => {
    const { api } = await visitor(newServer(), ADMIN)
    await expect(api('regions.remove', { params: { id: 2 } })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('184\u00a0500,50\u00a0₽'),
    })
    expect(await regionsOf(api, ADMIN)).toHaveLength(4)
  })

  it('with an open order is not removed', async () => {
    const region = { ...regionRows()[0]!, debt: 0 }
    const server = newServer({ store: memoryStore({ version: 1, changes: { region: { rows: [region], gone: [] } } }) })
    const { api } = await visitor(server, ADMIN)
    const { open_orders, ...rest } = await api('companyAdmin.removal', { params: { id: 1 } })
    expect([open_orders > 0, rest.debt]).toEqual([true, 0])
    await expect(api('regions.remove', { params: { id: 1 } })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(`Заказы в\u00a0работе: ${open_orders}`),
    })
  })

  it('that is removed is gone for all its members, ends its invitations, and leaves its city free [DEC-074]', async () => {
    const server = newServer()
    const { api } = await visitor(server, ADMIN)
    const { api: member } = await visitor(server, MEMBER)
    await api('regions.invite', { params: { id: 3 }, body: { email: 'ryabov@volga-servis.example' } })
    await api('regions.setFavorite', { params: { id: 3 } })
    const code = (await server.inbox())[0]!.link.replace('/invites/', '')
    expect((await api('companyAdmin.removal', { params: { id: 3 } })).pending_invites).toBe(1)
    await api('regions.remove', { params: { id: 3 } })
    expect((await regionsOf(api, ADMIN)).map(({ id, favorite }) => [id, favorite])).toEqual([
      [1, 1],
      [2, 0],
      [4, 0],
    ])
    await expect(member('invites.accept', { params: { id: code } })).rejects.toMatchObject({ status: 409 })
    await expect(api('regions.remove', { params: { id: 3 } })).rejects.toMatchObject({ status: 403 })
    expect((await server.moderated()).map(({ id }) => id)).not.toContain(3)
    expect(await api('regions.create', { body: { company_id: 2, store_city_id: 5 } })).toMatchObject({ store_city_name: 'Нижний Новгород' })
  })

  it('that others buy for too tells them by a letter', async () => {
    const server = newServer()
    const { api } = await visitor(server, ADMIN)
    const { api: member } = await visitor(server, MEMBER)
    await api('regions.invite', { params: { id: 3 }, body: { email: 'ryabov@volga-servis.example' } })
    await member('invites.accept', { params: { id: (await server.inbox())[0]!.link.replace('/invites/', '') } })
    await api('regions.remove', { params: { id: 3 } })
    expect((await server.inbox())[0]).toMatchObject({ to: 'ryabov@volga-servis.example', title: 'ИП Ермакова Н. П.: регион удалён' })
    expect((await regionsOf(member, MEMBER)).map(({ id }) => id)).toEqual([1])
  })
})

describe('the invitations of a region', () => {
  it('that wait are listed without their codes; one that is sent again lasts longer, one that is withdrawn ends [DEC-074]', async () => {
    const server = newServer()
    const { api } = await visitor(server, ADMIN)
    const listed = async () => (await api('companyAdmin.invites', { params: { id: 2 } })).items
    const [first] = await listed()
    expect(first).toEqual({
      id: 3,
      email: 'ryabov@volga-servis.example',
      inviter_name: 'Наталья Ермакова',
      expires_at: expect.any(String),
    })
    server.clock.advance(3_600_000)
    await api('regions.invite', { params: { id: 2 }, body: { email: 'ryabov@volga-servis.example' } })
    const [again] = await listed()
    expect([again?.id, again!.expires_at > first!.expires_at]).toEqual([3, true])
    await api('companyAdmin.withdrawInvite', { params: { id: 2, inviteId: 3 } })
    expect(await listed()).toEqual([])
    await expect(api('companyAdmin.withdrawInvite', { params: { id: 2, inviteId: 3 } })).rejects.toMatchObject({ status: 409 })
    const { api: invited } = await visitor(server, MEMBER)
    expect((await invited('invites.get', { params: { id: '3' } })).status).toBe('expired')
  })

  it('are withdrawn in their own region alone', async () => {
    const { api } = await visitor(newServer(), ADMIN)
    await expect(api('companyAdmin.withdrawInvite', { params: { id: 1, inviteId: 3 } })).rejects.toMatchObject({ status: 404 })
  })
})
