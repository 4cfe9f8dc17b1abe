import { ApiError } from '../../../../model/api-error'
import { NO_WORDS } from '../../../../model/order/draft'
import { expect } from '../../support/shop'
import { ALL_ATTEMPTS, SILENT } from '../harness/failures'
import {
  BOTH,
  CART,
  FORGOTTEN,
  goesOn,
  INVITED_ASKED,
  isPostponed,
  isUncertain,
  LOST,
  OLD,
  OLD_UUID,
  REFUSED,
  REMEMBERED,
  SAME,
  sends,
  TURNS,
  UNAUTHORIZED,
  UUID,
} from './where'
import {
  behind,
  CHANGED,
  changeElsewhere,
  conflict,
  KEPT,
  LINES,
  MET,
  OPENED,
  orderOf,
  OTHER_REGION,
  PART,
  proceed,
  REST,
  RISEN,
  type Parts,
} from './world'

/** How the server answers. */
export const calls: Parts['calls'] = {
  loadDraft: {
    asks: null,
    done: [
      { as: NO_WORDS, when: ({ context }, start) => start !== OLD && !(start === BOTH && context.regionId === OTHER_REGION) },
      { as: { ...NO_WORDS, uuid: OLD_UUID }, when: (_, start) => start === OLD },
    ],
    failed: [],
  },
  turn: { asks: null, done: [], failed: [] },
  loadUuid: {
    asks: 'orders.newUuid',
    done: [{ as: { uuid: UUID }, when: goesOn }],
    failed: [{ as: SILENT, when: (snapshot, start) => start === CART && goesOn(snapshot), plays: ['serverDown'] }],
  },
  findOrder: {
    asks: 'orders.list',
    done: [
      { as: null, when: (snapshot, start) => start === CART && goesOn(snapshot) },
      // Told as placed it leads to its page; what is editable meanwhile is not opened anew.
      {
        as: orderOf(1, PART),
        when: (snapshot, start) => start === LOST && isUncertain(snapshot) && !snapshot.context.isUnsure,
      },
      { as: orderOf(1, PART), when: (snapshot, start) => start === LOST && snapshot.matches('ready') && goesOn(snapshot), and: [KEPT] },
      {
        as: orderOf(1, PART),
        when: (snapshot, start) =>
          start === LOST && (snapshot.matches({ underway: 'sending' }) || (isUncertain(snapshot) && snapshot.context.isUnsure)),
        and: [OPENED, KEPT],
      },
    ],
    failed: [
      {
        as: SILENT,
        when: (snapshot, start) => (start === CART || start === LOST) && goesOn(snapshot),
        plays: ['serverDown'],
        attempts: ALL_ATTEMPTS,
      },
    ],
  },
  findSame: {
    asks: 'orders.list',
    done: [
      { as: null, when: (_, start) => start !== SAME },
      { as: orderOf(9), when: (_, start) => start === SAME },
    ],
    failed: [
      {
        as: SILENT,
        when: ({ context }, start) => start === SAME && !context.isDoubtful,
        plays: ['serverDown'],
        attempts: ALL_ATTEMPTS,
      },
    ],
  },
  placeOrder: {
    asks: 'orders.create',
    done: [
      {
        as: orderOf(1),
        when: (snapshot, start) =>
          (start === CART || (start === OLD && snapshot.context.draft.uuid === UUID)) &&
          sends(snapshot, LINES) &&
          !snapshot.context.isUnsure,
      },
      // It leads to no page: the cart of the other region is opened.
      {
        as: orderOf(1),
        when: (snapshot, start) => start === CART && isPostponed(snapshot) && sends(snapshot, LINES) && snapshot.context.isUnsure,
        and: [OPENED],
      },
      {
        as: orderOf(1),
        when: (snapshot, start) => start === CART && goesOn(snapshot) && sends(snapshot, LINES) && snapshot.context.isUnsure,
        and: [OPENED, KEPT, MET],
      },
      { as: orderOf(1, CHANGED), when: (snapshot, start) => start === CART && sends(snapshot, CHANGED) },
      { as: orderOf(1, RISEN), when: (snapshot) => sends(snapshot, RISEN), plays: ['pricesChange'] },
      { as: orderOf(1, PART), when: (snapshot, start) => start === LOST && sends(snapshot, REST), and: [OPENED, KEPT] },
    ],
    failed: [
      {
        as: new ApiError(500, ''),
        when: (snapshot, start) =>
          [CART, SAME, TURNS].includes(start) && goesOn(snapshot) && !snapshot.context.isDoubtful && sends(snapshot, LINES),
        plays: ['orderFails'],
      },
      {
        as: new ApiError(0, ''),
        when: ({ context }, start) => start === LOST && !context.isDoubtful,
        plays: ['orderAnswerLost'],
        attempts: ALL_ATTEMPTS,
      },
      {
        as: conflict,
        when: (snapshot, start) => (start === CART || start === INVITED_ASKED) && goesOn(snapshot) && sends(snapshot, LINES),
        plays: ['pricesChange'],
      },
      {
        as: behind,
        when: (snapshot, start) => start === CART && goesOn(snapshot) && sends(snapshot, LINES),
        before: changeElsewhere,
        and: [proceed(CHANGED)],
      },
      { as: behind, when: (snapshot, start) => start === BOTH && isPostponed(snapshot), and: [MET, REMEMBERED, OPENED] },
      {
        as: REFUSED,
        when: (snapshot, start) => start === CART && goesOn(snapshot) && sends(snapshot, LINES),
        plays: ['minimumSum'],
      },
      {
        as: REFUSED,
        when: (snapshot, start) => start === CART && isPostponed(snapshot) && sends(snapshot, LINES),
        plays: ['minimumSum'],
        and: [OPENED],
      },
      {
        as: UNAUTHORIZED,
        when: (snapshot, start) =>
          start === CART && goesOn(snapshot) && !snapshot.context.isDoubtful && !snapshot.context.isUnsure && sends(snapshot, LINES),
        plays: ['sessionExpires'],
        until: ({ shop }) => expect(shop.login.popup).toBeVisible(),
      },
      { as: FORGOTTEN, when: ({ context }) => context.draft.uuid === OLD_UUID },
    ],
  },
}
