import { assign, enqueueActions, setup } from 'xstate'
import { NOTIFICATION_TOAST_MS, PROMO_TOAST_MS, TOAST_MS } from '../../model/limits'
import { port } from '../support/effect'
import { type Joined, type Joins, joinToast } from './joined'

/** How long a toast stays, by what it is. [CONST-005] */
export const TOAST_LIFE_MS = { plain: TOAST_MS, notification: NOTIFICATION_TOAST_MS, promo: PROMO_TOAST_MS } as const
/** `link`: a page of the shop where there is more of it. */
export type Toast = {
  text: string
  tone: 'info' | 'ok' | 'warn' | 'bad'
  kind: keyof typeof TOAST_LIFE_MS
  link?: { label: string; to: string }
  /** Several of one kind and one moment are one. */
  joins?: Joins
  /** It takes the place of the one with the same id. */
  id?: string
}
export type ToastCommand = { type: 'toast.draw'; toast: Toast; duration: number } | { type: 'toasts.wipe' }

/** Short messages at the edge of the screen; while nobody looks at the page they wait, so that none passes unseen. */
export const toasterMachine = setup({
  types: {
    context: {} as { waiting: readonly Toast[]; joined: Joined | null },
    events: {} as { type: 'toast.show'; toast: Toast } | { type: 'toasts.hold' } | { type: 'toasts.release' } | { type: 'toasts.clear' },
  },
  actors: { toasts: port<ToastCommand>() },
  actions: {
    keep: assign(({ context }, params: { toast: Toast }) => {
      const { toast, joined } = joinToast(context.joined, params.toast, Date.now(), Infinity)
      const others = context.waiting.filter(({ text, id }) => text !== toast.text && (id === undefined || id !== toast.id))
      return { waiting: [...others, toast], joined }
    }),
  },
})
  .extend({
    actions: {
      draw: enqueueActions(({ context, enqueue }, params: { toast: Toast }) => {
        const duration = TOAST_LIFE_MS[params.toast.kind]
        const { toast, joined } = joinToast(context.joined, params.toast, Date.now(), Date.now() + duration)
        enqueue.sendTo('toasts', { type: 'toast.draw', toast, duration })
        enqueue.assign({ joined })
      }),
      /** What waited was joined then. */
      drawWaiting: enqueueActions(({ context, enqueue }) => {
        for (const toast of context.waiting) enqueue.sendTo('toasts', { type: 'toast.draw', toast, duration: TOAST_LIFE_MS[toast.kind] })
        enqueue.assign({
          waiting: [],
          joined: context.joined && { ...context.joined, until: Date.now() + NOTIFICATION_TOAST_MS },
        })
      }),
      /** What stands on the screen goes too. */
      wipe: enqueueActions(({ enqueue }) => {
        enqueue.sendTo('toasts', { type: 'toasts.wipe' })
        enqueue.assign({ waiting: [], joined: null })
      }),
    },
  })
  .createMachine({
    id: 'toaster',
    context: { waiting: [], joined: null },
    invoke: { src: 'toasts', id: 'toasts' },
    initial: 'showing',
    on: { 'toasts.clear': { actions: 'wipe' } },
    states: {
      showing: {
        on: { 'toast.show': { actions: { type: 'draw', params: ({ event }) => event } }, 'toasts.hold': 'holding' },
      },
      holding: {
        on: {
          'toast.show': { actions: { type: 'keep', params: ({ event }) => event } },
          'toasts.release': { target: 'showing', actions: 'drawWaiting' },
        },
      },
    },
  })
