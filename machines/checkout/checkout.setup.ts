import { assign, emit, enqueueActions, fromCallback, setup, type EventObject } from 'xstate'
import { ApiError, isInDoubt, isUnauthorized } from '../../model/api-error'
import { LOOKUP_WAIT_MS, TURN_WAIT_MS } from '../../model/limits'
import { chosenPlaces, draftChange, type OrderWords } from '../../model/order/draft'
import type { DraftChange } from '../../model/order/draft-change'
import { acceptedText, orderDifference, sameText } from '../../model/order/history/earlier'
import { metPrices, type MetPrices, type SeenPrices } from '../../model/order/seen-prices'
import type { OrderFacts } from '../../model/order/placing/obstacle'
import type { NewOrder, Order, SeenLine } from '../../model/order/order'
import type { SameOrderQuestion } from '../../model/order/placing/same-order'
import { effect } from '../support/effect'
import { NOTHING_BEGUN, NOTHING_CHOSEN } from './steps/nothing'
import { earlierTextOf, foundAs, isAgain } from './steps/found'
import { doubtsOf, ofOthers, withNews, withoutDoubt } from './steps/news'
import { agreeing, differing, isAsPressed, takingDifference } from './steps/agreed'
import { acceptable, aheadIn, changedIn, obstacleOf, refusalOf } from './steps/refusals'
import { asked, draftAfter, draftAfterPress, draftSent, draftUnder, proceeding, withFollowed, type Said } from './steps/sent'
import type { CheckoutContext, CheckoutEvent, CheckoutFact, DetailsChange, OrderNews, Pressed } from './checkout.types'

type PressWithFacts = Pick<Pressed, 'lines' | 'regionId'> & { facts: OrderFacts }
type Whose = { userId: number; regionId: number }

/** What the checkout's chart may name. */
export const checkoutSetup = setup({
  types: {
    input: {} as { userId: number },
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutFact,
    tags: {} as
      | 'busy'
      | 'pressed'
      | 'settling'
      | 'queueing'
      | 'editable'
      | 'repeating'
      | 'deciding'
      | 'uncertain'
      | 'looking'
      | 'absent'
      | 'unknown'
      | 'refused',
  },
  actors: {
    loadDraft: effect<OrderWords, Whose>('loadDraft'),
    loadUuid: effect<{ uuid: string }, void>('loadUuid'),
    /** null: among the newest of the region it is not. */
    findOrder: effect<Order | null, { uuid: string; regionId: number }>('findOrder'),
    /** An order of the same goods that was placed just now; null: among the newest of the region there is none. */
    findSame: effect<Order | null, SameOrderQuestion & { regionId: number }>('findSame'),
    placeOrder: effect<Order, NewOrder>('placeOrder'),
    /** Says `turn.given` once no other tab sends an order of this user and region; its end gives the turn back. Alone, a tab need not wait. */
    turn: fromCallback<EventObject, Whose>(({ sendBack }) => sendBack({ type: 'turn.given' })),
  },
  delays: { lookupWait: LOOKUP_WAIT_MS, turnWait: TURN_WAIT_MS },
  guards: {
    /** Nothing stands in the way of what was pressed. */
    isPossible: ({ context }, press: PressWithFacts) => obstacleOf(context, press) === null,
    hasUuid: ({ context }) => context.draft.uuid !== null,
    /** The uuid was used: its order may be there. */
    isSent: ({ context: { draft } }) => draft.uuid !== null && draft.isSent,
    /** The uuid went out with an earlier press: what is there under it may be another order. */
    isOfBefore: ({ context: { draft, wasSent } }) => draft.uuid !== null && draft.isSent && !wasSent,
    /** A try was not answered, of this press or of one before it that cannot be looked for: its order may be there. */
    hasDoubt: ({ context: { isDoubtful, isUnsure } }) => isDoubtful || isUnsure,
    isFound: (_, { order }: { order: Order | null }) => order !== null,
    /** It was ordered already, and the buyer was not asked about that. */
    isRepeat: ({ context }, { order }: { order: Order | null }) => order !== null && order.id !== context.repeated,
    /** The words of the refusal are taken away. */
    isForgiven: ({ context }) => refusalOf(context) === null,
    isMissing: (_, { order }: { order: Order | null }) => order === null,
    /** What waits to be sent is what the buyer saw. */
    isSame: ({ context }, { lines }: { lines: readonly SeenLine[] }) => isAsPressed(context, lines),
    isChanged: (_, { error }: { error: unknown }) => changedIn(error) !== null,
    /** Another device has changed the cart since. */
    isBehind: ({ context }, { error }: { error: unknown }) => aheadIn(context, error) !== null,
    isUnanswered: (_, { error }: { error: unknown }) => isInDoubt(error),
    /** It was refused for want of a login, or of what changes with one. */
    isForLogin: ({ context: { error, obstacle } }) => isUnauthorized(error) || obstacle !== null,
    /** The server does not know the number: it was given by another database, or too long ago. */
    isForgotten: (_, { error }: { error: unknown }) => 'uuid' in ApiError.from(error).fields,
    /** The order that came back holds what was sent, and is no earlier one: a uuid used before gives the order of then. */
    isAsSent: ({ context }, { order }: { order: Order }) => !context.isUnsure && orderDifference(order, asked(context)) === null,
    isAgain: ({ context }, { order }: { order: Order }) => isAgain(context, order),
    hasFollowed: ({ context }) => context.followed.length > 0,
    hasPostponed: ({ context }) => context.nextRegionId !== null,
    isNews: ({ context }, { prices }: { prices: MetPrices }) => metPrices(context.draft.seen, prices) !== context.draft.seen,
    /** An order is there, and the cart that it left has not been shown. */
    hasOrdered: ({ context }) => context.draft.hasOrdered,
    isOfRegion: ({ context }, { regionId }: { regionId: number }) => regionId === context.regionId,
    isAnother: ({ context }, { regionId }: { regionId: number }) => regionId !== context.regionId,
    hasAcceptable: ({ context }) => acceptable(context).length > 0,
    /** The difference was found before the server was asked. */
    isDecidedHere: ({ context }) => context.changed.length === 0,
  },
  actions: {
    aim: assign((_, { regionId }: { regionId: number }) => ({ ...NOTHING_CHOSEN, regionId })),
    /** An order on its way is not given up for another region: that comes after its answer, unless this one is chosen again. */
    postpone: assign({
      nextRegionId: ({ context }, { regionId }: { regionId: number }) => (regionId === context.regionId ? null : regionId),
    }),
    aimPostponed: assign(({ context }) => ({ ...NOTHING_CHOSEN, regionId: context.nextRegionId })),
    noteEarlier: assign({
      draft: ({ context }) => ({ ...draftUnder(context.draft, null), hasOrdered: true }),
      news: ({ context, context: { news, regionId } }, { order }: { order: Order }) =>
        withNews(withoutDoubt(news, regionId), {
          type: 'earlier',
          regionId: regionId!, // it was sent for one
          orderId: order.id,
          text: earlierTextOf(context, order),
        }),
    }),
    takeOrder: assign({ order: (_, { order }: { order: Order }) => order }),
    noteAccepted: assign(({ context, context: { news, regionId } }) => {
      const order = context.order! // takeOrder came before, also below
      const text = (isAgain(context, order) ? sameText : acceptedText)(order)
      const accepted = { type: 'accepted' as const, regionId: regionId!, orderId: order.id, text } // it was sent for one
      const { draft, kept } = withFollowed(context)
      return {
        draft: draftAfter(draft, order),
        kept,
        news: withNews(withoutDoubt(news, regionId), accepted),
        order: null,
      }
    }),
    noteDoubt: assign({ news: ({ context: { news, regionId } }) => withNews(news, { type: 'doubtful', regionId: regionId! }) }), // it was sent for one
    /** The words of a refusal go along to the other region. */
    noteRefusal: assign({
      news: ({ context, context: { news, regionId } }) =>
        withNews(news, { type: 'refused', regionId: regionId!, text: refusalOf(context) ?? '' }), // it was pressed for one
    }),
    noteUnsent: assign({ news: ({ context: { news, regionId } }) => withNews(news, { type: 'unsent', regionId: regionId! }) }), // it was pressed for one, also below
    forgetNews: assign({ news: ({ context }, { news }: { news: OrderNews }) => context.news.filter((it) => it !== news) }),
    forgetOldNews: assign({ news: ({ context: { news, regionId } }) => doubtsOf(news, regionId) }),
    takeDraft: assign((_, { draft }: { draft: OrderWords }) => ({ draft, kept: draft })),
    takeUuid: assign({ draft: ({ context }, { uuid }: { uuid: string }) => draftUnder(context.draft, uuid) }),
    forgetUuid: assign({ draft: ({ context }) => draftUnder(context.draft, null) }),
    noteSent: assign(({ context }) => ({ draft: draftSent(context), wasSent: true })),
    /** What was pressed has come to its end. */
    forgetPress: assign({ draft: ({ context: { draft } }) => (draft.isPressed ? { ...draft, isPressed: false } : draft) }),
    /** It was pressed, and its page went before it left: it will not go by itself. */
    noteInterrupted: assign(
      ({ context: { draft, news, regionId } }) =>
        draft.isPressed
          ? { draft: { ...draft, isPressed: false }, news: withNews(news, { type: 'interrupted', regionId: regionId! }) }
          : {}, // it was restored for one
    ),
    /** What other tabs chose: nothing of it is this tab's own word. */
    followDraft: assign(({ context }, { changes }: { changes: readonly DraftChange[] }) => ({
      ...withFollowed(context, changes),
      followed: [],
    })),
    putOff: assign({ followed: ({ context }, { change }: { change: DraftChange }) => [...context.followed, change] }),
    noteUnsure: assign({ isUnsure: true }),
    doubt: assign({ isDoubtful: true }),
    setReceiving: assign({
      draft: ({ context }, { receiving }: { receiving: OrderWords['receiving'] }) => ({ ...context.draft, receiving }),
    }),
    setDescription: assign({ draft: ({ context }, { description }: { description: string }) => ({ ...context.draft, description }) }),
    setDetails: assign({ draft: ({ context }, { details }: { details: DetailsChange }) => ({ ...context.draft, ...details }) }),
    forgetRefusal: assign({ error: null, obstacle: null }),
    exclude: assign({
      draft: ({ context }, { ids }: { ids: readonly number[] }) => ({
        ...context.draft,
        excluded: [...new Set([...context.draft.excluded, ...ids])],
      }),
    }),
    include: assign({
      draft: ({ context }, { ids }: { ids: readonly number[] }) => ({
        ...context.draft,
        excluded: context.draft.excluded.filter((id) => !ids.includes(id)),
      }),
    }),
    /** A line that was left out and had left the cart when an order went is in the next one, if it is put in again. */
    forgetGone: assign(({ context: { draft } }, { ids }: { ids: readonly number[] }) => {
      const excluded = draft.excluded.filter((id) => ids.includes(id))
      const isSame = excluded.length === draft.excluded.length
      return { draft: { ...draft, hasOrdered: false, excluded: isSame ? draft.excluded : excluded } }
    }),
    meetPrices: assign({
      draft: ({ context }, { prices }: { prices: MetPrices }) => ({ ...context.draft, seen: metPrices(context.draft.seen, prices) }),
    }),
    acceptPrices: assign({
      draft: ({ context }, { prices }: { prices: SeenPrices }) => ({ ...context.draft, seen: { ...context.draft.seen, ...prices } }),
    }),
    submit: assign(({ context }, { receiving, lines, details }: Pressed) => ({
      ...NOTHING_BEGUN,
      draft: { ...context.draft, isPressed: true },
      submitted: { receiving, lines, details },
    })),
    noteSame: assign({
      same: (_, { order: { id, created_at, item_count: lines, total } }: { order: Order }) => ({
        orderId: id,
        at: created_at,
        lines,
        total,
      }),
    }),
    acceptRepeat: assign(({ context }) => ({ repeated: context.same?.orderId ?? null, same: null })),
    /** It was pressed all the same, before the button closed. */
    blameObstacle: assign({
      error: null,
      obstacle: ({ context }, press: PressWithFacts) => obstacleOf(context, press),
    }),
    takeLines: assign(({ context }, said: Said) => proceeding(context, said)),
    noteDifference: assign(({ context }, { lines }: { lines: readonly SeenLine[] }) => differing(context, lines)),
    noteChanged: assign(({ context }, { error }: { error: unknown }) => ({
      // Until the buyer has answered it is an order that was pressed; it was compared under its uuid, so that no order is there.
      draft: { ...context.draft, isPressed: true, presses: [] },
      changed: changedIn(error) ?? [],
      ahead: aheadIn(context, error) ?? context.ahead,
      error: null,
      isDoubtful: false,
      isUnsure: false,
    })),
    acceptSeen: assign(({ context }) => takingDifference(context)),
    acceptChanged: assign(({ context }) => agreeing(context)),
    blame: assign({ error: (_, { error }: { error: unknown }) => ApiError.from(error), obstacle: null }),
    beginAnew: assign(({ context, context: { draft, order } }) => ({
      draft: draftAfterPress(context),
      kept: withFollowed(context).kept,
      leftOut: { orderId: order!.id, ids: draft.excluded },
      repeated: null,
      news: ofOthers(context.news, context.regionId),
      ...NOTHING_BEGUN,
    })),
    announceWaiting: emit({ type: 'checkout.waiting' }),
    announceRestored: emit({ type: 'checkout.restored' }),
    announceChoice: emit({ type: 'choice.changed' }),
    announcePlaced: emit(({ context }, { isFound }: { isFound: boolean }) => ({
      type: 'order.placed',
      order: context.order!, // takeOrder came before
      isFound,
      press: context.draft.presses.at(-1)!, // noteSent
    })),
    announceDoubtful: emit(({ context }) => ({ type: 'order.doubtful', regionId: context.regionId! })),
    announceFound: emit(({ context }) => {
      const order = context.order! // as above
      return foundAs(context, order, acceptedText(order))
    }),
    announceEarlier: emit(({ context }, { order }: { order: Order }) => foundAs(context, order, earlierTextOf(context, order))),
    announceBehind: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'checkout.behind',
      regionId: context.regionId!, // it was sent for one
      version: aheadIn(context, error)!, // isBehind
    })),
    announceDropped: emit(({ context }) => ({ type: 'order.dropped', regionId: context.regionId! })),
    announceLeft: emit({ type: 'checkout.left' }),
    announceStopped: emit(({ context }, { why }: { why: 'repeating' | 'deciding' | 'uncertain' | 'refused' }) => ({
      type: 'order.stopped',
      why,
      reason: refusalOf(context) ?? '',
    })),
    announceStale: emit(({ context }) => ({ type: 'checkout.stale', regionId: context.regionId! })), // it was pressed for one
    announceFreed: emit({ type: 'checkout.freed' }),
    /** Provided by the app: puts what this tab changed since `before` into the store of this user and region. */
    storeDraft: (_, _params: { before: OrderWords; after: OrderWords }) => {},
  },
}).extend({
  // apart: TypeScript infers `assign` and `enqueueActions` in one list badly
  actions: {
    announcePlaces: enqueueActions(({ context: { regionId }, enqueue }, { changes }: { changes: readonly DraftChange[] }) => {
      const places = chosenPlaces(changes)
      if (regionId !== null && Object.keys(places).length > 0) enqueue.emit({ type: 'places.followed', regionId, places })
    }),
    /** What was changed since it was kept last: what other tabs keep of the same order stays. They are told. */
    keepDraft: enqueueActions(({ context: { kept, draft, regionId }, enqueue }) => {
      if (kept === draft) return
      enqueue({ type: 'storeDraft', params: { before: kept, after: draft } } as never) // named above: by type an extension does not see that
      const change = draftChange(kept, draft)
      if (change && regionId !== null) enqueue.emit({ type: 'draft.chosen', regionId, change })
      enqueue.assign({ kept: draft })
    }),
  },
})
