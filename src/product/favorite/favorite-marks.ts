/**
 * Favourites toggled in this tab since the lists were loaded: a list in memory may be older than the mark. By user, so that
 * nobody sees another's. [STATE-018]
 */
const marks = new Map<string, boolean>()
const listeners = new Set<() => void>()
const keyOf = (userId: number, productId: number) => `${userId}/${productId}`

/** @returns what was toggled here; undefined where nothing was */
export const favoriteMark = (userId: number | null, productId: number): boolean | undefined =>
  userId === null ? undefined : marks.get(keyOf(userId, productId))

/** Keeps a mark for this tab and tells all who listen. [STATE-018] */
export function setFavoriteMark(userId: number, productId: number, isFavorite: boolean): void {
  marks.set(keyOf(userId, productId), isFavorite)
  for (const listener of listeners) listener()
}

/** @returns the way to stop listening */
export function onFavoriteMarks(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
