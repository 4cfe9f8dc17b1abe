import { assign, setup } from 'xstate'

/** What may take the screen; the first of the list goes before the later ones. [DEC-049] */
export const POPUPS = ['setup', 'logout', 'login', 'region', 'support', 'categories', 'cabinet', 'filters', 'review', 'survey'] as const
export type Popup = (typeof POPUPS)[number]
/** Those that wait for the others where they come by themselves, and come back where they had to give way. */
const POLITE: ReadonlySet<Popup> = new Set<Popup>(['review', 'survey'])
/** Nobody ever asks for it by hand: it waits for a half-typed form. */
const UNASKED: Popup = 'setup'

type Context = {
  shown: Popup | null
  waiting: readonly Popup[]
  /** Of those that wait, the ones that came by themselves this time. */
  arisen: readonly Popup[]
  isTyping: boolean
}
const rank = (popup: Popup) => POPUPS.indexOf(popup)
const sorted = (popups: readonly Popup[]): Popup[] => [...new Set(popups)].sort((a, b) => rank(a) - rank(b))
const isDue = ({ isTyping, arisen }: Context, popup: Popup) => !isTyping || !(popup === UNASKED || arisen.includes(popup))
const without = (popups: readonly Popup[], popup: Popup | null) => popups.filter((it) => it !== popup)
const next = (context: Context): Popup | null => context.waiting.find((popup) => isDue(context, popup)) ?? null
/** What is opened by hand replaces what was opened by hand; set-up gives way to nothing; the polite ones that come by themselves wait. */
const givesWay = (shown: Popup, asked: Popup) => shown !== asked && shown !== 'setup'

/** One popup at a time: set-up first, then what the user opened, then review, then survey; what had to wait comes later. [DEC-049] */
export const overlayMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'popup.asked'; popup: Popup }
      /** By itself: it does not tear the focus from a field that is typed in. */
      | { type: 'popup.arose'; popup: Popup }
      | { type: 'popup.closed'; popup: Popup }
      | { type: 'typing.began' }
      | { type: 'typing.finished' }
      | { type: 'overlay.clear' },
  },
  guards: {
    hasNext: ({ context }) => next(context) !== null,
    isShown: ({ context }, { popup }: { popup: Popup }) => context.shown === popup,
    isStronger: ({ context }, { popup }: { popup: Popup }) =>
      context.shown !== null && givesWay(context.shown, popup) && (popup !== UNASKED || !context.isTyping),
    canRise: ({ context }, { popup }: { popup: Popup }) =>
      context.shown !== null && givesWay(context.shown, popup) && !POLITE.has(popup) && !context.isTyping,
  },
  actions: {
    queue: assign(({ context }, { popup }: { popup: Popup }) => ({
      waiting: sorted(without([...context.waiting, popup], context.shown)),
      arisen: without(context.arisen, popup),
    })),
    queueArisen: assign(({ context }, { popup }: { popup: Popup }) => ({
      waiting: sorted(without([...context.waiting, popup], context.shown)),
      // What was asked for by hand before stays so.
      arisen: context.waiting.includes(popup) || context.shown === popup ? context.arisen : [...context.arisen, popup],
    })),
    /** A polite popup that had to give way comes back by itself; what else was opened by hand does not. */
    giveWay: assign(({ context: { shown, waiting, arisen } }, { popup }: { popup: Popup }) => {
      const back = shown && POLITE.has(shown) ? [shown] : []
      return { shown: popup, waiting: sorted(without([...waiting, ...back], popup)), arisen: without([...arisen, ...back], popup) }
    }),
    showNext: assign(({ context }) => ({
      shown: next(context),
      waiting: without(context.waiting, next(context)),
      arisen: without(context.arisen, next(context)),
    })),
    hide: assign({ shown: null }),
    drop: assign(({ context }, { popup }: { popup: Popup }) => ({
      waiting: without(context.waiting, popup),
      arisen: without(context.arisen, popup),
    })),
    clear: assign({ shown: null, waiting: [], arisen: [] }),
    noteTyping: assign({ isTyping: true }),
    noteRest: assign({ isTyping: false }),
  },
}).createMachine({
  id: 'overlay',
  context: { shown: null, waiting: [], arisen: [], isTyping: false },
  initial: 'clear',
  on: {
    'typing.began': { actions: 'noteTyping' },
    'typing.finished': { actions: 'noteRest' },
    'overlay.clear': { target: '.clear', actions: 'clear' },
  },
  states: {
    clear: {
      always: { guard: 'hasNext', target: 'covered', actions: 'showNext' },
      on: {
        'popup.asked': { actions: { type: 'queue', params: ({ event }) => event } },
        'popup.arose': { actions: { type: 'queueArisen', params: ({ event }) => event } },
        'popup.closed': { actions: { type: 'drop', params: ({ event }) => event } },
      },
    },
    covered: {
      on: {
        'popup.asked': [
          {
            guard: { type: 'isStronger', params: ({ event }) => event },
            actions: { type: 'giveWay', params: ({ event }) => event },
          },
          { actions: { type: 'queue', params: ({ event }) => event } },
        ],
        'popup.arose': [
          {
            guard: { type: 'canRise', params: ({ event }) => event },
            actions: { type: 'giveWay', params: ({ event }) => event },
          },
          { actions: { type: 'queueArisen', params: ({ event }) => event } },
        ],
        'popup.closed': [
          { guard: { type: 'isShown', params: ({ event }) => event }, target: 'clear', actions: 'hide' },
          { actions: { type: 'drop', params: ({ event }) => event } },
        ],
      },
    },
  },
})
