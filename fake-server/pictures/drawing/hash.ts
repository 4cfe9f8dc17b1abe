/** FNV-1a, 32 bits: what makes a brand keep its face. */
export const hash = (s: string): number => {
  let h = 2166136261
  for (const ch of s) h = Math.imul(h ^ ch.charCodeAt(0), 16777619)
  return h >>> 0
}

/** @returns one of a list by a number of any size */
export const pick = <T>(list: readonly [T, ...T[]], number: number): T => list[number % list.length] ?? list[0]
