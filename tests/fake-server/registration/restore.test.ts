import { expect, it } from 'vitest'
import { CODE_RESEND_MS } from '../../../model/limits'
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

it('whoever knows the id of a verification, and not its code, sets no password: the right code proves its own browser alone [DEC-047]', async () => {
  const server = newServer()
  const [owner, other] = [await visitor(server, 0), await visitor(server, 0)]
  const { id } = await owner.api('codeVerifications.create', { body: { email } })
  await owner.api('codeVerifications.check', { params: { id }, body: { data: await codeTo(server, email) } })
  const isChecked = async ({ api }: typeof owner) => (await api('codeVerifications.get', { query: { id } }))?.code_verification.is_checked
  const set = ({ api }: typeof owner) => api('codeVerifications.setUserPassword', { params: { id }, body: { password: PASSWORD } })
  expect([await isChecked(owner), await isChecked(other)]).toEqual([true, false])
  await expect(set(other)).rejects.toMatchObject({ status: 409 })
  await set(owner)
  expect((await owner.api('session.user', {})).id).toBe(3)
})

it('another code takes the proof of the one before it back', async () => {
  const server = newServer()
  const { api } = await visitor(server, 0)
  const { id } = await api('codeVerifications.create', { body: { email } })
  await api('codeVerifications.check', { params: { id }, body: { data: await codeTo(server, email) } })
  server.clock.advance(CODE_RESEND_MS)
  expect((await api('codeVerifications.create', { body: { id } })).code_verification.is_checked).toBe(false)
  await expect(api('codeVerifications.setUserPassword', { params: { id }, body: { password: PASSWORD } })).rejects.toMatchObject({
    status: 409,
  })
})

it('a new password ends what else leads into the account: restores that were begun, and login links that nobody used', async () => {
  const server = newServer()
  const [intruder, owner] = [await visitor(server, 0), await visitor(server, 3)]
  const { id } = await intruder.api('codeVerifications.create', { body: { email } })
  await intruder.api('codeVerifications.check', { params: { id }, body: { data: await codeTo(server, email) } })
  const { token } = await owner.api('session.temporaryToken', {})
  const others = await (await visitor(server, 1)).api('session.temporaryToken', {})
  await owner.api('users.setPassword', { params: { id: 3 }, body: { current_password: 'karter-2026', password: PASSWORD } })
  await expect(intruder.api('codeVerifications.setUserPassword', { params: { id }, body: { password: PASSWORD } })).rejects.toMatchObject({
    status: 409,
  })
  await expect(intruder.api('loginLinks.use', { body: { token } })).rejects.toMatchObject({ status: 404 })
  expect(await intruder.api('loginLinks.check', { body: { token: others.token } })).toEqual({ name: person(1).name })
})

it('a changed e-mail ends the restores that were sent to the old one', async () => {
  const server = newServer()
  const [intruder, owner] = [await visitor(server, 0), await visitor(server, 3)]
  const { id } = await intruder.api('codeVerifications.create', { body: { email } })
  await intruder.api('codeVerifications.check', { params: { id }, body: { data: await codeTo(server, email) } })
  const change = await owner.api('codeVerifications.createForUser', { params: { id: 3 }, body: { email: 'new@volga.example' } })
  await owner.api('codeVerifications.check', { params: { id: change.id }, body: { data: await codeTo(server, 'new@volga.example') } })
  await owner.api('users.update', { params: { id: 3 }, body: { email: 'new@volga.example', code_verification_id: change.id } })
  await expect(intruder.api('codeVerifications.setUserPassword', { params: { id }, body: { password: PASSWORD } })).rejects.toMatchObject({
    status: 409,
  })
})
