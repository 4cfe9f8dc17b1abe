import { accountActions } from './actions/account'
import { childActions } from './actions/children'
import { draftActions } from './actions/draft'
import { entryActions } from './actions/entry'
import { newsActions } from './actions/news'
import { orderActions } from './actions/orders'
import { regionActions } from './actions/region'
import { unsentActions } from './actions/unsent'
import { customerBase } from './customer.base'

/** Everything that the customer's chart may name. Extends the base, because the actions need its types. */
export const customerSetup = customerBase.extend({
  guards: {
    isOurs: ({ context }, { user }: { user: number }) => user === context.user.id,
    isOtherRegion: ({ context }, { user, region }: { user: number; region: number }) =>
      user === context.user.id && region !== context.region?.id,
    hasRegion: ({ context }) => context.region !== null,
    isExpired: ({ context }) => context.holds.includes('session'),
    isFirstCrash: ({ context }, { actorId }: { actorId: string }) => !context.crashed.includes(actorId),
    /** The server has answered every write of the cart. */
    isSettled: (_, { unsent }: { unsent: number }) => unsent === 0,
  },
  actions: {
    ...accountActions,
    ...childActions,
    ...draftActions,
    ...entryActions,
    ...newsActions,
    ...orderActions,
    ...regionActions,
    ...unsentActions,
    /** Provided by the shop. */
    logCrash: (_, _params: { actorId: string; error: unknown }) => {},
  },
})
