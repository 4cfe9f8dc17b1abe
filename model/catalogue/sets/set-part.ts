import type { Product } from '../product'

/** Goods of a set, `count` of them in one. */
export type SetPart = Product & { count: number }

/** @returns those of a server's answer that say how many of them the set holds */
export const partsOfSet = (items: readonly Product[]): SetPart[] =>
  items.flatMap((item) => (item.count === undefined ? [] : [{ ...item, count: item.count }]))
