import type { SnapshotFrom } from 'xstate'
import { loginFormMachine, LOGIN_REFUSED, type LoginErrors } from '../../../../machines/session/login-form.machine'
import { ApiError } from '../../../../model/api-error'
import { Secret } from '../../../../model/identity/secret'
import { PASSWORD, people } from '../../support/people'
import { expect } from '../../support/shop'
import { driverOf } from '../harness/driver'
import { SILENT } from '../harness/failures'
import type { Stage } from '../harness/stage'

const KNOWN = 'пароль верный'
const UNKNOWN = 'пароль неверный'
const PASSWORDS = { [UNKNOWN]: 'not-the-password', [KNOWN]: PASSWORD }
/** What no server is asked about: neither an e-mail nor a phone, and no password. */
const WRONG = { login: 'рябов@', password: '' }

/** The fields say what the machine says of them, and so does the form. */
async function isTold({ page, shop: { login } }: Stage, { context: { errors } }: { context: { errors: LoginErrors } }): Promise<void> {
  await expect(login.login).toHaveAccessibleDescription(errors.login ?? '')
  await expect(login.password).toHaveAccessibleDescription(errors.password ?? '')
  const alert = page.getByRole('main').getByRole('alert')
  await (errors.form === undefined ? expect(alert).toHaveCount(0) : expect(alert).toHaveText(errors.form))
}

export default driverOf<typeof loginFormMachine, Stage>({
  machine: loginFormMachine,
  unreached: {},
  starts: [UNKNOWN, KNOWN].map((name) => ({
    name,
    input: undefined,
    come: async (stage: Stage) => {
      await stage.shop.open('/auth/login')
      await expect(stage.shop.login.form).toBeVisible()
      return stage
    },
  })),
  events: {
    'login.submitted': [
      {
        as: { type: 'login.submitted', login: WRONG.login, password: new Secret(WRONG.password) },
        when: (snapshot) => !snapshot.matches('loading'),
        make: ({ shop: { login } }) => login.submit(WRONG.login, WRONG.password),
      },
      ...([UNKNOWN, KNOWN] as const).map((name) => ({
        as: { type: 'login.submitted' as const, login: people.buyer, password: new Secret(PASSWORDS[name]) },
        when: (snapshot: SnapshotFrom<typeof loginFormMachine>, start: string) => start === name && !snapshot.matches('loading'),
        make: async ({ shop: { login } }: Stage) => {
          await login.login.fill(people.buyer)
          await login.password.fill(PASSWORDS[name])
          await login.password.press('Enter')
        },
      })),
      {
        as: { type: 'login.submitted', login: people.buyer, password: new Secret('') },
        when: (snapshot) => snapshot.matches('loading'),
        // The button takes no press meanwhile, and no Enter; a manager of passwords needs none.
        make: ({ shop: { login } }) => login.form.evaluate((form: HTMLFormElement) => form.requestSubmit()),
      },
    ],
  },
  calls: {
    login: {
      asks: 'session.login',
      done: [{ as: {}, when: (_, start) => start === KNOWN }],
      failed: [
        { as: new ApiError(401, LOGIN_REFUSED), when: (_, start) => start === UNKNOWN },
        { as: SILENT, when: (_, start) => start === KNOWN, plays: ['serverDown'] },
      ],
    },
  },
  states: {
    idle: isTold,
    loading: async (stage, snapshot) => {
      await isTold(stage, snapshot)
      await expect(stage.shop.login.button).toHaveAttribute('aria-busy', 'true')
    },
    error: async (stage, snapshot) => {
      await isTold(stage, snapshot)
      await expect(stage.shop.login.login).toHaveValue(people.buyer)
      await expect(stage.shop.login.password).toBeFocused()
    },
    success: { unseen: 'С ней форма уходит: дальше видно вход.' },
  },
})
