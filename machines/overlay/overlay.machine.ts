import { assign, setup } from 'xstate'
import { isUndisturbed, OF_PAGE, OVER_DIALOGS, POLITE, type Popup, POPUPS, UNASKED } from './popups'

type Context = {
  shown: Popup | null
  waiting: readonly Popup[]
  /** Of those that wait, the ones that came by themselves this time. */
  arisen: readonly Popup[]
  isTyping: boolean
  /** A dialog is open: of the page, or that of the popup which is shown. */
  isCovered: boolean
  /** Shipping is stopped until the buyer signs or pays. */
  isStopped: boolean
  /** The page that is open, without its query; null: not known yet. */
  page: string | null
}
const rank = (popup: Popup) => POPUPS.indexOf(popup)
const sorted = (popups: readonly Popup[]): Popup[] => [...new Set(popups)].sort((a, b) => rank(a) - rank(b))
const comesByItself = ({ arisen }: Context, popup: Popup) => popup === UNASKED || arisen.includes(popup)
/** The user has more urgent things on the screen than a question of the shop. [DEC-049] */
const isUrgent = ({ isStopped, page }: Context) => isStopped || (page !== null && isUndisturbed(page))
const isDue = (context: Context, popup: Popup) =>
  !comesByItself(context, popup) ||
  !(context.isTyping || (context.isCovered && popup !== OVER_DIALOGS) || (POLITE.has(popup) && isUrgent(context)))
const pageOf = (path: string) => path.split('?')[0]! // a split has a first part
const without = (popups: readonly Popup[], popup: Popup | null) => popups.filter((it) => it !== popup)
const next = (context: Context): Popup | null => context.waiting.find((popup) => isDue(context, popup)) ?? null
/** What is opened by hand replaces what was opened by hand; set-up gives way to nothing; the polite ones that come by themselves wait. */
const givesWay = (shown: Popup, asked: Popup) => shown !== asked && shown !== UNASKED
/** It takes the place of the one that is open where it comes by itself. */
const rises = ({ shown }: Context, popup: Popup) => shown !== null && givesWay(shown, popup) && !POLITE.has(popup)
/** What waited until the popup that is open is typed in no more, and takes its place then; a login is left to be finished. */
const risen = (context: Context) =>
  context.waiting.find((popup) => context.shown !== OVER_DIALOGS && comesByItself(context, popup) && rises(context, popup))

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
      /** A dialog is open, whoever opened it; the last of them is gone. */
      | { type: 'page.covered' }
      | { type: 'page.uncovered' }
      /** Shipping to the region in force is stopped or will be; it is not, or no more. */
      | { type: 'shipments.stopped' }
      | { type: 'shipments.resumed' }
      /** With its query, which makes no other page of it. */
      | { type: 'page.reached'; path: string }
      | { type: 'overlay.clear' },
  },
  guards: {
    hasNext: ({ context }) => next(context) !== null,
    isLeft: ({ context: { page, shown } }, { path }: { path: string }) =>
      page !== null && page !== pageOf(path) && shown !== null && OF_PAGE.has(shown),
    isShown: ({ context }, { popup }: { popup: Popup }) => context.shown === popup,
    isStronger: ({ context }, { popup }: { popup: Popup }) =>
      context.shown !== null && givesWay(context.shown, popup) && (popup !== UNASKED || !context.isTyping),
    hasRisen: ({ context }) => risen(context) !== undefined,
    canRise: ({ context }, { popup }: { popup: Popup }) => rises(context, popup) && !context.isTyping,
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
    /** What waited to be shown on the page that was left is not wanted any more. */
    notePage: assign(({ context: { page, waiting, arisen } }, { path }: { path: string }) => {
      const isSame = page === null || page === pageOf(path)
      const stays = (popup: Popup) => isSame || !OF_PAGE.has(popup)
      return { page: pageOf(path), waiting: waiting.filter(stays), arisen: arisen.filter(stays) }
    }),
    noteCover: assign({ isCovered: true }),
    noteUncover: assign({ isCovered: false }),
    noteStopped: assign({ isStopped: true }),
    noteResumed: assign({ isStopped: false }),
    noteTyping: assign({ isTyping: true }),
    noteRest: assign({ isTyping: false }),
  },
}).createMachine({
  id: 'overlay',
  context: { shown: null, waiting: [], arisen: [], isTyping: false, isCovered: false, isStopped: false, page: null },
  initial: 'clear',
  on: {
    'typing.began': { actions: 'noteTyping' },
    'typing.finished': { actions: 'noteRest' },
    'page.covered': { actions: 'noteCover' },
    'page.uncovered': { actions: 'noteUncover' },
    'shipments.stopped': { actions: 'noteStopped' },
    'shipments.resumed': { actions: 'noteResumed' },
    'page.reached': { actions: { type: 'notePage', params: ({ event }) => event } },
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
        'typing.finished': [
          { guard: 'hasRisen', actions: ['noteRest', { type: 'giveWay', params: ({ context }) => ({ popup: risen(context)! }) }] }, // hasRisen
          { actions: 'noteRest' },
        ],
        'page.reached': [
          {
            guard: { type: 'isLeft', params: ({ event }) => event },
            target: 'clear',
            actions: [{ type: 'notePage', params: ({ event }) => event }, 'hide'],
          },
          { actions: { type: 'notePage', params: ({ event }) => event } },
        ],
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
