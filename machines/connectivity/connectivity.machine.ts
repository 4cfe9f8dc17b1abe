import { emit, setup } from 'xstate'
import { port } from '../support/effect'

export type ConnectivityFact = { type: 'connection.lost' } | { type: 'connection.restored' }

/** Whether the browser has a network, as it says itself. [STATE-015] */
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
  initial: 'online',
  states: {
    online: { on: { 'network.wentDown': { target: 'offline', actions: 'announceLost' } } },
    offline: { tags: 'offline', on: { 'network.cameUp': { target: 'online', actions: 'announceRestored' } } },
  },
})
