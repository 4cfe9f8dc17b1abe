/** A set of row numbers, one bit each. */
export type Bitset = Uint32Array

/** @returns a set without rows, with room for the rows from 0 up to, not with, `rows` */
export const emptySet = (rows: number): Bitset => new Uint32Array(Math.ceil(rows / 32))

/** @returns all rows from 0 to `rows` */
export function fullSet(rows: number): Bitset {
  const set = emptySet(rows).fill(0xffff_ffff)
  if (rows % 32 && set.length) set[set.length - 1] = 2 ** (rows % 32) - 1
  return set
}

/** Whether a row is in a set; false beyond its room. */
export const has = (set: Bitset, row: number): boolean => (((set[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1

/** Puts a row into a set, in place; beyond its room nothing happens. */
export function add(set: Bitset, row: number): void {
  set[row >>> 5] = (set[row >>> 5] ?? 0) | (1 << (row & 31))
}

/** @returns a set of the rows of some lists */
export function setOf(rows: number, lists: readonly ArrayLike<number>[]): Bitset {
  const set = emptySet(rows)
  for (const list of lists) for (let at = 0; at < list.length; at++) add(set, list[at] ?? 0)
  return set
}

/** @returns the rows that are in every set; the sets are of one size and at least one */
export function intersection(first: Bitset, ...others: readonly Bitset[]): Bitset {
  const result = first.slice()
  for (const other of others) for (let at = 0; at < result.length; at++) result[at] = (result[at] ?? 0) & (other[at] ?? 0)
  return result
}

/** @returns the rows of a set that another of its size has not */
export function without(set: Bitset, other: Bitset): Bitset {
  const result = set.slice()
  for (let at = 0; at < result.length; at++) result[at] = (result[at] ?? 0) & ~(other[at] ?? 0)
  return result
}

/** @returns how many bits of a word are set */
function bits(word: number): number {
  let count = word - ((word >>> 1) & 0x5555_5555)
  count = (count & 0x3333_3333) + ((count >>> 2) & 0x3333_3333)
  return Math.imul((count + (count >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** @returns how many rows are in a set */
export function size(set: Bitset): number {
  let count = 0
  for (let at = 0; at < set.length; at++) count += bits(set[at] ?? 0)
  return count
}

/** @returns how many rows are in both of two sets of one size */
export function sizeOfBoth(set: Bitset, other: Bitset): number {
  let count = 0
  for (let at = 0; at < set.length; at++) count += bits((set[at] ?? 0) & (other[at] ?? 0))
  return count
}

/** @returns how many of a list's rows are in a set */
export function sizeWithin(set: Bitset, list: ArrayLike<number>): number {
  let count = 0
  for (let at = 0; at < list.length; at++) if (has(set, list[at] ?? 0)) count++
  return count
}

/** Calls for every row of a set, ascending. */
export function forEach(set: Bitset, visit: (row: number) => void): void {
  for (let at = 0; at < set.length; at++) {
    for (let word = set[at] ?? 0; word !== 0; word &= word - 1) visit(at * 32 + 31 - Math.clz32(word & -word))
  }
}

/** @returns the rows of a set, ascending */
export function rowsIn(set: Bitset): Uint32Array {
  const rows = new Uint32Array(size(set))
  let count = 0
  for (let at = 0; at < set.length; at++) {
    for (let word = set[at] ?? 0; word !== 0; word &= word - 1) rows[count++] = at * 32 + 31 - Math.clz32(word & -word)
  }
  return rows
}
