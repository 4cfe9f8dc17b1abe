import { assign, emit, enqueueActions, raise, setup } from 'xstate'
import { isUnanswered } from '../../model/api-error'
import type { Cart } from '../../model/cart/cart'
import { isInFlight, rested, type CartQueue } from '../../model/cart/cart-queue'
import { unfinished } from '../../model/cart/unfinished'
import { CART_FRESH_MS, TYPING_PAUSE_MS } from '../../model/limits'
import { restPause } from '../../model/retry'
import { effect, port } from '../support/effect'
import * as answers from './steps/answers'
import { goneSince, takenElsewhere } from './steps/gone'
import { overtaken } from './steps/overtaken'
import * as reading from './steps/reading'
import * as refused from './steps/refused'
import * as screens from './steps/screens'
import * as removing from './steps/removing'
import { nextCalls, sendableOf } from './steps/sending'
import { findWrite } from './steps/step'
import * as wishing from './steps/wishing'
import {
  cartTypes,
  type Hold,
  type LinesOf,
  type Outdating,
  type Replacement,
  type Wished,
  type WriterCommand,
  type WriterReport,
} from './cart.types'

const timerOf = (regionId: number, productId: number) => `typing-${regionId}-${productId}`
type Answered = Extract<WriterReport, { type: 'write.answered' }>
type Filled = Extract<WriterReport, { type: 'write.filled' }>

/** Actors, guards and actions of the cart chart. The logic of the actions is in the pure functions of steps/. */
export const cartSetup = setup({
  types: cartTypes,
  actors: {
    loadCart: effect<Cart, { userId: number; regionId: number }>('loadCart'),
    loadWishes: effect<CartQueue, { userId: number }>('loadWishes'),
    cartWriter: port<WriterCommand>(),
  },
  guards: {
    hasRegion: ({ context }) => context.regionId !== null,
    isShownRegion: ({ context }, { regionId }: { regionId: number }) => regionId === context.regionId,
    hasSendable: ({ context }) => sendableOf(context).length > 0,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    /** The queue has changed since it was stored. */
    isUnkept: ({ context }) => context.queue !== context.kept,
    isHeld: ({ context }) => context.holds.length > 0,
    /** Another device wrote: the cart's version is ahead of what this tab's own writes explain, and none of them is in flight. [DEC-020] */
    isBehind: ({ context: { seen, base, own, queue, regionId } }) =>
      seen > base + own && !(regionId !== null && isInFlight(queue, regionId)),
  },
  delays: {
    typingPause: TYPING_PAUSE_MS,
    freshness: CART_FRESH_MS,
    restPause: ({ context }) => restPause(context.failures),
    loadPause: ({ context }) => restPause(context.loadFailures),
  },
  actions: {
    aim: assign(({ context }, { regionId }: { regionId: number }) => reading.aim(context, regionId)),
    outdate: assign(({ context }, params: Outdating) => reading.outdate(context, params)),
    beginReading: assign(() => reading.beginReading()),
    keepLines: assign(({ context }, { cart }: { cart: Cart }) => reading.keepLines(context, cart)),
    /** The server has a newer version than the one shown; a reading in progress may bring it. */
    noteVersion: assign({ seen: ({ context }, { version }: { version: number }) => Math.max(context.seen, version) }),
    hold: assign({ holds: ({ context }, { reason }: { reason: Hold }) => [...new Set([...context.holds, reason])] }),
    release: assign({ holds: ({ context }, { reason }: { reason: Hold }) => context.holds.filter((hold) => hold !== reason) }),
    bringBack: assign(({ context }, { ids }: { ids: readonly number[] }) => removing.bringBack(context, ids)),
    clear: assign(({ context }) => removing.clear(context)),
    rest: assign({ queue: ({ context }, { key }: { key: string }) => rested(context.queue, key) }),
    finishTyping: assign(({ context }) => wishing.finishTyping(context)),
    wishAgain: assign(({ context }, { key }: { key: string }) => refused.wishAgain(context, key)),
    dropWish: assign(({ context }, { key }: { key: string }) => refused.dropWish(context, key)),
    forgetGhosts: assign(({ context }) => removing.leavePage(context)),
    endTyping: assign({ typed: ({ context }, { productId }: { productId: number }) => screens.withoutTyped(context.typed, productId) }),
    noteShown: assign({ screens: ({ context }, { of }: { of: LinesOf }) => screens.withScreens(context.screens, of, 1) }),
    noteHidden: assign({ screens: ({ context }, { of }: { of: LinesOf }) => screens.withScreens(context.screens, of, -1) }),
    restoreWishes: assign(({ context }, { older }: { older: CartQueue }) => reading.restoreWishes(context, older)),
    settle: assign(({ context }, params: Answered) => answers.settle(context, params)),
    settleAll: assign(({ context }, params: Filled) => answers.settleAll(context, params)),
    settleNote: assign(({ context }, params: Extract<WriterReport, { type: 'write.noted' }>) => answers.settleNote(context, params)),
    wishMany: assign(({ context }, { wishes }: { wishes: readonly Wished[] }) => removing.wishMany(context, wishes)),
    replaceLines: assign(({ context }, { replacements }: { replacements: readonly Replacement[] }) =>
      removing.replaceLines(context, replacements),
    ),
    noteLine: assign(({ context }, { productId, note }: { productId: number; note: string }) => wishing.noteLine(context, productId, note)),
    leaveOpen: assign(({ context }, { key }: { key: string }) => answers.leaveOpen(context, key)),
    countLoadFailure: assign({ loadFailures: ({ context }) => context.loadFailures + 1 }),
    countFailure: assign(({ context }, { isThrottled = false }: { isThrottled?: boolean }) => ({
      failures: context.failures + 1,
      isThrottled,
    })),
    forgetFailures: assign({ failures: 0 }),
    refuse: assign(({ context }, params: Extract<WriterReport, { type: 'write.refused' }>) => answers.refuse(context, params)),
    announceUnsent: emit(({ context }) => ({ type: 'cart.counted', ...unfinished(context.queue) })),
    noteRead: raise({ type: 'cart.read' }),
    noteKept: assign({ kept: ({ context }) => context.queue }),
    /** Provided by the shop: stores `context.queue`, so that no unsent write is lost by a reload. */
    keepWishes: () => {},
  },
}).extend({
  // separate: TypeScript does not infer `assign` and `enqueueActions` well in one list
  actions: {
    /** The requested quantity is shown at once and becomes ready to send after a pause in typing. */
    wish: enqueueActions(({ context, enqueue }, params: Wished) => {
      const { wished, ...changes } = removing.wishOne(context, params)
      const timer = timerOf(wished.regionId, params.product.id)
      enqueue.assign(changes)
      enqueue.cancel(timer)
      enqueue.raise({ type: 'typing.ended', key: wished.key }, { id: timer, delay: TYPING_PAUSE_MS })
    }),
    sendNext: enqueueActions(({ context, enqueue }) => {
      const { calls, ...changes } = nextCalls(context)
      enqueue.assign(changes)
      for (const call of calls) enqueue.sendTo('cartWriter', { type: 'write.send', userId: context.userId, ...call })
    }),
    /** Reports lines that were changed after the order button was pressed; if there are none, lines that an order of another tab took. */
    announceOvertaken: enqueueActions(({ context, enqueue }, params: Outdating) => {
      const { regionId, by } = params
      const lines = overtaken(context, params)
      if (by && lines.length > 0) return enqueue.emit({ type: 'cart.overtaken', regionId, orderId: by.orderId, lines })
      const gone = takenElsewhere(context, params)
      if (gone) enqueue.emit(gone)
    }),
    /** Reports lines that another tab or device removed or ordered. Runs before the new lines replace the known ones. */
    announceGone: enqueueActions(({ context, enqueue }, { cart }: { cart: Cart }) => {
      const gone = goneSince(context, cart)
      if (gone) enqueue.emit(gone)
    }),
    /** An order was placed before this cart was read: only now can its lines be compared with what was requested since. [DEC-022] */
    outdateRead: enqueueActions(({ context: { unread }, enqueue }) => {
      if (!unread) return
      enqueue.assign({ unread: null })
      enqueue.raise({ type: 'cart.outdate', ...unread })
    }),
    /** Reports corrections of lines that no screen shows: several as a count, a single one with its product. */
    announceCorrectedMany: enqueueActions(({ context, enqueue }, params: Filled) => {
      const [first, ...more] = answers.corrected(context, params)
      const write = context.queue.find(({ batch, productId }) => batch === params.key && productId === first?.productId)
      if (!first || !write?.product || screens.isOnScreen(context, write)) return
      const { productId: _, ...correction } = first
      if (more.length > 0) enqueue.emit({ type: 'cart.correctedMany', count: more.length + 1 })
      else enqueue.emit({ type: 'cart.corrected', product: write.product, ...correction })
    }),
    announceRefused: enqueueActions(({ context, enqueue }, { key }: { key: string }) => {
      const fact = answers.refusal(context, key)
      if (fact) enqueue.emit(fact)
    }),
    announceCorrected: enqueueActions(({ context, enqueue }, answered: Answered) => {
      const corrected = answers.correctedLine(context, answered)
      if (!corrected || screens.isOnScreen(context, corrected.write)) return
      enqueue.emit({ type: 'cart.corrected', product: answered.line.product, ...corrected.correction })
    }),
    /** Reports a quantity that was rounded in the browser, after typing has paused. Lines on screen show the correction themselves. */
    announceRounded: enqueueActions(({ context, enqueue }, { key }: { key: string }) => {
      const write = findWrite(context, key)
      if (!write?.product || screens.isOnScreen(context, write)) return
      const correction = context.corrections.get(write.product.id)
      if (correction?.kept === write.qty) enqueue.emit({ type: 'cart.corrected', product: write.product, ...correction })
    }),
    /** A screen was closed while a quantity was being typed: reports the correction that the screen would have shown. */
    announceUnsaid: enqueueActions(({ context, enqueue }, { of }: { of: LinesOf }) => {
      for (const fact of screens.unsaid(context, of)) enqueue.emit({ type: 'cart.corrected', ...fact })
      enqueue.assign({ typed: screens.stillTyped(context, of) })
    }),
  },
})
