import { describe, expect, it } from 'vitest'
import { INVITE_LIFE_MS } from '../../../model/limits'
import { newServer, testClock, visitor } from '../../support/world'
import { INVITE_OF_MEMBER } from '../calls/support/call-samples'

const GUEST = 'новый@сосед'
const [INVITER, INVITEE] = [1, 3]
const invite = (regionId: number, email: string) => ({ params: { id: regionId }, body: { email } })
const of = (code: string) => ({ params: { id: code } })
/** The code of the last letter to somebody. */
async function letterTo(server: ReturnType<typeof newServer>, email: string) {
  const found = (await server.inbox()).find(({ to }) => to === email)
  if (!found) throw new Error(`No letter to ${email}`)
  return { ...found, code: found.link.replace('/invites/', '') }
}

describe('an invitation', () => {
  it('that waits is seen and accepted by whom it is for, who then buys for the region [CALL-028, CALL-029, STATE-023]', async () => {
    const { api } = await visitor(newServer(), INVITEE)
    const seen = await api('invites.get', of(INVITE_OF_MEMBER))
    expect(seen).toEqual({
      id: 3,
      email: 'ryabov@volga-servis.example',
      company_name: 'ООО «Волга-Сервис»',
      store_city_name: 'Самара',
      inviter_name: 'Наталья Ермакова',
      company_region_id: 2,
      status: 'pending',
      expires_at: expect.any(String),
    })
    expect(await api('invites.accept', of('sama-2ra9-kdwx'))).toEqual({ ...seen, status: 'accepted' })
    const regions = await api('regions.list', { params: { id: INVITEE }, query: {} })
    expect(regions.map(({ id, favorite, admin_ids }) => [id, favorite, admin_ids.includes(INVITEE)])).toEqual([
      [1, 1, false],
      [2, 0, false],
    ])
    expect((await api('invites.get', of('3'))).status).toBe('accepted')
  })

  it('finishes the registration of whoever had no company, and is his favourite region [ROLE-008]', async () => {
    const { api } = await visitor(newServer(), 5)
    await api('invites.accept', of('H7QD-PAVE-3JZT'))
    expect(await api('session.user', {})).toMatchObject({ registration_not_complete: false, last_company_id: 4 })
    const regions = await api('regions.list', { params: { id: 5 }, query: {} })
    expect(regions.map(({ id, favorite }) => [id, favorite])).toEqual([[5, 1]])
  })

  it('that is rejected brings nobody anywhere [CALL-030]', async () => {
    const { api } = await visitor(newServer(), INVITEE)
    expect((await api('invites.reject', of(INVITE_OF_MEMBER))).status).toBe('rejected')
    expect(await api('regions.list', { params: { id: INVITEE }, query: {} })).toHaveLength(1)
  })

  it.each(['accept', 'reject'] as const)('that was answered, or has run out, is not answered again: %s [DEC-040]', async (answer) => {
    const clock = testClock()
    const { api } = await visitor(newServer({ clock }), INVITEE)
    await api(`invites.${answer}`, of(INVITE_OF_MEMBER))
    for (const again of ['accept', 'reject'] as const)
      await expect(api(`invites.${again}`, of(INVITE_OF_MEMBER))).rejects.toMatchObject({ status: 409 })
    await expect(api(`invites.${answer}`, of('WXTH-4MKR-82CN'))).rejects.toMatchObject({ status: 409 })
    expect((await api('invites.get', of('WXTH-4MKR-82CN'))).status).toBe('expired')
  })

  it('of another e-mail tells nothing of itself, and one that is not there is not there [DEC-033, DEC-040]', async () => {
    const { api } = await visitor(newServer(), INVITER)
    await expect(api('invites.get', of(INVITE_OF_MEMBER))).rejects.toMatchObject({
      status: 403,
      message: 'Приглашение для другого человека',
    })
    await expect(api('invites.get', of('AAAA-AAAA-AAAA'))).rejects.toMatchObject({ status: 404, message: 'Такого приглашения нет' })
    await expect(api('invites.get', of('а'.repeat(3)))).rejects.toMatchObject({ status: 404 })
  })
})

describe('who invites', () => {
  it('has a letter sent with a link that works for seven days, to whoever has that e-mail [CALL-026, DEC-041]', async () => {
    const clock = testClock()
    const server = newServer({ clock })
    const { api } = await visitor(server, INVITER)
    const { id } = await api('regions.invite', invite(2, 'Lapina@stepnoy-veter.example'))
    const letter = await letterTo(server, 'Lapina@stepnoy-veter.example')
    expect({ title: letter.title, text: letter.text }).toEqual({
      title: 'Вас приглашают в ООО «Волга-Сервис»',
      text: expect.stringContaining(`Код: ${letter.code}.`),
    })
    const invited = await visitor(server, 4)
    expect(await invited.api('invites.get', of(letter.code))).toMatchObject({ id, status: 'pending', store_city_name: 'Самара' })
    clock.advance(INVITE_LIFE_MS - 1)
    expect((await invited.api('invites.get', of(letter.code))).status).toBe('pending')
    clock.advance(1)
    expect((await invited.api('invites.get', of(letter.code))).status).toBe('expired')
  })

  it('twice writes twice and invites once; after an answer, or too late, it is another invitation', async () => {
    const clock = testClock()
    const server = newServer({ clock })
    const { api } = await visitor(server, INVITER)
    const email = 'lapina@stepnoy-veter.example'
    const first = await api('regions.invite', invite(2, email))
    const { code } = await letterTo(server, email)
    clock.advance(INVITE_LIFE_MS - 1)
    expect(await api('regions.invite', invite(2, email))).toEqual(first)
    expect((await letterTo(server, email)).code).toBe(code)
    expect((await server.inbox()).filter(({ to }) => to === email)).toHaveLength(2)
    clock.advance(INVITE_LIFE_MS - 1)
    const invited = await visitor(server, 4)
    expect((await invited.api('invites.reject', of(code))).status).toBe('rejected')
    expect(await api('regions.invite', invite(2, email))).not.toEqual(first)
    expect((await letterTo(server, email)).code).not.toBe(code)
    await expect(api('regions.invite', invite(1, 'ryabov@volga-servis.example'))).rejects.toMatchObject({
      fields: { email: ['Этот человек уже покупает для этого региона'] },
    })
  })

  it('is asked for an e-mail that can be one [DEC-033]', async () => {
    const { api } = await visitor(newServer(), INVITER)
    await expect(api('regions.invite', invite(1, GUEST))).rejects.toMatchObject({ status: 422, fields: { email: ['Некорректный email'] } })
  })
})
