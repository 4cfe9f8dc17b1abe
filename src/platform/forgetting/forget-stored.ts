import { clearOwnCookies } from '../cookies'
import { forgetCompared } from '../goods/compared'
import { sessionValues, storage } from '../storage'

/** What a logout leaves nothing of: drafts, lists and cookies of the shop. [STATE-003, DEC-010] */
export function forgetStored(): void {
  storage.clear()
  sessionValues.clear()
  clearOwnCookies()
  forgetCompared()
}
