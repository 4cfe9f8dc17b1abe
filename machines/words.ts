import { gatherWords } from './support/gathered'

/** The words of every machine by its id, in the order of all lists; the machines do not come along. */
export const words = gatherWords(import.meta.glob('./*/*.names.ts', { eager: true }))
