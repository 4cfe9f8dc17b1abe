import { connectivityMachine } from '../../../machines/connectivity/connectivity.machine'
import { proofOf } from '../proof'

export default proofOf(connectivityMachine, {
  law: ({ value }, { before, type }) => {
    const network = type === 'network.wentDown' ? 'offline' : type === 'network.cameUp' ? 'online' : before.value.network
    const answers =
      type === 'answer.foreign' ? 'foreign' : type === 'answer.own' || type === 'network.wentDown' ? 'own' : before.value.answers
    return value.network === network && value.answers === answers
  },
})
