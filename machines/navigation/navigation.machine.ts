import { assign, emit, sendTo, setup } from 'xstate'
import { redirectOf } from '../../model/routing/return-address'
import { port } from '../support/effect'

export type NavigationCommand = { type: 'history.go'; to: string; replace: boolean; isScrollKept: boolean } | { type: 'history.arrived' }

export type NavigationFact = { type: 'address.reached'; path: string }

/** Where the visitor is and whether the page there is drawn; moves are made by the port behind it. */
export const navigationMachine = setup({
  types: {
    input: {} as { path: string },
    context: {} as { path: string },
    events: {} as
      | { type: 'navigation.go'; to: string; replace?: boolean; isScrollKept?: boolean }
      | { type: 'address.changed'; path: string }
      | { type: 'page.arrived' }
      /** The page of `path` is not for who asks. [DEC-030] */
      | { type: 'page.refused'; path: string; kind: 'login' | 'home' }
      /** What the page of `path` shows has an address of its own. */
      | { type: 'page.moved'; path: string; to: string },
    emitted: {} as NavigationFact,
  },
  actors: { history: port<NavigationCommand>() },
  guards: {
    isElsewhere: ({ context }, { path }: { path: string }) => path !== context.path,
    isHere: ({ context }, { path }: { path: string }) => path === context.path,
  },
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
    announceReached: emit((_, { path }: { path: string }) => ({ type: 'address.reached', path })),
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
      actions: [
        { type: 'notePath', params: ({ event }) => event },
        { type: 'announceReached', params: ({ event }) => event },
      ],
    },
    // A page that was left meanwhile has no say.
    'page.refused': {
      guard: { type: 'isHere', params: ({ event }) => event },
      actions: { type: 'move', params: ({ event: { kind, path } }) => ({ to: redirectOf(kind, path), replace: true }) },
    },
    'page.moved': {
      guard: { type: 'isHere', params: ({ event }) => event },
      actions: { type: 'move', params: ({ event }) => ({ to: event.to, replace: true }) },
    },
  },
  states: {
    travelling: { on: { 'page.arrived': { target: 'resting', actions: 'settleScroll' } } },
    resting: {},
  },
})
