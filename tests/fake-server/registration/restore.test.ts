import { expect, it } from 'vitest'
import { apiOf, browser, newServer, person, visitor } from '../../support/world'
import { codeTo, letterTo, PASSWORD, wrongCode } from './ask'

const { email, phone } = person(3)

it.each([
  ['an e-mail', { email }, email],
  ['a phone', { phone }, phone],
])(
  'a password is restored by %s: code, new password, signed in here and nowhere else [CALL-013, CALL-016, CALL-017, DEC-038]',
  async (_, body, to) => {
    const server = newServer()
    const elsewhere = await visitor(server, 3)
    const { api } = await visitor(server, 0)
    const { id } = await api('codeVerifications.create', { body })
    await expect(api('codeVerifications.setUserPassword', { params: { id }, body: { password: PASSWORD } })).rejects.toMatchObject({
      status: 409,
    })
    const checked = await api('codeVerifications.check', { params: { id }, body: { data: await codeTo(server, to) } })
    expect(checked.code_verification.is_checked).toBe(true)
    await api('codeVerifications.setUserPassword', { params: { id }, body: { password: PASSWORD } })
    expect((await api('session.user', {})).id).toBe(3)
    await expect(elsewhere.api('session.user', {})).rejects.toMatchObject({ status: 401 })
    expect(await letterTo(server, email)).toMatchObject({ title: 'Пароль изменён' })
    expect(await api('codeVerifications.get', { query: { id } })).toBeNull()
    await expect(api('codeVerifications.setUserPassword', { params: { id }, body: { password: PASSWORD } })).rejects.toMatchObject({
      status: 409,
    })
  },
)

it('an account that is not there is answered as one that is: the same fields, refusals and attempts, and no letter [DEC-038, DEC-071]', async () => {
  const server = newServer()
  const answers = []
  for (const address of [email, 'nobody@volga-servis.example']) {
    const api = apiOf(browser(server))
    await api('session.csrf', {})
    const { id, code_verification } = await api('codeVerifications.create', { body: { email: address } })
    const refused = await api('codeVerifications.check', { params: { id }, body: { data: '000000' } }).catch((error: unknown) => error)
    const { status, fields } = refused as { status: number; fields: unknown }
    const then = await api('codeVerifications.get', { query: { id } })
    answers.push({ ...code_verification, sent_to: '', refused: { status, fields }, left: then?.code_verification.attempts_left })
  }
  expect(answers[0]).toEqual(answers[1])
  expect(await letterTo(server, 'nobody@volga-servis.example')).toBeUndefined()
})

it('a new e-mail wants its code, the old one hears of it, and an address of another account is never given [CALL-010, CALL-014]', async () => {
  const server = newServer()
  const { api } = await visitor(server, 3)
  const params = { id: 3 }
  const change = (fields: object) => api('users.update', { params, body: fields })
  await expect(change({ email: 'new@volga.example' })).rejects.toMatchObject({ status: 422, fields: { email: expect.any(Array) } })
  const { id } = await api('codeVerifications.createForUser', { params, body: { email: 'new@volga.example' } })
  await expect(change({ email: 'new@volga.example', code_verification_id: id })).rejects.toMatchObject({ status: 409 })
  await api('codeVerifications.check', { params: { id }, body: { data: await codeTo(server, 'new@volga.example') } })
  await expect(change({ email: 'other@volga.example', code_verification_id: id })).rejects.toMatchObject({ status: 422 })
  expect(await change({ email: 'new@volga.example', code_verification_id: id })).toMatchObject({ email: 'new@volga.example' })
  expect(await letterTo(server, email)).toMatchObject({ title: 'Email учётной записи изменён' })
  await api('codeVerifications.createForUser', { params, body: { email: person(1).email } })
  expect(await letterTo(server, person(1).email)).toMatchObject({ title: 'Учётная запись уже есть' })
  await expect(api('codeVerifications.createForUser', { params: { id: 1 }, body: { phone: '79000000778' } })).rejects.toMatchObject({
    status: 403,
  })
})

it('a password is changed by whoever knows the current one; wrong ones are counted, other devices are signed out [CALL-011]', async () => {
  const server = newServer()
  const [one, other] = [await visitor(server, 3), await visitor(server, 3)]
  const change = (current_password: string, password = PASSWORD) =>
    one.api('users.setPassword', { params: { id: 3 }, body: { current_password, password } })
  for (let tries = 0; tries < 5; tries++)
    await expect(change('wrong')).rejects.toMatchObject({ status: 422, fields: { current_password: ['Текущий пароль не\u00a0подходит'] } })
  await expect(change('karter-2026')).rejects.toMatchObject({ status: 429 })
  server.clock.advance(30_000)
  await change('karter-2026')
  expect((await one.api('session.user', {})).id).toBe(3)
  await expect(other.api('session.user', {})).rejects.toMatchObject({ status: 401 })
})

it('a wrong code never checks a verification', async () => {
  const server = newServer()
  const { api } = await visitor(server, 0)
  const { id } = await api('codeVerifications.create', { body: { email } })
  const code = await codeTo(server, email)
  await expect(api('codeVerifications.check', { params: { id }, body: { data: wrongCode(code) } })).rejects.toMatchObject({ status: 422 })
  expect((await api('codeVerifications.get', { query: { id } }))?.code_verification.is_checked).toBe(false)
})
