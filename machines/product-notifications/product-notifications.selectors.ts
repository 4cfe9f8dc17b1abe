import type { SnapshotFrom } from 'xstate'
import type { productNotificationMachine } from './product-notification.machine'

type Snapshot = SnapshotFrom<typeof productNotificationMachine>

/** Whether the buyer will be told: as he wished last, else as the server has it; false while nothing is known. */
export const selectIsAwaited = (state: Snapshot | undefined): boolean =>
  state?.context.wished ?? (state !== undefined && state.context.id !== null)

/** Whether a press of his is on its way. */
export const selectIsWaiting = (state: Snapshot | undefined): boolean => state !== undefined && state.context.wished !== null

/** Why the last wish came to nothing, while that is news; null where it did not. */
export const selectRefusal = (state: Snapshot | undefined): string | null => (state?.hasTag('failed') ? state.context.refusal : null)
