import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { customerCodeMachine } from '../../../machines/customer-code/customer-code.machine'
import { cookieNoticeMachine } from '../../../machines/cookie-notice/cookie-notice.machine'
import { deliveryMachine } from '../../../machines/delivery/delivery.machine'
import { dropAdviceMachine } from '../../../machines/drop-advice/drop-advice.machine'
import { favoritesMachine } from '../../../machines/favorites/favorites.machine'
import { notificationsMachine } from '../../../machines/notifications/notifications.machine'
import { promoNotificationMachine } from '../../../machines/notifications/promo-notification.machine'
import { openingMachine } from '../../../machines/opening/opening.machine'
import { giftMachine } from '../../../machines/order/gift.machine'
import { overlayMachine } from '../../../machines/overlay/overlay.machine'
import { priceListMachine } from '../../../machines/price-list/price-list.machine'
import { savedLinesMachine } from '../../../machines/saved-carts/saved-lines.machine'
import type { Walk } from '../../support/walks/walk-paths'
import { outputs } from '../random-answers'

/** What a machine is led by beside what leads any of them. */
export type Further = Partial<Pick<Walk, 'inputs' | 'situation' | 'mayHappen'>> & {
  /** How its effects succeed otherwise, by their names. */
  answers?: Readonly<Record<string, readonly unknown[]>>
  events?: readonly EventObject[]
}

const told = (type: string, content: Readonly<Record<string, unknown>>): EventObject => ({ ...content, type })
const pickup = { id: 1, name: 'Пункт', address: 'Казань', schedule: '', ready: '' }
const chosen = { addressId: null, pickupId: null }
/** How many lists are asked for. */
const pending = ({ context: { rounds, round, counts } }: AnyMachineSnapshot): number =>
  rounds[round].filter((id: string) => !counts.has(id)).length

/** By machine: what its chart decides by, where chance and what all of them may meet do not say it. */
export const further: Readonly<Record<string, Further>> = {
  [cookieNoticeMachine.id]: { answers: { loadConsent: [true] } },
  [customerCodeMachine.id]: { inputs: [{ isLikely: false }, { isLikely: true }] },
  [deliveryMachine.id]: { answers: { loadPlaces: [{ addresses: [], pickups: [pickup], chosen }] } },
  // Each list that is asked for is answered.
  [dropAdviceMachine.id]: {
    answers: { countLists: [[{ count: 3 }, { count: 0 }], [{ count: 0 }, { count: 0 }], [{ count: 0 }]] },
    mayHappen: (snapshot, event) => !('output' in event) || (event.output as unknown[]).length === pending(snapshot),
  },
  [favoritesMachine.id]: { events: [told('favorites.reload', { tags: ['favorites'] })] },
  [giftMachine.id]: { answers: { lookUp: [false] } },
  [notificationsMachine.id]: {
    answers: {
      loadNotifications: [[{ id: 3, created_at: '2026-11-22T10:00:00Z', read_at: null }, ...(outputs['loadNotifications'] as [])]],
    },
  },
  [openingMachine.id]: { events: ['missing', 'failed'].map((content) => told('content.seen', { subject: 1, content })) },
  // A login arises while what was opened by hand is typed in.
  [overlayMachine.id]: {
    events: [told('popup.asked', { popup: 'region' }), told('popup.arose', { popup: 'login' })],
    situation: ({ value, context: { shown, waiting, arisen, isTyping, isCovered, page } }) =>
      JSON.stringify([value, shown, waiting, arisen, isTyping, isCovered, page]),
  },
  [priceListMachine.id]: {
    answers: { loadSlice: [{ rows: [], next: 1, total: 2 }] },
    situation: ({ value, context: { form, next, startedAt, error } }) =>
      JSON.stringify([value, form, next, startedAt === undefined, error]),
  },
  [promoNotificationMachine.id]: { answers: { loadPromo: [null] } },
  [savedLinesMachine.id]: {
    events: [1, 2, 3].flatMap((productId) => [told('quantity.changed', { productId, quantity: 0 }), told('line.restored', { productId })]),
    situation: ({ value, context: { known, ghosts, wishes, stalled } }) =>
      JSON.stringify([value, known?.id, [...ghosts.keys()], [...wishes.keys()], stalled.size]),
  },
}
