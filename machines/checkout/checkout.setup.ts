import { assign, emit, setup } from 'xstate'
import { ApiError, isUnanswered, refusalText } from '../../model/api-error'
import { acceptableLines, isSameLines } from '../../model/order/change'
import { LOOKUP_WAIT_MS } from '../../model/limits'
import { NO_WORDS, type OrderWords } from '../../model/order/draft'
import { acceptedText, earlierText, orderDifference, sameText } from '../../model/order/earlier'
import { metPrices, type SeenPrices } from '../../model/order/seen-prices'
import { orderObstacle, type OrderFacts } from '../../model/order/obstacle'
import { ChangedLines, type ChangedLine, type NewOrder, type Order, type SeenLine } from '../../model/order/order'
import { effect } from '../support/effect'

export type CheckoutFact =
  /** The order waits until the cart has said everything. */
  | { type: 'checkout.waiting' }
  /** The page was left meanwhile. */
  | { type: 'checkout.left' }
  | { type: 'order.placed'; order: Order }
  /** It did not get through, and the buyer is asked or told why. `reason`: of a refusal. */
  | { type: 'order.stopped'; why: 'deciding' | 'uncertain' | 'refused'; reason: string }
  /** No answer came and the buyer does not repeat: the order may be there, with what it took out of the cart. */
  | { type: 'order.doubtful' }
  /** It had not left when the region was changed: it will not. `regionId`: what it was for. */
  | { type: 'order.dropped'; regionId: number }
  /** An order that nobody had answered is there, with what it took out of the cart. */
  | { type: 'order.found'; orderId: number; text: string }
  /** Prices or lines are others than seen: they are to be asked for again. */
  | { type: 'checkout.stale' }

export type Submitted = { receiving: NewOrder['receiving']; lines: readonly SeenLine[] }
/** What became of an order that the buyer must hear of wherever he goes on: in this region or another. */
export type OrderNews =
  /** It may be there. */
  | { type: 'doubtful'; regionId: number }
  /** It is there. */
  | { type: 'accepted'; regionId: number; orderId: number; text: string }
  /** It was there already, and is another than was asked for now. */
  | { type: 'earlier'; regionId: number; orderId: number; text: string }
  /** It was refused, and the region has changed meanwhile. */
  | { type: 'refused'; regionId: number; text: string }
  /** It had not left when the region was changed. */
  | { type: 'unsent'; regionId: number }
type Context = {
  userId: number
  regionId: number | null
  /** A region chosen while an order was on its way. */
  nextRegionId: number | null
  draft: OrderWords
  /** What the buyer pressed the button on. */
  submitted: Submitted | null
  /** What is sent. */
  lines: readonly SeenLine[]
  changed: readonly ChangedLine[]
  error: ApiError | null
  /** What stood in the way where it was pressed all the same, in words. */
  obstacle: string | null
  /** What was sent before under this uuid could not be looked for: an order that comes back may be that one. */
  isUnsure: boolean
  /** Kept until it is noted, or until another order of that region is sent. */
  news: OrderNews | null
}
type Whose = { userId: number; regionId: number }

const changedIn = (error: unknown): ChangedLine[] | null => {
  const { status, details } = ApiError.from(error)
  const parsed = status === 409 ? ChangedLines.safeParse(details) : null
  return parsed?.success ? parsed.data.lines : null
}
const acceptable = ({ changed, lines }: Context) => acceptableLines(lines, changed)
/** Nothing of an order that was begun. */
const NOTHING_BEGUN = { submitted: null, lines: [], changed: [], error: null, obstacle: null, isUnsure: false } satisfies Partial<Context>
/** Why an order was refused, by the server or before it, whole sentences; null: it was not. */
export const refusalOf = ({ error, obstacle }: Pick<Context, 'error' | 'obstacle'>): string | null =>
  error ? refusalText(error) : obstacle
/** What was sent. */
const asked = ({ submitted, draft, lines }: Context) => ({ receiving: submitted!.receiving, description: draft.description, lines }) // after submit

/** What an order without an answer is looked for by. */
export const numberOf = ({ draft, regionId }: Context): { uuid: string; regionId: number } => ({ uuid: draft.uuid!, regionId: regionId! }) // it was sent
/** An order that is there is done with: its uuid, and its comment. */
const without = ({ draft }: Context, { description }: Order): OrderWords => ({
  ...draft,
  uuid: null,
  isSent: false,
  description: draft.description.trim() === description.trim() ? '' : draft.description,
})

/** Which press made it is not known, and it is what was asked for. */
const isAgain = (context: Context, order: Order) => context.isUnsure && orderDifference(order, asked(context)) === null

/** What the checkout's chart may name. */
export const checkoutSetup = setup({
  types: {
    input: {} as { userId: number },
    context: {} as Context,
    events: {} as
      | { type: 'checkout.aim'; regionId: number }
      | { type: 'checkout.opened' }
      | { type: 'receiving.changed'; receiving: OrderWords['receiving'] }
      | { type: 'description.changed'; description: string }
      /** Lines leave this order, or come back to it, by product. */
      | { type: 'lines.excluded'; ids: readonly number[] }
      | { type: 'lines.included'; ids: readonly number[] }
      /** The prices of the whole cart are on the screen. */
      | { type: 'prices.met'; prices: SeenPrices }
      | { type: 'prices.accepted'; prices: SeenPrices }
      | ({ type: 'order.submitted'; facts: OrderFacts } & Submitted)
      | { type: 'checkout.proceed'; lines: readonly SeenLine[] }
      | { type: 'change.accepted' }
      | { type: 'change.declined' }
      | { type: 'order.retried' }
      | { type: 'order.checked' }
      | { type: 'order.withdrawn' }
      | { type: 'news.noted' }
      /** The cart's page is left. */
      | { type: 'page.left' },
    emitted: {} as CheckoutFact,
    tags: {} as 'busy' | 'settling' | 'editable' | 'deciding' | 'uncertain' | 'looking' | 'absent' | 'unknown' | 'refused',
  },
  actors: {
    loadDraft: effect<OrderWords, Whose>('loadDraft'),
    loadUuid: effect<{ uuid: string }, void>('loadUuid'),
    /** null: among the newest of the region it is not. */
    findOrder: effect<Order | null, { uuid: string; regionId: number }>('findOrder'),
    placeOrder: effect<Order, NewOrder>('placeOrder'),
  },
  delays: { lookupWait: LOOKUP_WAIT_MS },
  guards: {
    /** Nothing stands in the way of what was pressed. */
    isPossible: (_, { facts, lines }: { facts: OrderFacts; lines: readonly SeenLine[] }) =>
      orderObstacle({ ...facts, lines: lines.length }) === null,
    hasUuid: ({ context }) => context.draft.uuid !== null,
    /** The uuid was used: its order may be there. */
    isSent: ({ context: { draft } }) => draft.uuid !== null && draft.isSent,
    isFound: (_, { order }: { order: Order | null }) => order !== null,
    isMissing: (_, { order }: { order: Order | null }) => order === null,
    /** What waits to be sent is what the buyer saw. */
    isSame: ({ context }, { lines }: { lines: readonly SeenLine[] }) => isSameLines(lines, context.submitted?.lines ?? []),
    isChanged: (_, { error }: { error: unknown }) => changedIn(error) !== null,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    /** The server does not know the number: it was given by another database, or too long ago. */
    isForgotten: (_, { error }: { error: unknown }) => 'uuid' in ApiError.from(error).fields,
    /** The order that came back holds what was sent, and is no earlier one: a uuid used before gives the order of then. */
    isAsSent: ({ context }, { order }: { order: Order }) => !context.isUnsure && orderDifference(order, asked(context)) === null,
    isAgain: ({ context }, { order }: { order: Order }) => isAgain(context, order),
    hasPostponed: ({ context }) => context.nextRegionId !== null,
    isNews: ({ context }, { prices }: { prices: SeenPrices }) => metPrices(context.draft.seen, prices) !== context.draft.seen,
    isAnother: ({ context }, { regionId }: { regionId: number }) => regionId !== context.regionId,
    hasAcceptable: ({ context }) => acceptable(context).length > 0,
    /** The difference was found before the server was asked. */
    isDecidedHere: ({ context }) => context.changed.length === 0,
  },
  actions: {
    aim: assign((_, { regionId }: { regionId: number }) => ({ regionId, nextRegionId: null, draft: NO_WORDS, ...NOTHING_BEGUN })),
    /** An order on its way is not given up for another region: that comes after its answer, unless this one is chosen again. */
    postpone: assign({
      nextRegionId: ({ context }, { regionId }: { regionId: number }) => (regionId === context.regionId ? null : regionId),
    }),
    aimPostponed: assign(({ context }) => ({ regionId: context.nextRegionId, nextRegionId: null, draft: NO_WORDS, ...NOTHING_BEGUN })),
    noteEarlier: assign({
      news: ({ context }, { order }: { order: Order }) => ({
        type: 'earlier' as const,
        regionId: context.regionId!, // it was sent for one
        orderId: order.id,
        text: earlierText(order, orderDifference(order, asked(context)) ?? 'lines'),
      }),
    }),
    noteAccepted: assign(({ context }, { order }: { order: Order }) => ({
      draft: without(context, order),
      news: {
        type: 'accepted' as const,
        regionId: context.regionId!,
        orderId: order.id,
        text: (isAgain(context, order) ? sameText : acceptedText)(order),
      }, // it was sent for one
    })),
    noteDoubt: assign({ news: ({ context }) => ({ type: 'doubtful' as const, regionId: context.regionId! }) }), // it was sent for one
    /** The words of a refusal go along to the other region. */
    noteRefusal: assign({
      news: ({ context }) => ({ type: 'refused' as const, regionId: context.regionId!, text: refusalOf(context) ?? '' }), // it was pressed for one
    }),
    noteUnsent: assign({ news: ({ context }) => ({ type: 'unsent' as const, regionId: context.regionId! }) }), // it was pressed for one, also below
    forgetNews: assign({ news: null }),
    /** What this region's order becomes is about to be known. */
    forgetOldNews: assign({ news: ({ context: { news, regionId } }) => (news?.regionId === regionId ? null : news) }),
    takeDraft: assign({ draft: (_, { draft }: { draft: OrderWords }) => draft }),
    takeUuid: assign({ draft: ({ context }, { uuid }: { uuid: string }) => ({ ...context.draft, uuid, isSent: false }) }),
    forgetUuid: assign({ draft: ({ context }) => ({ ...context.draft, uuid: null, isSent: false }) }),
    noteSent: assign({ draft: ({ context }) => ({ ...context.draft, isSent: true }) }),
    noteUnsure: assign({ isUnsure: true }),
    setReceiving: assign({
      draft: ({ context }, { receiving }: { receiving: OrderWords['receiving'] }) => ({ ...context.draft, receiving }),
    }),
    setDescription: assign({ draft: ({ context }, { description }: { description: string }) => ({ ...context.draft, description }) }),
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
    meetPrices: assign({
      draft: ({ context }, { prices }: { prices: SeenPrices }) => ({ ...context.draft, seen: metPrices(context.draft.seen, prices) }),
    }),
    acceptPrices: assign({
      draft: ({ context }, { prices }: { prices: SeenPrices }) => ({ ...context.draft, seen: { ...context.draft.seen, ...prices } }),
    }),
    submit: assign((_, { receiving, lines }: Submitted) => ({ ...NOTHING_BEGUN, submitted: { receiving, lines } })),
    /** It was pressed all the same, before the button closed. */
    blameObstacle: assign({
      error: null,
      obstacle: (_, { facts, lines }: { facts: OrderFacts; lines: readonly SeenLine[] }) =>
        orderObstacle({ ...facts, lines: lines.length }),
    }),
    takeLines: assign({ lines: (_, { lines }: { lines: readonly SeenLine[] }) => lines }),
    noteDifference: assign((_, { lines }: { lines: readonly SeenLine[] }) => ({ lines, changed: [] })),
    noteChanged: assign({ changed: (_, { error }: { error: unknown }) => changedIn(error) ?? [] }),
    acceptSeen: assign({ submitted: ({ context }) => context.submitted && { ...context.submitted, lines: context.lines } }),
    acceptChanged: assign(({ context }) => ({ lines: acceptable(context), changed: [] })),
    blame: assign({ error: (_, { error }: { error: unknown }) => ApiError.from(error), obstacle: null }),
    beginAnew: assign({
      draft: ({ context }) => ({ ...context.draft, uuid: null, isSent: false, description: '', excluded: [] }),
      ...NOTHING_BEGUN,
    }),
    announceWaiting: emit({ type: 'checkout.waiting' }),
    announcePlaced: emit((_, { order }: { order: Order }) => ({ type: 'order.placed', order })),
    announceDoubtful: emit({ type: 'order.doubtful' }),
    announceFound: emit((_, { order }: { order: Order }) => ({ type: 'order.found', orderId: order.id, text: acceptedText(order) })),
    announceDropped: emit(({ context }) => ({ type: 'order.dropped', regionId: context.regionId! })),
    announceLeft: emit({ type: 'checkout.left' }),
    announceStopped: emit(({ context }, { why }: { why: 'deciding' | 'uncertain' | 'refused' }) => ({
      type: 'order.stopped',
      why,
      reason: refusalOf(context) ?? '',
    })),
    announceStale: emit({ type: 'checkout.stale' }),
    /** Provided by the app: writes the draft to the store of this user and region. */
    keepDraft: () => {},
  },
})
