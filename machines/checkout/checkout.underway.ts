import { checkoutSetup } from './checkout.setup'
import { putOff } from './checkout.shared'
import { sending } from './checkout.sending'
import { uncertain } from './checkout.uncertain'

/** Pressed and let go by the cart: another region waits until it is known what became of the order. [DEC-022] */
export const underway = checkoutSetup.createStateConfig({
  on: { 'checkout.aim': { actions: { type: 'postpone', params: ({ event }) => event } }, 'draft.followed': putOff },
  tags: 'pressed',
  initial: 'sending',
  states: { sending, uncertain },
})
