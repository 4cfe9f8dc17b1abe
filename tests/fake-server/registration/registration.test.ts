import { expect, it } from 'vitest'
import { CODE_LIFE_MS, CODE_RESEND_MS } from '../../../model/limits'
import { newServer, person, visitor } from '../../support/world'
import { codeTo, details, letterTo, PASSWORD, wrongCode } from './ask'

async function begin() {
  const server = newServer()
  const { api } = await visitor(server, 0)
  const { id } = await api('registration.register', { body: details })
  const code = await codeTo(server, details.email)
  const finish = (typed = code, password = PASSWORD) =>
    api('registration.finish', { body: { code_verification_id: id, code: typed, password, store_city_id: 1 } })
  return { server, api, id, code, finish }
}

it('a company registers with the code of its letter and is signed in, its first region on moderation [CALL-006, CALL-007, DEC-036]', async () => {
  const { server, api, finish } = await begin()
  expect(await finish()).toEqual({})
  const user = await api('session.user', {})
  expect(user).toMatchObject({ name: 'Пётр Седов', email: details.email, registration_not_complete: false })
  expect(await api('regions.list', { params: { id: user.id }, query: {} })).toMatchObject([
    { status: 0, company_name: 'ИП Седов', store_city_id: 1 },
  ])
  const other = await visitor(server, 0)
  await other.api('session.login', { body: { email: details.email, password: PASSWORD } })
  expect((await other.api('session.user', {})).id).toBe(user.id)
})

it('a code bears five attempts and ten minutes, and comes anew after a minute [DEC-037, ENT-020]', async () => {
  const { server, api, id, code, finish } = await begin()
  const sent = await api('codeVerifications.get', { query: { id } })
  expect(sent?.code_verification).toMatchObject({ channel: 'email', sent_to: 's•••@novaya.example', attempts_left: 5, is_checked: false })
  await expect(api('codeVerifications.create', { body: { id } })).rejects.toMatchObject({ status: 429 })
  for (let left = 4; left >= 0; left--) {
    await expect(finish(wrongCode(code))).rejects.toMatchObject({ status: 422, fields: { code: [expect.any(String)] } })
    expect((await api('codeVerifications.get', { query: { id } }))?.code_verification.attempts_left).toBe(left)
  }
  await expect(finish(), 'the right code is too late').rejects.toMatchObject({ status: 409 })
  server.clock.advance(CODE_RESEND_MS)
  await api('codeVerifications.create', { body: { id } })
  const next = await codeTo(server, details.email)
  server.clock.advance(CODE_LIFE_MS)
  await expect(finish(next)).rejects.toMatchObject({ status: 409 })
  await api('codeVerifications.create', { body: { id } })
  await finish(await codeTo(server, details.email))
  expect(await api('codeVerifications.get', { query: { id } })).toBeNull()
})

it('a request without an answer is looked up by the id that was chosen for it, and repeated sends no second code [DEC-071]', async () => {
  const server = newServer()
  const { api } = await visitor(server, 0)
  const body = { ...details, code_verification_id: 'a1b2c3d4e5f6a7b8' }
  const first = await api('registration.register', { body })
  expect(await api('codeVerifications.get', { query: { id: body.code_verification_id } })).toEqual(first)
  expect(await api('registration.register', { body })).toEqual(first)
  expect((await server.inbox()).filter(({ to }) => to === details.email)).toHaveLength(1)
})

it('what is wrong besides the code costs no attempt: the password, the city, an INN that is taken [VALID-011]', async () => {
  const { api, id, code, finish } = await begin()
  await expect(finish(code, 'короткий')).rejects.toMatchObject({ status: 422, fields: { password: expect.any(Array) } })
  await expect(
    api('registration.finish', { body: { code_verification_id: id, code, password: PASSWORD, store_city_id: 9999 } }),
  ).rejects.toMatchObject({ status: 422, fields: { store_city_id: expect.any(Array) } })
  await expect(api('registration.register', { body: { ...details, inn: '1600906857', kpp: '160001001' } })).rejects.toMatchObject({
    status: 422,
    fields: { inn: ['Компания с\u00a0таким ИНН уже зарегистрирована'] },
  })
  expect((await api('codeVerifications.get', { query: { id } }))?.code_verification.attempts_left).toBe(5)
})

it('an e-mail that is known gets a letter in place of a code, and no answer says so [DEC-038]', async () => {
  const server = newServer()
  const { api } = await visitor(server, 0)
  const { email } = person(1)
  const known = await api('registration.register', { body: { ...details, email } })
  const unknown = await api('registration.register', { body: details })
  expect(Object.keys(known.code_verification)).toEqual(Object.keys(unknown.code_verification))
  expect(await letterTo(server, email)).toMatchObject({ title: 'Учётная запись уже есть', link: '/auth/reset' })
})

it('whoever was invited registers without a company, and joins by the invitation [DEC-040]', async () => {
  const server = newServer()
  const admin = await visitor(server, 1)
  await admin.api('regions.invite', { params: { id: 1 }, body: { email: details.email } })
  const invite_code = (await letterTo(server, details.email))?.link.split('/').at(-1) ?? ''
  const { api } = await visitor(server, 0)
  const { inn: _inn, company_name: _name, ...person } = details
  const { id } = await api('registration.register', { body: { ...person, invite_code } })
  await api('registration.finish', { body: { code_verification_id: id, code: await codeTo(server, details.email), password: PASSWORD } })
  await api('invites.accept', { params: { id: invite_code } })
  expect(await api('session.user', {})).toMatchObject({ registration_not_complete: false, last_company_id: 1 })
})

it('codes for one address are sent at a growing pause [DEC-038]', async () => {
  const server = newServer()
  const { api } = await visitor(server, 0)
  for (let sent = 0; sent < 10; sent++) await api('codeVerifications.create', { body: { email: 'nobody@shop.example' } })
  await expect(api('codeVerifications.create', { body: { email: 'nobody@shop.example' } })).rejects.toMatchObject({ status: 429 })
})
