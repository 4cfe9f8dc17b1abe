import type { Notification } from '../../model/conversation/notification'
import { NOTIFICATIONS_PER_MARK } from '../../model/limits'

/** A mark «read» that the server has not answered waits or is sent; `kept`: it has, and the list that was read before may not know it. */
type Mark = 'waiting' | 'sent' | 'kept'
export type NotificationsContext = {
  userId: number
  /** As the server told them last, the newest first; see `selectNotifications` for what is shown. */
  items: readonly Notification[]
  /** When that was, ms by the wall clock; undefined: never. */
  readAt: number | undefined
  /** Ids of those that were told of, or were there at first; null before the first list. */
  met: ReadonlySet<number> | null
  /** Of the last list what is unread and was not met before. */
  news: readonly Notification[]
  marks: ReadonlyMap<number, Mark>
  /** Readings without an answer in a row. */
  failures: number
}
type Step = Partial<NotificationsContext>

/** Context → what of it changes: the rules of the notifications. Nothing here sends or waits. */

type Marks = Pick<NotificationsContext, 'marks'>
const withMarks = ({ marks }: Marks, from: Mark, to: Mark): Step => ({
  marks: new Map([...marks].map(([id, mark]) => [id, mark === from ? to : mark])),
})
const without = ({ marks }: Marks, ...gone: readonly Mark[]): Step => ({
  marks: new Map([...marks].filter(([, mark]) => !gone.includes(mark))),
})
const idsOf = ({ marks }: Marks, of: Mark): number[] => [...marks].flatMap(([id, mark]) => (mark === of ? id : []))

/** What is to be marked next. */
export const waitingIds = (context: Marks): number[] => idsOf(context, 'waiting')
/** What is being marked now. */
export const sentIds = (context: Marks): number[] => idsOf(context, 'sent')

/** Unread ones are shown as read at once. [STATE-017] */
export function mark({ items, marks }: NotificationsContext, ids: readonly number[]): Step {
  const unread = new Set(items.flatMap(({ id, read_at }) => (read_at === null ? id : [])))
  const fresh = ids.filter((id) => unread.has(id) && !marks.has(id))
  return fresh.length === 0 ? {} : { marks: new Map([...marks, ...fresh.map((id): [number, Mark] => [id, 'waiting'])]) }
}

/** A list that is asked for from here on knows what was kept before. */
export const beginReading = ({ items, marks }: NotificationsContext): Step => ({
  items: items.map((item) => (marks.get(item.id) === 'kept' ? { ...item, read_at: item.read_at ?? item.created_at } : item)),
  ...without({ marks }, 'kept'),
})

/** @param now ms; of the first list nothing is news: it was there before he came */
export function keepList({ met, marks }: NotificationsContext, items: readonly Notification[], now: number): Step {
  const news = met === null ? [] : items.filter(({ id, read_at }) => read_at === null && !met.has(id) && !marks.has(id))
  return { items, news, met: new Set([...(met ?? []), ...items.map(({ id }) => id)]), readAt: now, failures: 0 }
}

/** As many as one call takes. */
export function beginMarking({ marks }: NotificationsContext): Step {
  const first = new Set(waitingIds({ marks }).slice(0, NOTIFICATIONS_PER_MARK))
  return { marks: new Map([...marks].map(([id, mark]) => [id, first.has(id) ? 'sent' : mark])) }
}

/** The server kept what was sent. */
export const keepMarks = (context: NotificationsContext): Step => withMarks(context, 'sent', 'kept')
/** It asks for a login: what was sent is sent again. [DEC-008] */
export const holdMarks = (context: NotificationsContext): Step => withMarks(context, 'sent', 'waiting')
/** It kept nothing: what was sent is unread again. */
export const dropMarks = (context: NotificationsContext): Step => without(context, 'sent')
