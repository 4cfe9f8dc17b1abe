import { fromPromise } from 'xstate'
import { loginFormMachine } from '../../machines/session/login-form.machine'
import { sessionMachine } from '../../machines/session/session.machine'
import type { Api } from '../../model/contract'
import type { Customer } from './customer/connect-customer'
import type { Lazy } from '../shop/code/lazy'

/**
 * The session with its calls and what all tabs keep unsent. Nobody is signed in before the code of the customer is there; the password is
 * revealed here for its request, and in the form for its check. [DEC-047]
 */
export function connectSession(api: Api, customer: Lazy<Customer>) {
  const withCode = <T>(answer: Promise<T>): Promise<T> => (customer.get() ? answer : answer.then(hasCode))
  const hasCode = <T>(answer: T): Promise<T> => customer.load().then(() => answer)
  return sessionMachine.provide({
    actors: {
      loadUser: fromPromise(({ signal }) => withCode(api('session.user', {}, { signal }))),
      logout: fromPromise(({ signal }) => api('session.logout', {}, { signal })),
      checkElsewhere: fromPromise(async ({ input }) => (await customer.load()).elsewhere(input.userId)),
      loadOrphaned: fromPromise(async ({ input }) => (await customer.load()).adopt(input.userId)),
      loginForm: loginFormMachine.provide({
        actors: {
          login: fromPromise(({ input: { password, ...who }, signal }) =>
            api('session.login', { body: { ...who, password: password.reveal() } }, { signal }),
          ),
        },
      }),
    },
  })
}
