import { fromPromise } from 'xstate'
import { loginFormMachine } from '../../machines/session/login-form.machine'
import { sessionMachine } from '../../machines/session/session.machine'
import type { Api } from '../../model/contract'
import type { EnteredRows } from '../platform/wishes/entered-rows'
import type { WishStore } from '../platform/wishes/wishes'

/** The session with its calls and what all tabs keep unsent, wishes and entered rows; the password is revealed here for its request, and in the form for its check. [DEC-047] */
export const connectSession = (api: Api, wishes: WishStore, rows: EnteredRows) =>
  sessionMachine.provide({
    actors: {
      loadUser: fromPromise(({ signal }) => api('session.user', {}, { signal })),
      logout: fromPromise(({ signal }) => api('session.logout', {}, { signal })),
      checkElsewhere: fromPromise(async ({ input: { userId } }) => {
        const [kept, entered] = await Promise.all([wishes.elsewhere(userId), rows.elsewhere(userId)])
        return { unsent: kept.unsent + entered.unsent, refused: [...kept.refused, ...entered.refused] }
      }),
      loadOrphaned: fromPromise(({ input }) => wishes.adopt(input.userId)),
      loginForm: loginFormMachine.provide({
        actors: {
          login: fromPromise(({ input: { password, ...who }, signal }) =>
            api('session.login', { body: { ...who, password: password.reveal() } }, { signal }),
          ),
        },
      }),
    },
  })
