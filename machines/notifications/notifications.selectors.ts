import { createSelector } from 'reselect'
import type { SnapshotFrom } from 'xstate'
import type { notificationsMachine } from './notifications.machine'

type State = SnapshotFrom<typeof notificationsMachine>

/** A notification as it is shown. */
export type ShownNotification = State['context']['items'][number] & { isRead: boolean }

/** What is shown, the newest first: a mark counts before the server has it. [STATE-017] */
export const selectNotifications = createSelector(
  [(state: State) => state.context.items, (state: State) => state.context.marks],
  (items, marks): readonly ShownNotification[] => items.map((item) => ({ ...item, isRead: item.read_at !== null || marks.has(item.id) })),
)
/** How many are unread; 0 until that is known. [NAV-006] */
export const selectUnreadCount = (state: State): number => selectNotifications(state).filter(({ isRead }) => !isRead).length
/** Whether there was a list. */
export const selectIsKnown = (state: State): boolean => state.context.readAt !== undefined
