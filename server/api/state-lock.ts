import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'

/** Locks that this process holds: one of its own number that is not among them was left by an earlier process. */
const held = new Set<string>()

/**
 * Takes the lock of a state file, so that one server alone writes to it. It lies in a file beside, and names its process: that of a
 * process that was killed is taken over. Throws one sentence where another server holds it.
 * @param path of the state file, without symbolic links
 * @returns gives the lock back
 */
export function lockState(path: string): () => void {
  const file = `${path}.lock`
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid), host: hostname() })
  for (let attempt = 0; attempt < 3; attempt++) {
    if (create(file, own)) {
      held.add(file)
      return () => {
        if (held.delete(file)) rmSync(file, { force: true })
      }
    }
    const text = read(file)
    if (text !== null && (held.has(file) || isAlive(text))) break
    if (text !== null) takeAway(file, text)
  }
  throw new Error(`${path} is in use by another server: stop that one, or name another file.`)
}

/** Makes the file unless it is there. */
function create(file: string, text: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600)
    writeSync(handle, text)
    closeSync(handle)
    return true
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw failure
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Takes a stale lock away, unless another server was quicker and it is that one's by now: then it is put back. */
function takeAway(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (read(aside) === stale) rmSync(aside, { force: true })
  else renameSync(aside, file)
}

/** Whether the process that wrote this lock still runs. A process of another machine cannot be asked: it counts as running. */
function isAlive(text: string): boolean {
  let lock: { pid?: unknown; started?: unknown; host?: unknown }
  try {
    lock = Object(JSON.parse(text)) as typeof lock
  } catch {
    return false // the process was killed while it wrote the lock
  }
  const { pid, started, host } = lock
  if (typeof pid !== 'number') return false
  if (host !== hostname()) return true
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM'
  }
  return started === startOf(pid)
}

/** When a process began, in the words of the system, so that another process of the same number is not taken for it; '' where it does not say. */
function startOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`)
  return stat === null ? '' : (stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '')
}
