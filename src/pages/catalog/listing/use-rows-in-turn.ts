import { useDeferredValue, useEffect } from 'react'

/** No product of a list is lower, px. */
const LEAST = { phone: 150, usual: 56 }

/** How far the page was scrolled when it was last, px. Asked for while something is drawn, the browser would lay the whole page out. */
const page = { scrolled: 0 }

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
 */
export function useRowsInTurn<T>(answer: T | undefined, { isPhone }: { isPhone: boolean }): InTurn<T> {
  const around = useDeferredValue(answer)
  useEffect(() => {
    const note = () => void (page.scrolled = scrollY)
    note()
    document.addEventListener('scroll', note, { passive: true })
    return () => document.removeEventListener('scroll', note)
  }, [])
  const limit = around === answer ? Infinity : Math.ceil((innerHeight + page.scrolled) / LEAST[isPhone ? 'phone' : 'usual'])
  return { limit, around }
}

/** @returns px that the products that are not drawn yet will take at least, so that what is scrolled stays where it is */
export const heightOfRest = (rest: number, isPhone: boolean): number => rest * LEAST[isPhone ? 'phone' : 'usual']
