import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine'

type Session = SnapshotFrom<typeof sessionMachine>

/** How many changes of the cart the server has not got, of this tab and of the others, as a logout counted them. [DEC-010] */
export const selectUnsent = ({ context: { own, elsewhere } }: Session): number => own.unsent + elsewhere.unsent
/** Whether a logout that was asked for is under way, and nothing is asked about it. */
export const selectIsLeaving = (session: Session): boolean =>
  (session.matches('leaving') && !session.hasTag('asking')) || (session.matches('signingOut') && session.context.ending === 'asked')
/** Those of other tabs. */
export const selectUnsentElsewhere = ({ context }: Session): number => context.elsewhere.unsent
