import { correctedToast, correctionToast } from '../cart/cart.toasts'
import { ORDER_GOES_ON } from '../checkout/checkout.toasts'
import { favoriteToast } from '../favorites/favorites.toasts'
import { restartSetup } from './customer.restart'
import { pathOf } from './customer.knowledge'
import { cartInput } from './customer.setup'
import { FINISHED } from '../company-setup/company-setup.words'
import { cameToast, promoToast, unreadToast } from '../notifications/notifications.toasts'
import { REVIEWED } from '../review/review.toasts'

/** Whoever is signed in, as long as he is: his machines, and who of them is told what. Read it as the routing table of buying. */
export const customerMachine = restartSetup.createMachine({
  id: 'customer',
  context: ({ input }) => ({ ...input, lives: 0, region: null, following: null, crashed: [], unfinished: null }),
  invoke: [
    { src: 'sight', id: 'sight' },
    { src: 'relay', id: 'relay.prices', input: { of: 'prices' } },
    { src: 'prices', id: 'prices', systemId: 'prices' },
    { src: 'cartGift', id: 'cartGift', systemId: 'cartGift' },
    { src: 'relay', id: 'relay.checkout', input: { of: 'checkout' } },
    { src: 'checkout', id: 'checkout', systemId: 'checkout', input: ({ context }) => ({ userId: context.user.id }) },
    { src: 'relay', id: 'relay.delivery', input: { of: 'delivery' } },
    {
      src: 'delivery',
      id: 'delivery',
      systemId: 'delivery',
      input: ({ context }) => ({ userId: context.user.id, remembered: context.remembered.addressId }),
    },
    { src: 'relay', id: 'relay.cart', input: { of: 'cart' } },
    { src: 'cart', id: 'cart', systemId: 'cart', input: ({ context }) => cartInput(context) },
    { src: 'relay', id: 'relay.regions', input: { of: 'regions' } },
    {
      src: 'regions',
      id: 'regions',
      systemId: 'regions',
      input: ({ context }) => ({ userId: context.user.id, remembered: context.remembered.regionId }),
    },
    { src: 'relay', id: 'relay.quickEntry', input: { of: 'quickEntry' } },
    { src: 'quickEntry', id: 'quickEntry', systemId: 'quickEntry', input: ({ context }) => ({ userId: context.user.id }) },
    { src: 'relay', id: 'relay.cancellation', input: { of: 'cancellation' } },
    { src: 'cancellation', id: 'cancellation', systemId: 'cancellation' },
    { src: 'relay', id: 'relay.favorites', input: { of: 'favorites' } },
    { src: 'favorites', id: 'favorites', systemId: 'favorites', input: ({ context }) => ({ userId: context.user.id }) },
    { src: 'relay', id: 'relay.notifications', input: { of: 'notifications' } },
    { src: 'notifications', id: 'notifications', systemId: 'notifications', input: ({ context }) => ({ userId: context.user.id }) },
    { src: 'relay', id: 'relay.promoNotification', input: { of: 'promoNotification' } },
    {
      src: 'promoNotification',
      id: 'promoNotification',
      systemId: 'promoNotification',
      input: ({ context }) => ({ userId: context.user.id }),
    },
    { src: 'relay', id: 'relay.companySetup', input: { of: 'companySetup' } },
    {
      src: 'companySetup',
      id: 'companySetup',
      systemId: 'companySetup',
      input: ({ context, self }) => ({
        user: context.user,
        isHeld: context.holds.includes('session'),
        path: pathOf(self.system),
      }),
    },
    { src: 'relay', id: 'relay.review', input: { of: 'review' } },
    { src: 'review', id: 'review', systemId: 'review', input: ({ context }) => ({ userId: context.user.id }) },
    { src: 'relay', id: 'relay.survey', input: { of: 'survey' } },
    {
      src: 'survey',
      id: 'survey',
      systemId: 'survey',
      input: ({ context, self }) => ({ userId: context.user.id, path: pathOf(self.system) }),
    },
    { src: 'productNotifications', id: 'productNotifications', systemId: 'productNotifications' },
  ],
  initial: 'arriving',
  on: {
    'session.opened': {
      target: '.active',
      actions: [
        { type: 'noteUser', params: ({ event }) => event },
        { type: 'tellSetup', params: ({ event }) => event },
      ],
    },
    'session.leaving': { actions: 'finishReview' },
    'review.told': { actions: 'askUnsent' },
    'session.sending': { actions: ['askUnsent', 'retryEntry'] },
    'session.gathering': { actions: 'gatherEntry' },
    'session.gathered': { actions: [{ type: 'adoptWrites', params: ({ event }) => event }, 'askUnsent'] },
    'user.changed': {
      actions: [
        { type: 'noteUser', params: ({ event }) => event },
        { type: 'tellSetup', params: ({ event }) => event },
      ],
    },
    'tab.askedToSend': { guard: { type: 'isOurs', params: ({ event }) => event }, actions: ['askCart', 'retryEntry'] },
    'page.shown': { actions: ['refreshPrices', 'lookAtCart', 'lookAtNotifications', 'lookAtSurvey', 'lookAtRegions', 'lookAtDelivery'] },
    'address.reached': {
      actions: [
        { type: 'tellReached', params: ({ event }) => event },
        { type: 'passSurvey', params: ({ event }) => event },
        { type: 'passSetup', params: ({ event }) => event },
      ],
    },
    'data.changed': { actions: { type: 'reloadByTags', params: ({ event: { tags, region } }) => ({ tags, region, isOwn: true }) } },
    'tab.changedData': { actions: { type: 'reloadByTags', params: ({ event: { tags, region } }) => ({ tags, region, isOwn: false }) } },
    'region.applied': {
      actions: [
        { type: 'reprice', params: ({ event }) => event },
        { type: 'rememberRegion', params: ({ event }) => event },
        'loadCart',
        'aimPrices',
        'aimCheckout',
        'aimEntry',
        'loadDelivery',
        'aimPromo',
        'aimReview',
        'aimSurvey',
        { type: 'announceApplied', params: ({ event }) => event },
        { type: 'announceChosen', params: ({ event }) => event },
        { type: 'follow', params: ({ event }) => event },
      ],
    },
    'region.absent': { guard: 'hasRegion', actions: 'announceLost' },
    'address.chosen': {
      actions: [
        { type: 'rememberAddress', params: ({ event }) => event },
        { type: 'announceAddress', params: ({ event }) => event },
      ],
    },
    'notifications.came': { actions: { type: 'announceNews', params: ({ event }) => cameToast(event.items) } },
    'reading.refused': { actions: { type: 'announceNews', params: ({ event }) => unreadToast(event.error) } },
    'promo.came': { actions: { type: 'announceNews', params: ({ event }) => promoToast(event.promo) } },
    'review.due': { actions: { type: 'announcePopup', params: { type: 'popup.due', popup: 'review' } } },
    'review.over': { actions: { type: 'announcePopup', params: { type: 'popup.over', popup: 'review' } } },
    'review.accepted': { actions: { type: 'announceNews', params: REVIEWED } },
    'review.found': { actions: [{ type: 'announceNews', params: REVIEWED }, 'announceDoubt'] },
    'popup.due': { actions: { type: 'announcePopup', params: ({ event }) => event } },
    'popup.over': { actions: { type: 'announcePopup', params: ({ event }) => event } },
    'toast.closed': { actions: { type: 'tellPromo', params: ({ event }) => event } },
    'toast.followed': { actions: { type: 'tellPromo', params: ({ event }) => event } },
    'setup.due': { actions: { type: 'announcePopup', params: { type: 'popup.due', popup: 'setup' } } },
    'setup.over': { actions: { type: 'announcePopup', params: { type: 'popup.over', popup: 'setup' } } },
    'setup.found': { actions: 'announceFound' },
    'setup.finished': { actions: { type: 'announceNews', params: FINISHED } },
    'favorite.refused': { actions: { type: 'announceNews', params: ({ event }) => favoriteToast(event) } },
    'entry.added': { actions: { type: 'takeIn', params: ({ event }) => event } },
    'entry.counted': { actions: 'countUnfinished' },
    'entry.withdrawn': { actions: { type: 'takeOut', params: ({ event }) => event } },
    'cart.corrected': { actions: { type: 'announceNews', params: ({ event }) => correctionToast(event) } },
    'cart.correctedMany': { actions: { type: 'announceNews', params: ({ event }) => correctedToast(event.count) } },
    'cart.refused': { actions: { type: 'tellRefusal', params: ({ event }) => event } },
    'refusal.unseen': { actions: { type: 'announceRefusal', params: ({ event }) => event.refusal } },
    'cart.overtaken': { actions: { type: 'announceOvertaken', params: ({ event }) => event } },
    'cart.gone': { actions: { type: 'announceGone', params: ({ event }) => event } },
    'cart.counted': [
      {
        guard: { type: 'isSettled', params: ({ event }) => event },
        actions: ['showCart', 'proceedCheckout', 'settleGift', 'countUnfinished', 'tellSeen'],
      },
      { actions: ['showCart', 'countUnfinished', 'tellSeen'] },
    ],
    'prices.came': { actions: ['showCart', 'settleGift', 'tellSeen'] },
    'checkout.restored': { actions: ['showCart', 'settleGift'] },
    'choice.changed': { actions: 'settleGift' },
    'checkout.waiting': { actions: 'askCart' },
    'checkout.behind': { actions: { type: 'outrunCart', params: ({ event }) => event } },
    'checkout.stale': { actions: ['forgetPrices', { type: 'outdateCart', params: ({ event }) => event }] },
    'checkout.left': { actions: { type: 'announceNews', params: ORDER_GOES_ON } },
    'order.dropped': { actions: { type: 'announceOrder', params: ({ event }) => event } },
    'order.cancelled': { actions: { type: 'announceCancellation', params: ({ event }) => event } },
    'cancellation.failed': { actions: { type: 'announceCancellation', params: ({ event }) => event } },
    'cancellation.doubtful': { actions: 'announceDoubt' },
    'order.stopped': { actions: { type: 'announceOrder', params: ({ event }) => event } },
    'order.found': {
      actions: [
        'forgetPrices',
        { type: 'outdateCart', params: ({ event }) => event },
        { type: 'announceTaken', params: ({ event }) => event },
        { type: 'announceOrder', params: ({ event }) => event },
      ],
    },
    'order.doubtful': {
      actions: [
        'forgetPrices',
        { type: 'outdateCart', params: ({ event }) => event },
        { type: 'announceTaken', params: ({ event }) => event },
      ],
    },
    'order.placed': {
      actions: [
        'forgetPrices',
        { type: 'outdateCart', params: ({ event }) => event },
        { type: 'announceTaken', params: ({ event }) => event },
        { type: 'announceOrder', params: ({ event }) => event },
      ],
    },
    'tab.ordered': { actions: { type: 'hearOrder', params: ({ event }) => event } },
    'tab.choseForOrder': { actions: { type: 'followDraft', params: ({ event }) => event } },
    // A region that another tab chose meanwhile.
    'checkout.freed': { actions: 'followLate' },
    'places.followed': { actions: { type: 'followPlaces', params: ({ event }) => event } },
    'draft.chosen': { actions: { type: 'announceDraft', params: ({ event }) => event } },
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
        'refreshPrices',
        'retryLists',
        'settleGift',
      ],
    },
    // The first time each of his machines starts anew; the second time it waits until the visitor asks for it. [DEC-065]
    'xstate.error.actor.*': [
      {
        guard: { type: 'isFirstCrash', params: ({ event }) => event },
        actions: [
          { type: 'logCrash', params: ({ event }) => event },
          { type: 'restart', params: ({ event }) => ({ actorIds: [event.actorId] }) },
        ],
      },
      {
        actions: [
          { type: 'logCrash', params: ({ event }) => event },
          { type: 'announceBroken', params: ({ event }) => event },
        ],
      },
    ],
    'panel.retried': { actions: [{ type: 'restart', params: ({ context }) => ({ actorIds: context.crashed }) }, 'forgetCrashes'] },
  },
  states: {
    // His login may have run out before: he comes back after a crash.
    arriving: { always: [{ guard: 'isExpired', target: 'suspended' }, { target: 'active' }] },
    active: {
      entry: [
        { type: 'noteRelease', params: { reason: 'session' } },
        { type: 'releaseCart', params: { reason: 'session' } },
        'refreshPrices',
        'retryLists',
        'renewCheckout',
        'settleGift',
        'releaseSetup',
      ],
      on: { 'session.expired': 'suspended' },
    },
    suspended: {
      tags: 'suspended',
      entry: [{ type: 'noteHold', params: { reason: 'session' } }, { type: 'holdCart', params: { reason: 'session' } }, 'holdSetup'],
    },
  },
})
