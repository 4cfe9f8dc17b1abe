import { fromPromise } from 'xstate'
import { loginFormMachine } from '../../machines/session/login-form.machine'
import { sessionMachine } from '../../machines/session/session.machine'
import type { Api } from '../../model/contract'

/** The session with its calls; the password is revealed here and nowhere else. [DEC-047] */
export const connectSession = (api: Api) =>
  sessionMachine.provide({
    actors: {
      loadUser: fromPromise(({ signal }) => api('session.user', {}, { signal })),
      logout: fromPromise(({ signal }) => api('session.logout', {}, { signal })),
      loginForm: loginFormMachine.provide({
        actors: {
          login: fromPromise(({ input: { password, ...who }, signal }) =>
            api('session.login', { body: { ...who, password: password.reveal() } }, { signal }),
          ),
        },
      }),
    },
  })
