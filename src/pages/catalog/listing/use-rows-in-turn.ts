import { startTransition, useEffect, useState } from 'react'

/** No product of a list is lower, px. */
const LEAST = { phone: 150, usual: 56 }

/**
 * A list that comes draws what is in sight first and the rest right after it, a few rows at a time, so that it can be used at once.
 * A list that takes the place of another one is drawn whole: nothing under the eyes may get shorter.
 * @param isThere there is a list @returns how many products to draw; Infinity: all
 */
export function useRowsInTurn({ isThere, isPhone }: { isThere: boolean; isPhone: boolean }): number {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (isThere) startTransition(() => setWhole(true))
  }, [isThere])
  return isWhole ? Infinity : Math.ceil(innerHeight / LEAST[isPhone ? 'phone' : 'usual'])
}
