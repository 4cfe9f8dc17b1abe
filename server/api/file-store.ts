import {
  chmodSync,
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { memoryStore } from '../../fake-server/store/memory-store'
import type { Saved, Store } from '../../fake-server/store/store'
import { readState } from './read-state'
import { lockState } from './state-lock'

/** The state is of one person: it holds who is signed in. */
const PRIVATE = 0o600
/** A journal longer than this, and than the state itself, is merged into it; bytes. */
const JOURNAL_LENGTH = 1_000_000

export type FileStore = {
  store: Store
  /** ms: the moment of the seed. */
  seededAt: number
  close: () => void
}

/**
 * A store that outlives the process: the state in a file, and beside it a journal to which each write appends what it changed. Now and
 * then the journal is merged into the file. What could not be appended is not in the store either.
 * Throws one sentence where another server uses the file, or it holds no state of this server's.
 * @param now ms: the moment of the seed where the file names none
 */
export function fileStore(given: string, now: number): FileStore {
  const path = real(given)
  const unlock = lockState(path)
  try {
    return openStore(path, now, unlock)
  } catch (failure) {
    unlock()
    throw failure
  }
}

function openStore(path: string, now: number, unlock: () => void): FileStore {
  const journalPath = `${path}.journal`
  const found = readState(path, journalPath, now)
  const { seededAt, ...start } = found?.state ?? { seededAt: now, version: 0, changes: {} }
  let stateLength = 0
  const keepWhole = (saved: Saved) => {
    const next = `${path}.next`
    const text = JSON.stringify({ seededAt, ...saved })
    try {
      rmSync(next, { force: true })
      writeFileSync(next, text, { mode: PRIVATE })
      renameSync(next, path)
    } catch (failure) {
      rmSync(next, { force: true })
      throw failure
    }
    stateLength = Buffer.byteLength(text)
  }
  if (!found) {
    rmSync(journalPath, { force: true })
    keepWhole(start)
  }
  const journal = openSync(journalPath, 'a', PRIVATE)
  for (const file of [path, journalPath]) chmodSync(file, PRIVATE)
  let isOpen = true
  let length = found?.journalLength ?? 0
  /** What may follow the last whole line is cut off before the next one. */
  let isTorn = true
  const mend = () => {
    if (isTorn) ftruncateSync(journal, length)
    isTorn = false
  }
  mend()
  const memory = memoryStore(start)

  /** Merges the journal into the state. A disk that is full leaves both as they are: what was acknowledged is in the journal. */
  async function compact(): Promise<void> {
    try {
      keepWhole(await memory.load())
      ftruncateSync(journal, 0)
      length = 0
    } catch (failure) {
      console.error(`The journal of ${path} could not be merged into it: ${String(failure)}`)
      stateLength = 2 * length // not tried again before the journal is twice as long
    }
  }

  const store: Store = {
    ...memory,
    append: async (version, changes) => {
      const line = Buffer.from(`${JSON.stringify({ version, changes })}\n`)
      mend()
      isTorn = true
      writeAll(journal, line)
      isTorn = false
      length += line.length
      await memory.append(version, changes)
      if (length > Math.max(JOURNAL_LENGTH, stateLength)) await compact()
    },
    replace: async (saved) => {
      keepWhole(saved)
      ftruncateSync(journal, 0)
      length = 0
      await memory.replace(saved)
    },
  }
  return {
    store,
    seededAt,
    close: () => {
      if (isOpen) closeSync(journal)
      isOpen = false
      unlock()
    },
  }
}

/** Writes all of it, or throws: a disk that is nearly full takes a part. */
function writeAll(file: number, bytes: Buffer): void {
  for (let from = 0; from < bytes.length; ) from += writeSync(file, bytes, from)
}

/** The one path of a file, however it is named; the file itself need not be there. */
function real(path: string): string {
  const full = resolve(path)
  return existsSync(full) ? realpathSync(full) : join(realpathSync(dirname(full)), basename(full))
}
