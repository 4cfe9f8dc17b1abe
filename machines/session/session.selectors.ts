import type { SnapshotFrom } from 'xstate'
import { savedCartOf } from '../../model/cart/unfinished'
import type { sessionMachine } from './session.machine'
import type { Silence } from './session.setup'

type Session = SnapshotFrom<typeof sessionMachine>

/** Number of unsent cart writes, of this tab and of others, as counted for the logout. [DEC-010] */
export const selectUnsent = ({ context: { own, elsewhere } }: Session): number => own.unsent + elsewhere.unsent
/** Number of refused cart writes on which the buyer has not decided, of this tab and of others. [DEC-010] */
export const selectRefused = ({ context: { own, elsewhere } }: Session): number => own.refused.length + elsewhere.refused.length
/** Whether a logout that the user asked for is in progress, without an open question. */
export const selectIsLeaving = (session: Session): boolean =>
  (session.matches('leaving') && !session.hasTag('asking')) || (session.matches('signingOut') && session.context.ending === 'asked')
/** Why the login could not be confirmed; null if it is confirmed or being checked. */
export const selectSilence = (session: Session | undefined): Silence | null =>
  session?.hasTag('unconfirmed') ? session.context.silence : null
/** Of the refused writes, those that this tab does not show: of other tabs, and entered rows of other regions. */
export const selectRefusedElsewhere = (session: Session): number => session.context.elsewhere.refused.length - selectRefusedSaved(session)
/** Of the refused writes, those to saved carts. */
export const selectRefusedSaved = ({ context }: Session): number =>
  context.elsewhere.refused.filter((key) => savedCartOf(key) !== null).length
/** Of the unsent writes, those of other tabs. */
export const selectUnsentElsewhere = (session: Session): number => session.context.elsewhere.unsent - selectUnsentSaved(session)
/** Of the unsent writes, those to saved carts, made in this tab. */
export const selectUnsentSaved = ({ context }: Session): number => context.elsewhere.saved ?? 0
/** Whether the login has expired and nobody has logged in since. */
export const selectIsExpired = (session: Session | undefined): boolean => session?.context.isExpired ?? false
