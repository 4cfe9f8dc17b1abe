import type { SnapshotFrom } from 'xstate'
import { savedCartOf } from '../../model/cart/unfinished'
import type { sessionMachine } from './session.machine'
import type { Silence } from './session.setup'

type Session = SnapshotFrom<typeof sessionMachine>

/** How many changes of the cart the server has not got, of this tab and of the others, as a logout counted them. [DEC-010] */
export const selectUnsent = ({ context: { own, elsewhere } }: Session): number => own.unsent + elsewhere.unsent
/** How many changes of the cart the server refused and nobody decided on, of this tab and of the others. [DEC-010] */
export const selectRefused = ({ context: { own, elsewhere } }: Session): number => own.refused.length + elsewhere.refused.length
/** Whether a logout that was asked for is under way, and nothing is asked about it. */
export const selectIsLeaving = (session: Session): boolean =>
  (session.matches('leaving') && !session.hasTag('asking')) || (session.matches('signingOut') && session.context.ending === 'asked')
/** What kept the login from being checked; null where nothing does. */
export const selectSilence = (session: Session | undefined): Silence | null =>
  session?.hasTag('unconfirmed') ? session.context.silence : null
/** Those of them that this tab does not hold: of other tabs and, of entered rows, of other regions. */
export const selectRefusedElsewhere = (session: Session): number => session.context.elsewhere.refused.length - selectRefusedSaved(session)
/** Those of them that are of saved carts. */
export const selectRefusedSaved = ({ context }: Session): number =>
  context.elsewhere.refused.filter((key) => savedCartOf(key) !== null).length
/** Those of other tabs. */
export const selectUnsentElsewhere = (session: Session): number => session.context.elsewhere.unsent - selectUnsentSaved(session)
/** Those of saved carts, changed in this tab. */
export const selectUnsentSaved = ({ context }: Session): number => context.elsewhere.saved ?? 0
/** Whether the server asked for a login, and nobody has logged in since. */
export const selectIsExpired = (session: Session | undefined): boolean => session?.context.isExpired ?? false
