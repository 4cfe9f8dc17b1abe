import { LostCode } from '../../../model/lost-code'

/** Something whose code comes when it is called for. */
export type Lazy<T> = {
  /** Has it come; what came once is there at once. Rejects with LostCode where it does not come; asked again it is tried again. */
  load: () => Promise<T>
  /** The same before anybody wants it: what does not come is tried again by whoever does. */
  loadAhead: () => void
  /** undefined until it is there. */
  get: () => T | undefined
}

/** How many are on their way. */
let coming = 0
/** Whether some part is on its way whose loss is told in its place: the page around it stays. */
export const isLazyLoading = (): boolean => coming > 0

/** Fetches something once, however many wait for it. @param there what is there from the beginning */
export function createLazy<T>(fetch: () => Promise<T>, there?: T): Lazy<T> {
  let asked: Promise<T> | null = null
  async function ask(): Promise<T> {
    coming++
    try {
      return (there = await fetch())
    } catch (cause) {
      throw new LostCode('A part of the shop is not to be loaded', { cause })
    } finally {
      coming--
      asked = null
    }
  }
  const load = () => (there === undefined ? (asked ??= ask()) : Promise.resolve(there))
  return {
    load,
    loadAhead: () => void load().catch((error: unknown) => console.warn(error)),
    get: () => there,
  }
}
