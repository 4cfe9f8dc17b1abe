import { customerCodeMachine } from '../../../machines/customer-code/customer-code.machine'
import { proofOf } from '../proof'

export default proofOf(customerCodeMachine, {
  inputs: [{ isLikely: false }, { isLikely: true }],
  law: (snapshot, { before }) => !before.hasTag('there') || snapshot.hasTag('there'),
})
