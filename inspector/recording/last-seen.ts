import { momentAt, type Recording } from './recording'
import { type Picked, pickedActor } from './picked'

/** So many events before the last one of an actor are looked at: each is a replay. */
const MOST = 50

/** The last event after which an actor that has gone was still there. @returns its key; null: it is not found near the last event that he was told */
export function lastSeen(recording: Recording, picked: Picked): number | null {
  const told = recording.rows.findLastIndex(({ machine, toName }) => machine === picked.machine && toName === picked.name)
  const rows = recording.rows.slice(Math.max(0, told + 1 - MOST), told + 1)
  return rows.findLast(({ key }) => pickedActor(momentAt(recording, key), picked))?.key ?? null
}
