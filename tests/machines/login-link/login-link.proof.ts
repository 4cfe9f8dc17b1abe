import { loginLinkMachine } from '../../../machines/login-link/login-link.machine'
import { proofOf } from '../proof'
import { loginLinkWalks } from './login-link-walks'

export default proofOf(loginLinkMachine, {
  inputs: [{ hasToken: true }],
  answers: { checkLink: [{ name: 'Антон Рябов' }], useLink: [{}], loadUser: [{ id: 3 }] },
  payloads: {},
  walks: loginLinkWalks,
  // Nothing is asked without a token, a button names whom it logs in, and a lost login is looked up before anything else.
  law: (snapshot) => {
    const { hasToken, name, error, isInDoubt } = snapshot.context
    return (
      (hasToken || snapshot.matches('opening') || snapshot.matches('absent')) &&
      (!snapshot.hasTag('ready') || name !== '') &&
      (!snapshot.hasTag('busy') || error === null) &&
      (!snapshot.matches('failed') || error !== null) &&
      (!isInDoubt || snapshot.matches('lookingUp') || snapshot.matches('failed') || snapshot.matches('opened'))
    )
  },
})
