import { cartMachine } from '../cart/cart.machine'
import { checkoutMachine } from '../checkout/checkout.machine'
import { companySetupMachine } from '../company-setup/company-setup.machine'
import { deliveryMachine } from '../delivery/delivery.machine'
import { favoritesMachine } from '../favorites/favorites.machine'
import { notificationsMachine } from '../notifications/notifications.machine'
import { promoNotificationMachine } from '../notifications/promo-notification.machine'
import { cancellationMachine } from '../order/cancellation.machine'
import { cartGiftMachine } from '../prices/cart-gift.machine'
import { pricesMachine } from '../prices/prices.machine'
import { productNotificationsMachine } from '../product-notifications/product-notifications.machine'
import { quickEntryMachine } from '../quick-entry/quick-entry.machine'
import { regionsMachine } from '../regions/regions.machine'
import { reviewMachine } from '../review/review.machine'
import { surveyMachine } from '../survey/survey.machine'
import { child, nothing } from './child'
import { pathOf } from './customer.knowledge'

/**
 * The machines that run as long as the customer machine: with what each is started, and which command it gets when a fact that concerns
 * many is announced. Facts are announced in the order of this list. What only one of them has to do is written in `actions`.
 */
export const children = [
  child('cart', cartMachine).with({
    input: ({ context: { user, tab, lives, region, holds } }) => ({
      userId: user.id,
      tab: `${tab}.${lives}`,
      regionId: region?.id ?? null,
      holds,
    }),
    isStartedWithRegion: true,
    isRelayed: true,
    hears: {
      'region.applied': ({ region }) => ({ type: 'cart.load', regionId: region.id }),
      // Of its own writes the cart knows. Together with orders: one of them took lines. [DEC-020]
      'data.changed': ({ tags, region, isOwn }, context) => {
        if (isOwn || !tags.includes('cart') || region === null || region !== context.region?.id) return null
        if (tags.includes('orders')) return { type: 'cart.outdate', regionId: region, taken: [], by: null }
        return { type: 'cart.load', regionId: region }
      },
      'page.shown': () => ({ type: 'cart.looked' }),
    },
  }),
  child('prices', pricesMachine).with({
    input: nothing,
    isRelayed: true,
    hears: {
      'region.applied': ({ region }) => ({ type: 'prices.aim', regionId: region.id }),
      'page.shown': () => ({ type: 'prices.refresh' }),
      'answers.possible': () => ({ type: 'prices.refresh' }),
    },
  }),
  child('cartGift', cartGiftMachine).with({ input: nothing, isRelayed: false, needsCartReport: true }),
  child('checkout', checkoutMachine).with({
    input: ({ context }) => ({ userId: context.user.id }),
    isRelayed: true,
    hears: { 'region.applied': ({ region }) => ({ type: 'checkout.aim', regionId: region.id }) },
  }),
  child('quickEntry', quickEntryMachine).with({
    input: ({ context }) => ({ userId: context.user.id }),
    isRelayed: true,
    hears: {
      'region.applied': ({ region }) => ({ type: 'entry.aimed', regionId: region.id }),
      'answers.possible': () => ({ type: 'entry.retried' }),
    },
  }),
  child('delivery', deliveryMachine).with({
    input: ({ context }) => ({ userId: context.user.id, remembered: context.remembered.addressId }),
    isRelayed: true,
    hears: {
      'region.applied': ({ region }) => ({ type: 'delivery.load', regionId: region.id }),
      'data.changed': ({ tags }) => (tags.includes('delivery') ? { type: 'delivery.reload' } : null),
      'page.shown': () => ({ type: 'delivery.looked' }),
      'answers.possible': () => ({ type: 'delivery.retried' }),
    },
  }),
  child('regions', regionsMachine).with({
    input: ({ context }) => ({ userId: context.user.id, remembered: context.remembered.regionId }),
    isRelayed: true,
    hears: {
      'data.changed': ({ tags }) =>
        tags.includes('regions') ? { type: 'regions.load' } : tags.includes('favoriteRegion') ? { type: 'favoriteRegion.changed' } : null,
      'page.shown': () => ({ type: 'regions.looked' }),
      'answers.possible': () => ({ type: 'regions.retried' }),
    },
  }),
  child('cancellation', cancellationMachine).with({ input: nothing, isRelayed: true }),
  child('favorites', favoritesMachine).with({
    input: ({ context }) => ({ userId: context.user.id }),
    isRelayed: true,
    hears: {
      // Of its own writes it knows.
      'data.changed': ({ tags, isOwn }) => (isOwn ? null : { type: 'favorites.reload', tags }),
      'answers.possible': () => ({ type: 'favorites.retried' }),
    },
  }),
  child('notifications', notificationsMachine).with({
    input: ({ context }) => ({ userId: context.user.id }),
    isRelayed: true,
    hears: {
      'data.changed': ({ tags }) => ({ type: 'notifications.reload', tags }),
      'page.shown': () => ({ type: 'notifications.looked' }),
      'answers.possible': () => ({ type: 'notifications.retried' }),
    },
  }),
  child('promoNotification', promoNotificationMachine).with({
    input: ({ context }) => ({ userId: context.user.id }),
    isRelayed: true,
    hears: { 'region.applied': ({ region }) => ({ type: 'promo.aim', regionId: region.id }) },
  }),
  child('companySetup', companySetupMachine).with({
    input: ({ context, system }) => ({ user: context.user, isHeld: context.holds.includes('session'), path: pathOf(system) }),
    isRelayed: true,
    hears: {
      'address.reached': ({ path }) => ({ type: 'setup.pass', path }),
      'answers.possible': () => ({ type: 'setup.retried' }),
    },
    popup: 'setup',
  }),
  child('review', reviewMachine).with({
    input: ({ context }) => ({ userId: context.user.id }),
    isRelayed: true,
    hears: {
      'region.applied': ({ region }) => ({ type: 'review.aim', regionId: region.id }),
      'data.changed': ({ tags, isOwn }) => ({ type: 'review.reload', tags, isOwn }),
      'address.reached': ({ path }) => ({ type: 'page.reached', path }),
      'answers.possible': () => ({ type: 'review.retried' }),
    },
    popup: 'review',
    // A logout may wait for it.
    owes: { type: 'review.told' },
  }),
  child('survey', surveyMachine).with({
    input: ({ context, system }) => ({ userId: context.user.id, path: pathOf(system) }),
    isRelayed: true,
    hears: {
      'region.applied': ({ region }) => ({ type: 'survey.aim', regionId: region.id }),
      // Of its own writes it knows.
      'data.changed': ({ tags, isOwn }) => (isOwn ? null : { type: 'survey.reload', tags }),
      'page.shown': () => ({ type: 'survey.look' }),
      'address.reached': ({ path }) => ({ type: 'survey.pass', path }),
      'answers.possible': () => ({ type: 'survey.retry' }),
    },
  }),
  child('productNotifications', productNotificationsMachine).with({
    input: nothing,
    isRelayed: false,
    hears: { 'answers.possible': () => ({ type: 'notifications.retried' }) },
  }),
]

type Child = (typeof children)[number]
/** Ids of the children. */
export type ChildId = Child['id']
/** Ids of the children, in the order in which they start. */
export const childIds: readonly ChildId[] = children.map(({ id }) => id)
/** What runs under which id, for the types of the customer machine. */
export type Children = { [Id in ChildId]: Id } & { [Id in ChildId as `relay.${Id}`]: 'relay' } & { sight: 'sight' }
type Machines = { [Each in Child as Each['id']]: Each['machine'] }
/** Machines of the children by id, for `actors` of the customer machine. */
export const childMachines = Object.fromEntries(children.map(({ id, machine }) => [id, machine])) as Machines // each id is listed
