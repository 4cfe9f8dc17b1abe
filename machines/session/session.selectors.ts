import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine'

type Session = SnapshotFrom<typeof sessionMachine>

/** How many changes of the cart the server has not got, of this tab and of the others, as a logout counted them. [DEC-010] */
export const selectUnsent = ({ context: { own, elsewhere } }: Session): number => own.unsent + elsewhere.unsent
/** Those of other tabs. */
export const selectUnsentElsewhere = ({ context }: Session): number => context.elsewhere.unsent
