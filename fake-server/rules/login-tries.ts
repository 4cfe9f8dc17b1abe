import { refuse } from '../refusals'
import type { Scene } from '../scene'
import { randomId } from './random-id'

const TRIES = 10
const WINDOW_MS = 60_000

/** 429 after ten wrong passwords for one login within a minute, with the seconds to wait. @param login e-mail or phone */
export function requireFewTries({ tables, now }: Scene, login: string): void {
  const since = now() - WINDOW_MS
  const tries = tables.loginTry.findMany({ where: { login: { equals: login }, at: { gt: since } } })
  if (tries.length < TRIES) return
  const oldest = Math.min(...tries.map(({ at }) => at))
  const seconds = Math.max(1, Math.ceil((oldest - since) / 1000))
  throw refuse(429, { message: `Слишком много попыток входа. Подождите ${seconds}\u00a0с`, headers: { 'retry-after': String(seconds) } })
}

/** Counts a wrong password; the old ones go. */
export function countTry({ tables, now }: Scene, login: string): void {
  tables.loginTry.deleteMany({ where: { at: { lte: now() - WINDOW_MS } } })
  tables.loginTry.create({ id: randomId(), login, at: now() })
}

/** A right password ends the counting. */
export const forgetTries = ({ tables }: Scene, login: string): void => {
  tables.loginTry.deleteMany({ where: { login: { equals: login } } })
}
