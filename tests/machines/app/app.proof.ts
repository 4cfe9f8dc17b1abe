import { appMachine } from '../../../machines/app/app.machine'
import { proofOf } from '../proof'
import { appWalks } from './app-walks'

export default proofOf(appMachine, {
  randomWalk: 'tests/machines/app/random-events.test.ts',
  walks: appWalks,
  law: (snapshot) => snapshot.hasTag('customer') === (snapshot.context.user !== null),
})
