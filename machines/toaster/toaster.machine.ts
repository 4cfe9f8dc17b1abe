import { assign, enqueueActions, setup } from 'xstate'
import { NOTIFICATION_TOAST_MS, PROMO_TOAST_MS, TOAST_MS } from '../../model/limits'
import { port } from '../support/effect'

/** How long a toast stays, by what it is. [CONST-005] */
export const TOAST_LIFE_MS = { plain: TOAST_MS, notification: NOTIFICATION_TOAST_MS, promo: PROMO_TOAST_MS } as const
/** `link`: a page of the shop where there is more of it. */
export type Toast = {
  text: string
  tone: 'info' | 'ok' | 'warn' | 'bad'
  kind: keyof typeof TOAST_LIFE_MS
  link?: { label: string; to: string }
}
export type ToastCommand = { type: 'toast.draw'; toast: Toast; duration: number }

/** Short messages at the edge of the screen; while nobody looks at the page they wait, so that none passes unseen. */
export const toasterMachine = setup({
  types: {
    context: {} as { waiting: readonly Toast[] },
    events: {} as { type: 'toast.show'; toast: Toast } | { type: 'toasts.hold' } | { type: 'toasts.release' },
  },
  actors: { toasts: port<ToastCommand>() },
  actions: {
    keep: assign({
      waiting: ({ context }, { toast }: { toast: Toast }) => [...context.waiting.filter(({ text }) => text !== toast.text), toast],
    }),
  },
})
  .extend({
    actions: {
      draw: enqueueActions(({ enqueue }, { toasts }: { toasts: readonly Toast[] }) => {
        for (const toast of toasts) enqueue.sendTo('toasts', { type: 'toast.draw', toast, duration: TOAST_LIFE_MS[toast.kind] })
        enqueue.assign({ waiting: [] })
      }),
    },
  })
  .createMachine({
    id: 'toaster',
    context: { waiting: [] },
    invoke: { src: 'toasts', id: 'toasts' },
    initial: 'showing',
    states: {
      showing: {
        on: { 'toast.show': { actions: { type: 'draw', params: ({ event }) => ({ toasts: [event.toast] }) } }, 'toasts.hold': 'holding' },
      },
      holding: {
        on: {
          'toast.show': { actions: { type: 'keep', params: ({ event }) => event } },
          'toasts.release': { target: 'showing', actions: { type: 'draw', params: ({ context }) => ({ toasts: context.waiting }) } },
        },
      },
    },
  })
