import { closedToast, correctedToast, NO_REGION, ORDER_GOES_ON, returnedToast, stayedToast } from './app.toasts'
import { customerSetup } from './app.customer'
import { health } from './app.health'
import { cartInput } from './app.setup'

/** The actor system: which actors live when, and who is told what. Read it as the routing table of the shop. */
export const appMachine = customerSetup.createMachine({
  id: 'app',
  context: ({ input }) => ({ ...input, lives: 0, user: null, region: null, following: null, holds: [], crashed: [] }),
  invoke: [
    { src: 'tabs', id: 'tabs' },
    { src: 'sight', id: 'sight' },
    { src: 'toaster', id: 'toaster', systemId: 'toaster' },
    { src: 'overlay', id: 'overlay', systemId: 'overlay' },
    { src: 'relay', id: 'relay.navigation', input: { of: 'navigation' } },
    { src: 'navigation', id: 'navigation', systemId: 'navigation', input: ({ context }) => ({ path: context.path }) },
    { src: 'cookieNotice', id: 'cookieNotice', systemId: 'cookieNotice' },
    { src: 'resources', id: 'resources', systemId: 'resources' },
    { src: 'relay', id: 'relay.connectivity', input: { of: 'connectivity' } },
    { src: 'connectivity', id: 'connectivity', systemId: 'connectivity' },
    { src: 'relay', id: 'relay.session', input: { of: 'session' } },
    { src: 'session', id: 'session', systemId: 'session' },
  ],
  type: 'parallel',
  on: {
    'data.changed': {
      actions: [
        { type: 'refreshByTags', params: ({ event }) => ({ tags: event.tags, isOwn: true }) },
        { type: 'tellChanged', params: ({ event }) => event },
      ],
    },
    'session.rejected': { actions: 'rejectSession' },
    'session.stayed': {
      actions: [
        { type: 'closePopup', params: { popup: 'logout' } },
        { type: 'toast', params: ({ event }) => stayedToast(event) },
      ],
    },
    'session.returned': {
      actions: [
        { type: 'closePopup', params: { popup: 'logout' } },
        { type: 'closePopup', params: { popup: 'cabinet' } },
        { type: 'toast', params: ({ event }) => returnedToast(event.isElsewhere) },
        { type: 'go', params: { to: '/cart' } },
      ],
    },
    'page.shown': { actions: ['refreshResources', 'refreshPrices', 'lookAtCart', 'releaseToasts'] },
    'page.hidden': { actions: 'holdToasts' },
    'connection.lost': { actions: { type: 'noteHold', params: { reason: 'network' } } },
    'connection.restored': { actions: [{ type: 'noteRelease', params: { reason: 'network' } }, 'refreshResources'] },
    'tab.closedSession': { guard: { type: 'isOurs', params: ({ event }) => event }, actions: 'dropSession' },
    'tab.openedSession': { actions: { type: 'recheckSession', params: ({ event }) => event } },
  },
  states: {
    visitor: {
      initial: 'starting',
      on: {
        'session.absent': { target: '.guest', actions: 'forgetUser' },
        'session.opened': {
          target: '.customer',
          actions: [
            { type: 'rememberUser', params: ({ event }) => event },
            'forgetResources',
            { type: 'closePopup', params: { popup: 'login' } },
            { type: 'greet', params: ({ event }) => event },
            'goOn',
          ],
        },
        'session.doubted': { target: '.starting', actions: ['setAside', 'forgetResources', 'clearPopups', 'clearToasts'] },
        'session.closed': {
          target: '.guest',
          actions: [
            { type: 'tellClosed', params: ({ event }) => event },
            { type: 'forgetStored', params: ({ event }) => event },
            'forgetUser',
            'forgetResources',
            'clearPopups',
            'clearToasts',
            { type: 'toast', params: ({ event }) => closedToast(event.ending) },
            { type: 'go', params: { to: '/' } },
          ],
        },
        'tab.changedData': {
          guard: { type: 'isOurs', params: ({ event }) => event },
          actions: { type: 'refreshByTags', params: ({ event: { tags, region } }) => ({ tags, region, isOwn: false }) },
        },
      },
      states: {
        starting: {},
        guest: { tags: 'guest' },
        customer: {
          tags: 'customer',
          invoke: [
            { src: 'relay', id: 'relay.prices', input: { of: 'prices' } },
            { src: 'prices', id: 'prices', systemId: 'prices' },
            { src: 'cartGift', id: 'cartGift', systemId: 'cartGift' },
            { src: 'relay', id: 'relay.checkout', input: { of: 'checkout' } },
            { src: 'checkout', id: 'checkout', systemId: 'checkout', input: ({ context }) => ({ userId: context.user!.id }) }, // rememberUser came before, also below
            { src: 'relay', id: 'relay.delivery', input: { of: 'delivery' } },
            {
              src: 'delivery',
              id: 'delivery',
              systemId: 'delivery',
              input: ({ context }) => ({ userId: context.user!.id, remembered: context.remembered.addressId }),
            },
            { src: 'relay', id: 'relay.cart', input: { of: 'cart' } },
            { src: 'cart', id: 'cart', systemId: 'cart', input: ({ context }) => cartInput(context) },
            { src: 'relay', id: 'relay.regions', input: { of: 'regions' } },
            {
              src: 'regions',
              id: 'regions',
              systemId: 'regions',
              input: ({ context }) => ({ userId: context.user!.id, remembered: context.remembered.regionId }),
            },
            { src: 'relay', id: 'relay.quickEntry', input: { of: 'quickEntry' } },
            { src: 'quickEntry', id: 'quickEntry', systemId: 'quickEntry', input: ({ context }) => ({ userId: context.user!.id }) },
            { src: 'relay', id: 'relay.cancellation', input: { of: 'cancellation' } },
            { src: 'cancellation', id: 'cancellation', systemId: 'cancellation' },
            { src: 'relay', id: 'relay.favorites', input: { of: 'favorites' } },
            { src: 'favorites', id: 'favorites', systemId: 'favorites', input: ({ context }) => ({ userId: context.user!.id }) },
          ],
          initial: 'active',
          on: {
            'session.opened': [
              {
                guard: { type: 'isSameUser', params: ({ event }) => event },
                target: '.active',
                actions: [{ type: 'closePopup', params: { popup: 'login' } }, { type: 'greet', params: ({ event }) => event }, 'goOn'],
              },
              {
                target: 'customer',
                reenter: true,
                actions: [
                  {
                    type: 'forgetStored',
                    // Where his login was only found, what the tabs share is his by now.
                    params: ({ context, event }) => ({ userId: context.user!.id, ending: event.isFresh ? 'asked' : 'elsewhere' }), // of a customer
                  },
                  'forgetUser',
                  { type: 'rememberUser', params: ({ event }) => event },
                  'forgetResources',
                  'clearPopups',
                  'clearToasts',
                  { type: 'greet', params: ({ event }) => event },
                  'goOn',
                ],
              },
            ],
            'session.absent': { target: '#app.visitor.guest', actions: ['forgetUser', 'forgetResources', 'clearToasts'] },
            'session.leaving': { actions: 'askUnsent' },
            'session.sending': { actions: ['askUnsent', 'retryEntry', 'tellToSend'] },
            'session.gathering': { actions: 'gatherEntry' },
            'session.gathered': { actions: [{ type: 'adoptWrites', params: ({ event }) => event }, 'askUnsent'] },
            'tab.askedToSend': { guard: { type: 'isOurs', params: ({ event }) => event }, actions: ['askCart', 'retryEntry'] },
            'session.asking': { actions: { type: 'openPopup', params: { popup: 'logout' } } },
            'region.applied': {
              actions: [
                { type: 'reprice', params: ({ event }) => event },
                { type: 'rememberRegion', params: ({ event }) => event },
                { type: 'keepRegion', params: ({ event }) => event },
                'loadCart',
                'aimPrices',
                'aimCheckout',
                'aimEntry',
                'loadDelivery',
                { type: 'tellRegion', params: ({ event }) => event },
                { type: 'follow', params: ({ event }) => event },
              ],
            },
            // What was bought for is gone: whoever knew of it begins anew without one.
            'region.absent': {
              guard: 'hasRegion',
              target: 'customer',
              reenter: true,
              actions: ['forgetRegion', { type: 'toast', params: NO_REGION }],
            },
            'address.chosen': {
              actions: [
                { type: 'rememberAddress', params: ({ event }) => event },
                { type: 'keepAddress', params: ({ event }) => event },
              ],
            },
            'favorite.refused': { actions: { type: 'toastFavorite', params: ({ event }) => event } },
            'entry.added': { actions: { type: 'takeIn', params: ({ event }) => event } },
            'entry.counted': { actions: 'allowLeaving' },
            'entry.withdrawn': { actions: { type: 'takeOut', params: ({ event }) => event } },
            'cart.corrected': { actions: { type: 'toastCorrection', params: ({ event }) => event } },
            'cart.correctedMany': { actions: { type: 'toast', params: ({ event }) => correctedToast(event.count) } },
            'cart.refused': { actions: { type: 'tellRefusal', params: ({ event }) => event } },
            'refusal.unseen': { actions: { type: 'toastRefusal', params: ({ event }) => event.refusal } },
            'cart.overtaken': { actions: { type: 'toastOvertaken', params: ({ event }) => event } },
            'cart.gone': { actions: { type: 'toastGone', params: ({ event }) => event } },
            'cart.counted': [
              {
                guard: { type: 'isSettled', params: ({ event }) => event },
                actions: ['showCart', 'proceedCheckout', 'settleGift', 'allowLeaving', 'tellSeen'],
              },
              { actions: ['showCart', 'allowLeaving', 'tellSeen'] },
            ],
            'prices.came': { actions: ['showCart', 'settleGift', 'tellSeen'] },
            'checkout.restored': { actions: ['showCart', 'settleGift'] },
            'choice.changed': { actions: 'settleGift' },
            'checkout.waiting': { actions: 'askCart' },
            'checkout.behind': { actions: { type: 'outrunCart', params: ({ event }) => event } },
            'checkout.stale': { actions: ['forgetPrices', { type: 'outdateCart', params: ({ event }) => event }] },
            'checkout.left': { actions: { type: 'toast', params: ORDER_GOES_ON } },
            'order.dropped': { actions: { type: 'tellOrder', params: ({ event }) => event } },
            'order.cancelled': { actions: { type: 'tellCancellation', params: ({ event }) => event } },
            'cancellation.failed': { actions: { type: 'tellCancellation', params: ({ event }) => event } },
            'cancellation.doubtful': { actions: 'spreadCancellation' },
            'order.stopped': { actions: { type: 'tellOrder', params: ({ event }) => event } },
            'order.found': {
              actions: [
                'forgetPrices',
                { type: 'outdateCart', params: ({ event }) => event },
                { type: 'spreadOrder', params: ({ event }) => event },
                { type: 'tellOrder', params: ({ event }) => event },
              ],
            },
            'order.doubtful': {
              actions: [
                'forgetPrices',
                { type: 'outdateCart', params: ({ event }) => event },
                { type: 'spreadOrder', params: ({ event }) => event },
              ],
            },
            'order.placed': {
              actions: [
                'forgetPrices',
                { type: 'outdateCart', params: ({ event }) => event },
                { type: 'spreadOrder', params: ({ event }) => event },
                { type: 'tellOrder', params: ({ event }) => event },
              ],
            },
            'tab.ordered': { actions: { type: 'hearOrder', params: ({ event }) => event } },
            'tab.choseForOrder': { actions: { type: 'followDraft', params: ({ event }) => event } },
            // A region that another tab chose meanwhile.
            'checkout.freed': { actions: 'followLate' },
            'places.followed': { actions: { type: 'followPlaces', params: ({ event }) => event } },
            'draft.chosen': { actions: { type: 'tellDraft', params: ({ event }) => event } },
            'tab.appliedRegion': [
              {
                guard: { type: 'isOtherRegion', params: ({ event }) => event },
                actions: [{ type: 'noteFollowing', params: ({ event }) => event }, 'followLate'],
              },
              {
                guard: { type: 'isOurs', params: ({ event }) => event },
                actions: [{ type: 'noteFollowing', params: { region: null } }, 'aimCheckout'],
              },
            ],
            'connection.lost': {
              actions: [
                { type: 'noteHold', params: { reason: 'network' } },
                { type: 'holdCart', params: { reason: 'network' } },
              ],
            },
            'connection.restored': {
              actions: [
                { type: 'noteRelease', params: { reason: 'network' } },
                { type: 'releaseCart', params: { reason: 'network' } },
                'refreshResources',
                'refreshPrices',
                'retryLists',
                'settleGift',
              ],
            },
          },
          states: {
            active: {
              entry: [
                { type: 'noteRelease', params: { reason: 'session' } },
                { type: 'releaseCart', params: { reason: 'session' } },
                'refreshResources',
                'refreshPrices',
                'retryLists',
                'renewCheckout',
                'settleGift',
              ],
              on: {
                'session.expired': { target: 'suspended', actions: { type: 'raisePopup', params: { popup: 'login' } } },
                'address.reached': { actions: 'goOn' },
              },
            },
            suspended: {
              tags: 'suspended',
              entry: [
                { type: 'noteHold', params: { reason: 'session' } },
                { type: 'holdCart', params: { reason: 'session' } },
              ],
              on: { 'session.expired': { actions: { type: 'raisePopup', params: { popup: 'login' } } } },
            },
          },
        },
      },
    },
    health,
  },
})
