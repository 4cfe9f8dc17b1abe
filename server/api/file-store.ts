import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { memoryStore } from '../../fake-server/store/memory-store'
import type { Saved, Store } from '../../fake-server/store/store'

/** `seededAt`: the moment of the seed, ms; what was seen of it does not move from day to day. */
type State = Saved & { seededAt: number }

/**
 * A store that a file outlives: read at the start, written then and after each change, whole or not at all.
 * Throws where the file is there and no state of this server's.
 * @param now ms: the moment of the seed where the file names none
 */
export function fileStore(path: string, now: number): { store: Store; seededAt: number } {
  const { seededAt, ...start } = existsSync(path) ? readState(path, now) : { seededAt: now, version: 0, changes: {} }
  const keep = (saved: Saved) => {
    const state: State = { seededAt, ...saved }
    const next = `${path}.next`
    writeFileSync(next, JSON.stringify(state))
    renameSync(next, path)
  }
  keep(start)
  return { store: memoryStore(start, keep), seededAt }
}

function readState(path: string, now: number): State {
  const broken = new Error(`${path} holds no state of this server: name another file, or remove it.`)
  let state: Partial<State>
  try {
    state = JSON.parse(readFileSync(path, 'utf8')) as Partial<State>
  } catch {
    throw broken
  }
  if (typeof state.version !== 'number' || typeof state.changes !== 'object' || state.changes === null) throw broken
  return { version: state.version, changes: state.changes, seededAt: state.seededAt ?? now }
}
