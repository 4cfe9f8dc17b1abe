import { StoredQueue, type CartQueue } from '../../../model/cart/cart-queue'
import { storage } from '../storage'

const PREFIX = 'karter-wishes:'

/**
 * Queues whose page went before IndexedDB had put them down: a page that goes takes its open transactions with it, local storage
 * is written at once. What stands here is newer than what IndexedDB has under the same key. [DEC-020]
 */
export const wishJournal = {
  keys: (): string[] => storage.keys(PREFIX).map((key) => key.slice(PREFIX.length)),
  /** @returns null where nothing stands, or nothing that this version of the shop reads */
  read(key: string): CartQueue | null {
    const kept = storage.read(PREFIX + key)
    const parsed = StoredQueue.safeParse(kept)
    return kept !== null && parsed.success ? parsed.data : null
  },
  write: (key: string, queue: CartQueue): void => storage.write(PREFIX + key, queue),
  remove(key: string): void {
    if (storage.read(PREFIX + key) !== null) storage.remove(PREFIX + key)
  },
}
