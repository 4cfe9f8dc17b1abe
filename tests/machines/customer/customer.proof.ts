import { customerMachine } from '../../../machines/customer/customer.machine'
import { proofOf } from '../proof'
import { customerWalks } from './customer-walks'

export default proofOf(customerMachine, {
  randomWalk: 'tests/machines/app/random-events.test.ts',
  walks: customerWalks,
  law: (snapshot) => snapshot.hasTag('suspended') === snapshot.context.holds.includes('session'),
})
