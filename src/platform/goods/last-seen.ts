import { LAST_SEEN_LENGTH } from '../../../model/limits'
import { storage } from '../storage'

const KEY = 'lastSeen'

/** @returns the ids of the products looked at here, the most recent last; nothing of a value that somebody else wrote [CONST-014] */
export function readLastSeen(): number[] {
  const kept = storage.read(KEY)
  return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id) && id > 0 && id < 1e9).slice(-LAST_SEEN_LENGTH) : []
}

/** Puts a product at the end of the list, once; the oldest goes. [CONST-014, DEC-055] */
export function rememberSeen(id: number): void {
  storage.write(KEY, [...readLastSeen().filter((it) => it !== id), id].slice(-LAST_SEEN_LENGTH))
}
