import { type RefObject, useDeferredValue } from 'react'

/** No product of a list is lower, px. */
const LEAST = { phone: 150, usual: 56 }

/** How much of an answer is drawn now. */
export type InTurn<T> = {
  /** So many products of it; Infinity: all. */
  limit: number
  /** What stands around the list: the answer before while the new one's products come into sight. */
  around: T | undefined
}

/**
 * An answer that comes draws its products in sight first; the others, and the counts of the filters, right after it and a little at a
 * time, so that it can be seen and used at once.
 * @param list the element of the list, which may be scrolled half out of sight
 */
export function useRowsInTurn<T>(
  answer: T | undefined,
  { list, isPhone }: { list: RefObject<HTMLElement | null>; isPhone: boolean },
): InTurn<T> {
  const around = useDeferredValue(answer)
  if (around === answer) return { limit: Infinity, around }
  // Where it stands now; nothing of this answer is drawn yet.
  const above = Math.min(0, list.current?.getBoundingClientRect().top ?? 0)
  return { limit: Math.ceil((innerHeight - above) / LEAST[isPhone ? 'phone' : 'usual']), around }
}

/** @returns px that the products that are not drawn yet will take at least, so that what is scrolled stays where it is */
export const heightOfRest = (rest: number, isPhone: boolean): number => rest * LEAST[isPhone ? 'phone' : 'usual']
