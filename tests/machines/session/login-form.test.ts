import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { LOGIN_REFUSED, loginFormMachine, type Credentials } from '../../../machines/session/login-form.machine'
import { ApiError } from '../../../model/api-error'
import { Secret } from '../../../model/identity/secret'
import { atRest } from '../../support/waiting/at-rest'

type Asked = { email?: string; phone?: string; password: string }
/** A form whose server answers with this, each time it is asked. */
function open(answer: () => Promise<unknown> = async () => ({})) {
  const asked: Asked[] = []
  const login = fromPromise<unknown, Credentials>(({ input: { password, ...who } }) => {
    asked.push({ ...who, password: password.reveal() })
    return answer()
  })
  const form = createActor(loginFormMachine.provide({ actors: { login } })).start()
  const submit = (text: string, password: string) => form.send({ type: 'login.submitted', login: text, password: new Secret(password) })
  return { form, asked, submit, errors: () => form.getSnapshot().context.errors }
}

describe('the login form', () => {
  it.each([
    ['', '', { login: 'Введите email или телефон', password: 'Введите пароль' }],
    ['  ', 'p', { login: 'Введите email или телефон' }],
    ['ivan@', 'p', { login: 'Некорректный email или телефон' }],
    ['12345', 'p', { login: 'Некорректный email или телефон' }],
    ['snab@volga-servis.example', '', { password: 'Введите пароль' }],
  ])('answers «%s» with «%s» by messages and asks nobody [VALID-003]', async (login, password, expected) => {
    const { asked, submit, errors, form } = open()
    submit(login, password)
    await atRest()
    expect([errors(), asked, form.getSnapshot().value]).toEqual([expected, [], 'idle'])
  })

  it('asks with an e-mail or with the digits of a phone, and is done [STATE-001] [VALID-001] [VALID-002]', async () => {
    const [one, other] = [open(), open()]
    one.submit(' snab@volga-servis.example ', ' пароль ')
    other.submit('8 (900) 000-01-01', 'x')
    expect(one.form.getSnapshot().hasTag('busy')).toBe(true)
    await atRest()
    expect([one.asked, other.asked, one.form.getSnapshot().status]).toEqual([
      [{ email: 'snab@volga-servis.example', password: ' пароль ' }],
      [{ phone: '79000000101', password: 'x' }],
      'done',
    ])
  })

  it('sends one request, however often the button is pressed [STATE-001]', async () => {
    const { asked, submit } = open()
    submit('a@b.example', 'x')
    submit('a@b.example', 'x')
    await atRest()
    expect(asked).toHaveLength(1)
  })

  it('says the words of the spec to a wrong pair and takes another try [ERROR-001] [STATE-001]', async () => {
    const { asked, form, submit, errors } = open(async () => {
      throw new ApiError(401, 'Нет')
    })
    submit('a@b.example', 'x')
    await atRest()
    expect([errors(), form.getSnapshot().value]).toEqual([{ form: LOGIN_REFUSED }, 'error'])
    expect(LOGIN_REFUSED).toBe(
      'Неверные данные для входа на сайт. Если еще не зарегистрированы, воспользуйтесь формой для регистрации юридического лица',
    )
    submit('a@b.example', 'y')
    expect(errors()).toEqual({}) // gone while the server is asked
    await atRest()
    expect(asked.map(({ password }) => password)).toEqual(['x', 'y'])
  })

  it.each([
    [0, 'Failed to fetch', 'Нет связи с сервером. Проверьте интернет и повторите. Введите пароль ещё раз.'],
    [503, '', 'Сервер не отвечает. Повторите позже. Введите пароль ещё раз.'],
    [422, 'Слишком короткий пароль', 'Слишком короткий пароль. Введите пароль ещё раз.'],
  ])('says of a failure (%i) that the password, which nobody keeps, is to be typed again [DEC-047]', async (status, message, words) => {
    const { submit, errors } = open(async () => {
      throw new ApiError(status, message)
    })
    submit('a@b.example', 'x')
    await atRest()
    expect(errors()).toEqual({ form: words })
  })
})
