import { assign, emit, setup } from 'xstate'
import { ApiError, isUnanswered } from '../../model/api-error'
import { ChangedLines, type ChangedLine, type NewOrder, type Order, type SeenLine } from '../../model/order/order'
import { NO_WORDS, type OrderWords } from '../../model/order/draft'
import { effect } from '../support/effect'

export type CheckoutFact =
  /** The order waits until the cart has said everything. */
  | { type: 'checkout.waiting' }
  | { type: 'order.placed'; order: Order }
  /** Prices or lines are others than seen: they are to be asked for again. */
  | { type: 'checkout.stale' }

export type Submitted = { receiving: NewOrder['receiving']; lines: readonly SeenLine[] }
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
}
type Whose = { userId: number; regionId: number }

const sameLines = (a: readonly SeenLine[], b: readonly SeenLine[]): boolean =>
  a.length === b.length &&
  a.every((line) =>
    b.some((other) => other.product_id === line.product_id && other.qty === line.qty && other.cost_vs_discount === line.cost_vs_discount),
  )

const changedIn = (error: unknown): ChangedLine[] | null => {
  const { status, details } = ApiError.from(error)
  const parsed = status === 409 ? ChangedLines.safeParse(details) : null
  return parsed?.success ? parsed.data.lines : null
}
const acceptable = ({ changed, lines }: Context) =>
  lines.flatMap((line) => {
    const change = changed.find(({ product_id }) => product_id === line.product_id)
    if (!change) return [line]
    return change.cost_vs_discount === null || change.available < 1
      ? []
      : [{ ...line, qty: Math.min(line.qty, change.available), cost_vs_discount: change.cost_vs_discount }]
  })

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
      | ({ type: 'order.submitted' } & Submitted)
      | { type: 'checkout.proceed'; lines: readonly SeenLine[] }
      | { type: 'change.accepted' }
      | { type: 'change.declined' }
      | { type: 'order.retried' }
      | { type: 'order.withdrawn' },
    emitted: {} as CheckoutFact,
    tags: {} as 'busy' | 'settling' | 'editable' | 'deciding' | 'uncertain' | 'refused',
  },
  actors: {
    loadDraft: effect<OrderWords, Whose>('loadDraft'),
    loadUuid: effect<{ uuid: string }, void>('loadUuid'),
    placeOrder: effect<Order, NewOrder>('placeOrder'),
  },
  guards: {
    hasUuid: ({ context }) => context.draft.uuid !== null,
    /** What waits to be sent is what the buyer saw. */
    isSame: ({ context }, { lines }: { lines: readonly SeenLine[] }) => sameLines(lines, context.submitted?.lines ?? []),
    isChanged: (_, { error }: { error: unknown }) => changedIn(error) !== null,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    /** The server does not know the number: it was given by another database, or too long ago. */
    isForgotten: (_, { error }: { error: unknown }) => 'uuid' in ApiError.from(error).fields,
    /** The order that came back holds what was sent: a uuid used before gives the order of then. */
    isAsSent: ({ context }, { order }: { order: Order }) =>
      sameLines(
        order.items.map(({ product, qty, cost }) => ({ product_id: product.id, qty, cost_vs_discount: cost })),
        context.lines,
      ),
    hasPostponed: ({ context }) => context.nextRegionId !== null,
    isAnother: ({ context }, { regionId }: { regionId: number }) => regionId !== context.regionId,
    hasAcceptable: ({ context }) => acceptable(context).length > 0,
    /** The difference was found before the server was asked. */
    isDecidedHere: ({ context }) => context.changed.length === 0,
  },
  actions: {
    aim: assign((_, { regionId }: { regionId: number }) => ({
      regionId,
      nextRegionId: null,
      draft: NO_WORDS,
      submitted: null,
      lines: [],
      changed: [],
      error: null,
    })),
    /** An order on its way is not given up for another region: that comes after its answer. */
    postpone: assign({ nextRegionId: (_, { regionId }: { regionId: number }) => regionId }),
    aimPostponed: assign(({ context }) => ({
      regionId: context.nextRegionId,
      nextRegionId: null,
      draft: NO_WORDS,
      submitted: null,
      lines: [],
      changed: [],
      error: null,
    })),
    noteEarlier: assign({
      error: (_, { order }: { order: Order }) =>
        new ApiError(409, `По этому оформлению уже принят заказ №\u00a0${order.id}. Проверьте корзину: остальное можно заказать отдельно.`),
    }),
    takeDraft: assign({ draft: (_, { draft }: { draft: OrderWords }) => draft }),
    takeUuid: assign({ draft: ({ context }, { uuid }: { uuid: string }) => ({ ...context.draft, uuid }) }),
    forgetUuid: assign({ draft: ({ context }) => ({ ...context.draft, uuid: null }) }),
    setReceiving: assign({
      draft: ({ context }, { receiving }: { receiving: OrderWords['receiving'] }) => ({ ...context.draft, receiving }),
    }),
    setDescription: assign({ draft: ({ context }, { description }: { description: string }) => ({ ...context.draft, description }) }),
    submit: assign((_, { receiving, lines }: Submitted) => ({ submitted: { receiving, lines }, lines: [], changed: [], error: null })),
    takeLines: assign({ lines: (_, { lines }: { lines: readonly SeenLine[] }) => lines }),
    noteDifference: assign((_, { lines }: { lines: readonly SeenLine[] }) => ({ lines, changed: [] })),
    noteChanged: assign({ changed: (_, { error }: { error: unknown }) => changedIn(error) ?? [] }),
    acceptSeen: assign({ submitted: ({ context }) => context.submitted && { ...context.submitted, lines: context.lines } }),
    acceptChanged: assign(({ context }) => ({ lines: acceptable(context), changed: [] })),
    blame: assign({ error: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    beginAnew: assign({
      draft: ({ context }) => ({ ...context.draft, uuid: null, description: '' }),
      submitted: null,
      lines: [],
      changed: [],
      error: null,
    }),
    announceWaiting: emit({ type: 'checkout.waiting' }),
    announcePlaced: emit((_, { order }: { order: Order }) => ({ type: 'order.placed', order })),
    announceStale: emit({ type: 'checkout.stale' }),
    /** Provided by the app: writes the draft to the store of this user and region. */
    keepDraft: () => {},
  },
})
