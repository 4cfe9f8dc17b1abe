import { type RefObject, useEffect, useRef } from 'react'

/** The part of the cart that is to be seen before an order goes out. */
export type OrderCheck = {
  block: RefObject<HTMLDivElement | null>
  /** Leads to the block where that is due. @returns whether the order may go out now */
  pass: () => boolean
}

/** How much of the block counts as seen. */
const SEEN = 0.9

/**
 * For a button far from the block: the first press leads to it where there are warnings or it was not in sight yet, the second one
 * orders. [DEC-026, DEC-067]
 * @param subject what the block says; another one is to be seen anew
 */
export function useOrderCheck(subject: string, hasWarnings: boolean): OrderCheck {
  const block = useRef<HTMLDivElement>(null)
  const wasLed = useRef(false)
  const wasSeen = useRef(false)
  useEffect(() => {
    wasLed.current = false
    wasSeen.current = false
    const element = block.current
    if (!element) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= SEEN)) wasSeen.current = true
      },
      { threshold: SEEN },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [subject])

  const pass = () => {
    if (wasLed.current || (wasSeen.current && !hasWarnings)) return true
    wasLed.current = true
    block.current?.scrollIntoView({ block: 'center' })
    block.current?.focus({ preventScroll: true })
    return false
  }
  return { block, pass }
}
