import type { Entry } from './entries'

/** The requests that go again because the one before came to nothing. */
export function repeatsOf(entries: readonly Entry[]): ReadonlySet<Entry> {
  const failed = new Set<string>()
  const repeats = new Set<Entry>()
  for (const entry of entries) {
    if (entry.kind !== 'request' && entry.kind !== 'response') continue
    const key = `${entry.of} ${entry.text}`
    if (entry.kind === 'request' && failed.has(key)) repeats.add(entry)
    if (entry.kind === 'response' && (entry.status === null || entry.status >= 500)) failed.add(key)
    else failed.delete(key)
  }
  return repeats
}

/** Whether a call asks the server before it is answered and before another call of the same machine. */
export const isAskedNext = (after: readonly Entry[], { of }: { of: string }): boolean =>
  after.find((entry) => (entry.kind === 'call' || entry.kind === 'request' || entry.kind === 'answer') && entry.of === of)?.kind ===
  'request'

/** The chapters of a run with what happens in each. */
export function chaptersOf(entries: readonly Entry[]): { title: string; entries: Entry[] }[] {
  const chapters: { title: string; entries: Entry[] }[] = []
  for (const entry of entries) {
    if (entry.kind === 'chapter') chapters.push({ title: entry.title, entries: [] })
    else chapters.at(-1)?.entries.push(entry)
  }
  return chapters
}
