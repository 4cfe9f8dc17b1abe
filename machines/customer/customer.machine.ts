import { correctedToast, correctionToast } from '../cart/cart.toasts'
import { ORDER_GOES_ON } from '../checkout/checkout.toasts'
import { FINISHED } from '../company-setup/company-setup.words'
import { favoriteToast } from '../favorites/favorites.toasts'
import { cameToast, promoToast, unreadToast } from '../notifications/notifications.toasts'
import { REVIEWED } from '../review/review.toasts'
import { children } from './customer.children'
import { customerSetup } from './customer.setup'

/**
 * What only a signed-in user has: the machines in the table of the children, and what happens in one of them because of another.
 * Facts that concern many children are sent by `broadcast`, as the table says.
 */
export const customerMachine = customerSetup.createMachine({
  id: 'customer',
  context: ({ input }) => ({ ...input, lives: 0, region: null, following: null, crashed: [], unfinished: null }),
  invoke: [
    { src: 'sight', id: 'sight' },
    // A relay starts before its source, so that it does not miss the first facts.
    ...children.flatMap(({ isRelayed, relay, invocation }) =>
      isRelayed ? [{ src: 'relay' as const, ...relay }, invocation] : [invocation],
    ),
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
    'page.shown': { actions: { type: 'broadcast', params: ({ event }) => event } },
    'address.reached': { actions: { type: 'broadcast', params: ({ event }) => event } },
    'data.changed': { actions: { type: 'broadcast', params: ({ event }) => ({ ...event, isOwn: true }) } },
    'tab.changedData': {
      actions: { type: 'broadcast', params: ({ event: { tags, region } }) => ({ type: 'data.changed', tags, region, isOwn: false }) },
    },
    'region.applied': {
      actions: [
        { type: 'reprice', params: ({ event }) => event },
        { type: 'rememberRegion', params: ({ event }) => event },
        { type: 'broadcast', params: ({ event }) => event },
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
        { type: 'removeUnadded', params: ({ event }) => ({ regionId: event.order.company_region_id }) },
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
        { type: 'broadcast', params: { type: 'answers.possible' } },
        'settleGift',
      ],
    },
    // The first time a child is restarted; the second time it waits until the user asks for it. [DEC-065]
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
    // The login may have expired before the customer machine was restarted after a crash.
    arriving: { always: [{ guard: 'isExpired', target: 'suspended' }, { target: 'active' }] },
    active: {
      entry: [
        { type: 'noteRelease', params: { reason: 'session' } },
        { type: 'releaseCart', params: { reason: 'session' } },
        { type: 'broadcast', params: { type: 'answers.possible' } },
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
