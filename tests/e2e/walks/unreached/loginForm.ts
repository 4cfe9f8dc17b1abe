import type { loginFormMachine } from '../../../../machines/session/login-form.machine'
import type { Unreached } from '../harness/unreached'

export const unreachedOfLoginForm: Unreached<typeof loginFormMachine> = {}
