import type { LogEntry } from '../model/content/config'

/** So many entries are kept, the newest. */
const LENGTH = 200
/** Recordings are large: those of the newest entries are kept. */
const RECORDINGS = 3
/** What one client may log within a window. */
const PER_WINDOW = 60
const WINDOW_MS = 60_000

/** What went wrong in browsers. It is no part of the state: it ends with the server, and nothing waits for it. */
export type Log = {
  /** @param client who sends it @param now ms @returns how long the client has to wait until it is heard again, ms; 0: it was written */
  add: (entry: LogEntry, client: string, now: number) => number
  /** The newest last. */
  entries: () => readonly (LogEntry & { at: number })[]
}

/** @returns an empty log */
export function createLog(): Log {
  let entries: (LogEntry & { at: number })[] = []
  let since = -Infinity
  const counts = new Map<string, number>()
  return {
    add: (entry, client, now) => {
      if (now - since >= WINDOW_MS) {
        since = now
        counts.clear()
      }
      const count = (counts.get(client) ?? 0) + 1
      if (count > PER_WINDOW) return since + WINDOW_MS - now
      counts.set(client, count)
      entries = [...entries.slice(1 - LENGTH), { ...entry, at: now }]
      const recorded = entries.filter(({ recording }) => recording !== undefined)
      const old = new Set(recorded.slice(0, -RECORDINGS))
      if (old.size > 0) entries = entries.map((it) => (old.has(it) ? { ...it, recording: undefined } : it))
      return 0
    },
    entries: () => entries,
  }
}
