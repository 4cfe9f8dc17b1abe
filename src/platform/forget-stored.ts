import { clearOwnCookies } from './cookies'
import { sessionValues, storage } from './storage'
import { clearWishes } from './wishes/wishes'

/** What a logout leaves nothing of: drafts, lists and cookies of the shop. [STATE-003, DEC-010] */
export function forgetStored(): void {
  storage.clear()
  sessionValues.clear()
  clearOwnCookies()
}

/** The same with everybody's unsent wishes: the shop is as if it had never been opened here. Never rejects. [DEC-070] */
export async function forgetShop(): Promise<void> {
  forgetStored()
  await clearWishes().catch((error: unknown) => console.warn('Unsent changes are not to be forgotten', error))
}
