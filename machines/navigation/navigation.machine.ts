import { assign, sendTo, setup } from 'xstate'
import { port } from '../support/effect'

export type NavigationCommand = { type: 'history.go'; to: string; replace: boolean; isScrollKept: boolean } | { type: 'history.arrived' }

/** Where the visitor is and whether the page there is drawn; moves are made by the port behind it. */
export const navigationMachine = setup({
  types: {
    input: {} as { path: string },
    context: {} as { path: string },
    events: {} as
      | { type: 'navigation.go'; to: string; replace?: boolean; isScrollKept?: boolean }
      | { type: 'address.changed'; path: string }
      | { type: 'page.arrived' },
  },
  actors: { history: port<NavigationCommand>() },
  guards: { isElsewhere: ({ context }, { path }: { path: string }) => path !== context.path },
  actions: {
    notePath: assign({ path: (_, { path }: { path: string }) => path }),
    move: sendTo(
      'history',
      (_, { to, replace = false, isScrollKept = false }: { to: string; replace?: boolean; isScrollKept?: boolean }) => ({
        type: 'history.go',
        to,
        replace,
        isScrollKept,
      }),
    ),
    settleScroll: sendTo('history', { type: 'history.arrived' }),
  },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => ({ path: input.path }),
  invoke: { src: 'history', id: 'history' },
  initial: 'travelling',
  on: {
    'navigation.go': { actions: { type: 'move', params: ({ event }) => event } },
    'address.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: '.travelling',
      actions: { type: 'notePath', params: ({ event }) => event },
    },
  },
  states: {
    travelling: { on: { 'page.arrived': { target: 'resting', actions: 'settleScroll' } } },
    resting: {},
  },
})
