import { BegunLine } from '../../../model/entry/begun-line'
import { sessionValues } from '../storage'

const keyOf = (userId: number) => `entry-line/${userId}`

/** What a user of this tab has typed into the entry by article and not entered; null: nothing, or nothing that can be read. [DEC-057] */
export function readLine(userId: number): BegunLine | null {
  const parsed = BegunLine.safeParse(sessionValues.read(keyOf(userId)))
  return parsed.success ? parsed.data : null
}

/** Keeps it where `readLine` finds it after a reload; null forgets it. */
export function keepLine(userId: number, line: BegunLine | null): void {
  if (line) sessionValues.write(keyOf(userId), line)
  else sessionValues.remove(keyOf(userId))
}
