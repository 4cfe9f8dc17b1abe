import { LostCode } from '../../../model/lost-code'

/** Something whose code comes when it is called for. */
export type Late<T> = {
  /** Has it come; what came once is there at once. Rejects with LostCode where it does not come; asked again it is tried again. */
  load: () => Promise<T>
  /** undefined until it is there. */
  get: () => T | undefined
  /** Whether it is on its way. */
  isLoading: () => boolean
}

/** Fetches something once, however many wait for it. @param there what is there from the beginning */
export function createLate<T>(fetch: () => Promise<T>, there?: T): Late<T> {
  let coming: Promise<T> | null = null
  const keep = (came: T): T => (there = came)
  const lose = (cause: unknown): never => {
    throw new LostCode('A part of the shop is not to be loaded', { cause })
  }
  return {
    load: () => {
      if (there !== undefined) return Promise.resolve(there)
      coming ??= fetch()
        .then(keep, lose)
        .finally(() => (coming = null))
      return coming
    },
    get: () => there,
    isLoading: () => coming !== null,
  }
}
