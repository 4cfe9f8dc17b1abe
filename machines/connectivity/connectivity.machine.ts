import { emit, setup } from 'xstate'
import { ASK_AGAIN_MS } from '../../model/limits'
import { port } from '../support/effect'

export type ConnectivityFact = { type: 'connection.lost' } | { type: 'connection.restored' }

/**
 * Whether the browser has a network, as it says itself: at the start, and whenever that changes. Whether it is the shop that answers: while
 * somebody else does (a browser check, the login page of a Wi-Fi), what waits for the network is asked for again now and then. [STATE-015,
 * DEC-085]
 */
export const connectivityMachine = setup({
  types: {
    events: {} as { type: 'network.wentDown' } | { type: 'network.cameUp' } | { type: 'answer.foreign' } | { type: 'answer.own' },
    emitted: {} as ConnectivityFact,
    tags: {} as 'offline' | 'foreign',
  },
  actors: { network: port<{ type: 'network.none' }>() },
  actions: { announceLost: emit({ type: 'connection.lost' }), announceRestored: emit({ type: 'connection.restored' }) },
  delays: { askAgain: ASK_AGAIN_MS },
}).createMachine({
  id: 'connectivity',
  invoke: { src: 'network', id: 'network' },
  type: 'parallel',
  states: {
    network: {
      initial: 'unknown',
      states: {
        // Started anew after a crash it may have told a loss in its former life: the first word is told either way.
        unknown: {
          on: {
            'network.wentDown': { target: 'offline', actions: 'announceLost' },
            'network.cameUp': { target: 'online', actions: 'announceRestored' },
          },
        },
        online: { on: { 'network.wentDown': { target: 'offline', actions: 'announceLost' } } },
        offline: { tags: 'offline', on: { 'network.cameUp': { target: 'online', actions: 'announceRestored' } } },
      },
    },
    answers: {
      initial: 'own',
      states: {
        own: { on: { 'answer.foreign': 'foreign' } },
        foreign: {
          tags: 'foreign',
          after: { askAgain: { target: 'foreign', reenter: true, actions: 'announceRestored' } },
          // Without a network nobody answers.
          on: { 'answer.own': { target: 'own', actions: 'announceRestored' }, 'network.wentDown': 'own' },
        },
      },
    },
  },
})
