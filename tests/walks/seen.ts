import type { Seen } from '../../tools/diagrams/map/seen'
import type { Note } from './notes'

/** Who starts whom and tells whom what, of all runs. */
export function seenOf(notes: readonly Note[]): Seen {
  const all = (of: 'started' | 'told') => [...new Set(notes.flatMap((note) => note[of]))].sort().map((line) => line.split(' '))
  return {
    starts: all('started').map(([parent = '', child = '']) => ({ parent, child })),
    messages: all('told').map(([from = '', to = '', type = '']) => ({ from, to, type })),
  }
}
