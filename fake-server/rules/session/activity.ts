import type { Scene } from '../../scene'
import type { TableRow } from '../../tables'

/** When each session asked for something last, ms, by its id. Reads keep nothing, so it lives in memory and is stored with a write now and then. */
export type Activity = Map<string, number>
/** What is stored is at most this old while somebody writes. */
const STORED_EACH_MS = 60_000

/** Notes that the session of this call is in use. @param isStored whether what the call changes is kept */
export function noteActivity(
  activity: Activity,
  { tables, sessionId, now }: Pick<Scene, 'tables' | 'sessionId' | 'now'>,
  isStored: boolean,
): void {
  if (sessionId === null) return
  activity.set(sessionId, now())
  if (!isStored) return
  const where = { id: { equals: sessionId } }
  const row = tables.session.findFirst({ where })
  if (row && now() - row.seen_at >= STORED_EACH_MS) tables.session.update({ where, data: { seen_at: now() } })
}

/** When a session was in use last, ms. */
export const seenAt = (activity: Activity, { id, seen_at }: TableRow<'session'>): number => Math.max(seen_at, activity.get(id) ?? 0)
