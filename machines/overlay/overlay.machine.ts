import { assign, setup } from 'xstate'

/** What may take the screen; the first of the list goes before the later ones. [DEC-049] */
export const POPUPS = ['setup', 'logout', 'login', 'region', 'support', 'categories', 'cabinet', 'filters', 'review', 'survey'] as const
export type Popup = (typeof POPUPS)[number]
/** Those that nobody asked for by hand wait for the others, and for a half-typed form. */
const POLITE: ReadonlySet<Popup> = new Set<Popup>(['review', 'survey'])

type Context = { shown: Popup | null; waiting: readonly Popup[]; isTyping: boolean }
const rank = (popup: Popup) => POPUPS.indexOf(popup)
const sorted = (popups: readonly Popup[]): Popup[] => [...new Set(popups)].sort((a, b) => rank(a) - rank(b))
const isDue = ({ isTyping }: Context, popup: Popup) => !isTyping || !POLITE.has(popup)
const next = (context: Context): Popup | null => context.waiting.find((popup) => isDue(context, popup)) ?? null
/** What is opened by hand replaces what was opened by hand; set-up gives way to nothing; the polite ones wait. */
const givesWay = (shown: Popup, asked: Popup) => shown !== asked && shown !== 'setup' && !POLITE.has(asked)

/** One popup at a time: set-up first, then what the user opened, then review, then survey; what had to wait comes later. [DEC-049] */
export const overlayMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'popup.asked'; popup: Popup }
      | { type: 'popup.closed'; popup: Popup }
      | { type: 'typing.began' }
      | { type: 'typing.finished' }
      | { type: 'overlay.clear' },
    tags: {} as 'open',
  },
  guards: {
    hasNext: ({ context }) => next(context) !== null,
    isShown: ({ context }, { popup }: { popup: Popup }) => context.shown === popup,
    isStronger: ({ context }, { popup }: { popup: Popup }) => context.shown !== null && givesWay(context.shown, popup),
  },
  actions: {
    queue: assign({
      waiting: ({ context }, { popup }: { popup: Popup }) => sorted([...context.waiting, popup].filter((it) => it !== context.shown)),
    }),
    /** A polite popup that had to give way comes back; what was opened by hand does not. */
    giveWay: assign(({ context: { shown, waiting } }, { popup }: { popup: Popup }) => ({
      shown: popup,
      waiting: sorted([...waiting, ...(shown && POLITE.has(shown) ? [shown] : [])].filter((it) => it !== popup)),
    })),
    showNext: assign(({ context }) => ({ shown: next(context), waiting: context.waiting.filter((popup) => popup !== next(context)) })),
    hide: assign({ shown: null }),
    drop: assign({ waiting: ({ context }, { popup }: { popup: Popup }) => context.waiting.filter((it) => it !== popup) }),
    clear: assign({ shown: null, waiting: [] }),
    noteTyping: assign({ isTyping: true }),
    noteRest: assign({ isTyping: false }),
  },
}).createMachine({
  id: 'overlay',
  context: { shown: null, waiting: [], isTyping: false },
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
        'popup.closed': { actions: { type: 'drop', params: ({ event }) => event } },
      },
    },
    covered: {
      tags: 'open',
      on: {
        'popup.asked': [
          {
            guard: { type: 'isStronger', params: ({ event }) => event },
            actions: { type: 'giveWay', params: ({ event }) => event },
          },
          { actions: { type: 'queue', params: ({ event }) => event } },
        ],
        'popup.closed': [
          { guard: { type: 'isShown', params: ({ event }) => event }, target: 'clear', actions: 'hide' },
          { actions: { type: 'drop', params: ({ event }) => event } },
        ],
      },
    },
  },
})
