import { connectionCheckMachine } from '../../../machines/connectivity/connection-check.machine'
import { proofOf } from '../proof'

export default proofOf(connectionCheckMachine, {
  law: (snapshot) =>
    (!snapshot.matches('silent') || snapshot.context.silence !== null) &&
    (!snapshot.matches('reached') || snapshot.context.silence === null),
})
