import { assign, enqueueActions, setup } from 'xstate'
import { NOTIFICATION_TOAST_MS, PROMO_TOAST_MS, TOAST_MS } from '../../model/limits'
import { port } from '../support/effect'
import { type Joins, joinToasts, type Standing } from './joined'

/** How long a toast stays, by what it is. [CONST-005] */
export const TOAST_LIFE_MS = { plain: TOAST_MS, notification: NOTIFICATION_TOAST_MS, promo: PROMO_TOAST_MS } as const
/** `link`: a page of the shop where there is more of it. */
export type Toast = {
  text: string
  tone: 'info' | 'ok' | 'warn' | 'bad'
  kind: keyof typeof TOAST_LIFE_MS
  link?: { label: string; to: string }
  /** Several of one kind that meet on the screen are one. */
  joins?: Joins
  /** It takes the place of the one with the same id. */
  id?: string
}
export type ToastCommand = { type: 'toast.draw'; toast: Toast; duration: number } | { type: 'toasts.wipe' }

const NONE: Standing = new Map()

/** Short messages at the edge of the screen; while nobody looks at the page they wait, so that none passes unseen. */
export const toasterMachine = setup({
  types: {
    context: {} as { waiting: readonly Toast[]; standing: Standing },
    events: {} as
      | { type: 'toast.show'; toast: Toast }
      /** Its time was over, or somebody closed it. */
      | { type: 'toast.gone'; id: string }
      | { type: 'toasts.hold' }
      | { type: 'toasts.release' }
      | { type: 'toasts.clear' },
  },
  actors: { toasts: port<ToastCommand>() },
  actions: {
    keep: assign({
      waiting: ({ context }, { toast }: { toast: Toast }) => [...context.waiting.filter(({ text }) => text !== toast.text), toast],
    }),
    forget: assign({
      standing: ({ context }, { id }: { id: string }) => new Map([...context.standing].filter(([kind]) => kind !== id)),
    }),
  },
})
  .extend({
    actions: {
      draw: enqueueActions(({ context, enqueue }, { toasts }: { toasts: readonly Toast[] }) => {
        const { drawn, standing } = joinToasts(context.standing, toasts)
        for (const toast of drawn) enqueue.sendTo('toasts', { type: 'toast.draw', toast, duration: TOAST_LIFE_MS[toast.kind] })
        enqueue.assign({ waiting: [], standing })
      }),
      /** What stands on the screen goes too. */
      wipe: enqueueActions(({ enqueue }) => {
        enqueue.sendTo('toasts', { type: 'toasts.wipe' })
        enqueue.assign({ waiting: [], standing: NONE })
      }),
    },
  })
  .createMachine({
    id: 'toaster',
    context: { waiting: [], standing: NONE },
    invoke: { src: 'toasts', id: 'toasts' },
    initial: 'showing',
    on: {
      'toasts.clear': { actions: 'wipe' },
      'toast.gone': { actions: { type: 'forget', params: ({ event }) => event } },
    },
    states: {
      showing: {
        on: {
          'toast.show': { actions: { type: 'draw', params: ({ event }) => ({ toasts: [event.toast] }) } },
          'toasts.hold': 'holding',
        },
      },
      holding: {
        on: {
          'toast.show': { actions: { type: 'keep', params: ({ event }) => event } },
          'toasts.release': { target: 'showing', actions: { type: 'draw', params: ({ context }) => ({ toasts: context.waiting }) } },
        },
      },
    },
  })
