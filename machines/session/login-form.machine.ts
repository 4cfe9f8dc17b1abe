import { assign, setup } from 'xstate'
import { ApiError, failureText, isUnauthorized, waitOf } from '../../model/api-error'
import { checkPassword, parseLogin } from '../../model/identity/login-input'
import type { Secret } from '../../model/identity/secret'
import { effect } from '../support/effect'

/** Message for a wrong login or password. [ERROR-001] */
export const LOGIN_REFUSED =
  'Неверные данные для входа на сайт. Если еще не зарегистрированы, воспользуйтесь формой для регистрации юридического лица'

/** Input of the login call; the password stays wrapped in `Secret` until the request is sent. [DEC-047] */
export type Credentials = ({ email: string } | { phone: string }) & { password: Secret }
export type LoginErrors = { login?: string; password?: string; form?: string }
type Submitted = { login: string; password: Secret }

/** Validates both fields, so that both messages show at once. @returns credentials null if either is invalid [VALID-003] */
function check({ login, password }: Submitted): { errors: LoginErrors; credentials: Credentials | null } {
  const who = parseLogin(login)
  const passwordError = checkPassword(password.reveal())
  const errors = { ...('error' in who && { login: who.error }), ...(passwordError && { password: passwordError }) }
  return { errors, credentials: 'error' in who || passwordError ? null : { ...who, password } }
}

/** Message for a failed call; asks for the password again, as it is not kept. [DEC-047] */
function failedText(error: unknown): string {
  const text = waitOf(error, Date.now()) === null ? failureText(ApiError.from(error), 'Повторите позже.') : 'Слишком много попыток входа.'
  return `${text.endsWith('.') ? text : `${text}.`} Введите пароль ещё раз.`
}

/** The login form: validates the input, calls the server and keeps the messages to show. Final state: logged in. [STATE-001] */
export const loginFormMachine = setup({
  types: {
    context: {} as {
      errors: LoginErrors
      /** Until when the server hears no attempt, ms by the wall clock; null: it did not say so. */
      waitUntil: number | null
    },
    events: {} as { type: 'login.submitted' } & Submitted,
    tags: {} as 'busy',
  },
  actors: { login: effect<unknown, Credentials>('login') },
  guards: { isComplete: (_, params: Submitted) => check(params).credentials !== null },
  actions: {
    noteErrors: assign((_, params: Submitted) => ({ errors: check(params).errors })),
    clearErrors: assign({ errors: {}, waitUntil: null }),
    noteRefusal: assign({
      errors: (_, { error }: { error: unknown }) => ({ form: isUnauthorized(error) ? LOGIN_REFUSED : failedText(error) }),
      waitUntil: (_, { error }: { error: unknown }) => waitOf(error, Date.now()),
    }),
  },
}).createMachine({
  id: 'loginForm',
  context: { errors: {}, waitUntil: null },
  initial: 'idle',
  on: {
    'login.submitted': [
      { guard: { type: 'isComplete', params: ({ event }) => event }, target: '.loading', actions: 'clearErrors' },
      { target: '.idle', actions: { type: 'noteErrors', params: ({ event }) => event } },
    ],
  },
  states: {
    idle: {},
    loading: {
      tags: 'busy',
      on: { 'login.submitted': {} },
      invoke: {
        src: 'login',
        input: ({ event }) => check(event).credentials!, // `isComplete` has checked it
        onDone: 'success',
        onError: { target: 'error', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
    },
    error: {},
    success: { type: 'final' },
  },
})
