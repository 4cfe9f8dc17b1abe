import { loginLinkExtensions } from '../../../model/contract/extensions/login-links'
import { handlersFor } from '../../handlers-for'
import { signIn } from '../../rules/session/sign-in'
import { userOfToken, spendToken } from '../../rules/session/temporary-tokens'

/** Login by the link of a temporary token. */
export const loginLinksHandlers = handlersFor(loginLinkExtensions, {
  'loginLinks.check': ({ body, ...scene }) => ({ name: userOfToken(scene, body.token).name }),
  'loginLinks.use': ({ body, ...scene }) => signIn(scene, spendToken(scene, body.token)),
})
