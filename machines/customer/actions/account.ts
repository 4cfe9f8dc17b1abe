import type { User } from '../../../model/identity/user'
import { cartMachine } from '../../cart/cart.machine'
import type { Hold } from '../../cart/cart.types'
import { checkoutMachine } from '../../checkout/checkout.machine'
import { companySetupMachine } from '../../company-setup/company-setup.machine'
import { to } from '../../support/address'
import { action } from '../customer.base'

/** The user, the registration, and what waits while there is no valid login or no connection. */
export const accountActions = {
  noteUser: action(({ enqueue }, { user }: { user: User }) => enqueue.assign({ user })),
  tellSetup: action(({ enqueue }, { user }: { user: User }) =>
    enqueue.sendTo(to(companySetupMachine, 'companySetup'), { type: 'setup.told', user }),
  ),
  /** A company or a region was created, which no answer of the server has told. */
  announceFound: action(({ enqueue }) => enqueue.emit({ type: 'data.changed', tags: ['user', 'regions'], region: null })),
  noteHold: action(({ context, enqueue }, { reason }: { reason: Hold }) =>
    enqueue.assign({ holds: [...context.holds.filter((hold) => hold !== reason), reason] }),
  ),
  noteRelease: action(({ context, enqueue }, { reason }: { reason: Hold }) =>
    enqueue.assign({ holds: context.holds.filter((hold) => hold !== reason) }),
  ),
  holdCart: action(({ enqueue }, { reason }: { reason: Hold }) => enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.hold', reason })),
  releaseCart: action(({ enqueue }, { reason }: { reason: Hold }) =>
    enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.release', reason }),
  ),
  holdSetup: action(({ enqueue }) => enqueue.sendTo(to(companySetupMachine, 'companySetup'), { type: 'setup.hold' })),
  releaseSetup: action(({ enqueue }) => enqueue.sendTo(to(companySetupMachine, 'companySetup'), { type: 'setup.release' })),
  renewCheckout: action(({ enqueue }) => enqueue.sendTo(to(checkoutMachine, 'checkout'), { type: 'login.renewed' })),
}
