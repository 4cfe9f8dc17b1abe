import { emit, setup } from 'xstate'
import { port } from '../support/effect'

export type ConnectivityFact = { type: 'connection.lost' } | { type: 'connection.restored' }

/** Whether the browser has a network, as it says itself: at the start, and whenever that changes. [STATE-015] */
export const connectivityMachine = setup({
  types: {
    events: {} as { type: 'network.wentDown' } | { type: 'network.cameUp' },
    emitted: {} as ConnectivityFact,
    tags: {} as 'offline',
  },
  actors: { network: port<{ type: 'network.none' }>() },
  actions: { announceLost: emit({ type: 'connection.lost' }), announceRestored: emit({ type: 'connection.restored' }) },
}).createMachine({
  id: 'connectivity',
  invoke: { src: 'network', id: 'network' },
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
})
