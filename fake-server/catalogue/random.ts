/** Chance that is none: the same words and numbers always give the same draw. No clock, no state shared between callers. */

/** FNV-1a of a text with a final stirring, so that neighbours ('a1', 'a2') fall far apart. @returns an unsigned 32-bit number */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return stir(value)
}

/** @returns an unsigned 32-bit number from a seed and up to two whole numbers; cheaper than hashing a text */
export const mix = (seed: number, first: number, second = 0): number =>
  stir(Math.imul(stir(seed ^ Math.imul(first + 1, 0x9e3779b1)), 0x85ebca6b) ^ Math.imul(second + 1, 0xc2b2ae35))

/** @returns an unsigned 32-bit number as a fraction from 0 (inclusive) to 1 (exclusive) */
export const fraction = (value: number): number => value / 0x1_0000_0000

/** A sequence of draws. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number
  /** A whole number, both ends inclusive. */
  int: (min: number, max: number) => number
  /** Whether something of this probability happens. */
  chance: (probability: number) => boolean
  /** One of a list that is not empty. */
  pick: <T>(values: readonly T[]) => T
}

/** @returns a sequence of draws (mulberry32) from a seed (see `hash`) and a number in it */
export function createRandom(seed: number, index = 0): Random {
  let state = mix(seed, index)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return fraction((value ^ (value >>> 14)) >>> 0)
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <T>(values: readonly T[]) => values[int(0, values.length - 1)] as T, // the index is inside: the list is not empty
  }
}

function stir(value: number): number {
  let it = value
  it = Math.imul(it ^ (it >>> 16), 0x21f0aaad)
  it = Math.imul(it ^ (it >>> 15), 0x735a2d97)
  return (it ^ (it >>> 15)) >>> 0
}
