import { connectivityMachine } from '../../../machines/connectivity/connectivity.machine'
import { proofOf } from '../proof'

export default proofOf(connectivityMachine, {
  law: (snapshot, { before, type }) =>
    snapshot.value === (type === 'network.wentDown' ? 'offline' : type === 'network.cameUp' ? 'online' : before.value),
})
