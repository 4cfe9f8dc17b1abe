import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { memoryStore } from '../../fake-server/store/memory-store'
import type { Saved, Store } from '../../fake-server/store/store'

/**
 * A store that a file outlives: read at the start, written after each change, whole or not at all.
 * Throws where the file is there and no state of this server's.
 */
export function fileStore(path: string): Store {
  return memoryStore(existsSync(path) ? readState(path) : undefined, (state) => {
    const next = `${path}.next`
    writeFileSync(next, state)
    renameSync(next, path)
  })
}

function readState(path: string): Saved {
  const broken = new Error(`${path} holds no state of this server: name another file, or remove it.`)
  let state: Partial<Saved>
  try {
    state = JSON.parse(readFileSync(path, 'utf8')) as Partial<Saved>
  } catch {
    throw broken
  }
  if (typeof state.version !== 'number' || typeof state.changes !== 'object' || state.changes === null) throw broken
  return { version: state.version, changes: state.changes }
}
