import type { Bitset } from '../query/bitset'

/** The rows that some words found: as a set, and the best fitting first, by popularity where they fit alike. */
export type Found = {
  readonly rows: Bitset
  readonly ranked: Uint32Array
  /** The words as they were read, where all that was found has a letter of some word otherwise. */
  readonly corrected?: string
}
