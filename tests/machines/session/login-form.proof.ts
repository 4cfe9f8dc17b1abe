import fc from 'fast-check'
import { loginFormMachine } from '../../../machines/session/login-form.machine'
import { Secret } from '../../../model/identity/secret'
import { anyText } from '../arbitraries'
import { proofOf } from '../proof'
import { loginWalks } from './login-walks'

export default proofOf(loginFormMachine, {
  payloads: {
    'login.submitted': fc.record({ login: anyText, password: anyText.map((each) => new Secret(each)) }),
  },
  walks: loginWalks,
  law: (snapshot) =>
    (!snapshot.matches('loading') || Object.keys(snapshot.context.errors).length === 0) &&
    (!snapshot.matches('error') || Boolean(snapshot.context.errors.form)),
})
