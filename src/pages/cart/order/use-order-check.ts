import { type RefObject, useEffect, useRef } from 'react'
import { orderCheckMachine } from '../../../../machines/checkout/order-check.machine'
import { useOwnActor } from '../../../hooks/data/use-own-actor'

/** The part of the cart that is to be seen before an order goes out. */
export type OrderCheck = {
  block: RefObject<HTMLDivElement | null>
  /** The button far from the block was pressed. */
  press: () => void
}

/** How much of the block counts as seen. */
const SEEN = 0.9

/**
 * Watches the block for a button far from it, and leads to it where the press asks for that. [DEC-026, DEC-067]
 * @param subject what the block says; another one is to be seen anew
 * @param onPassed the order may go out
 */
export function useOrderCheck(subject: string, hasWarnings: boolean, onPassed: () => void): OrderCheck {
  const block = useRef<HTMLDivElement>(null)
  const check = useOwnActor(orderCheckMachine)
  useEffect(() => {
    check.send({ type: 'block.changed' })
    const element = block.current
    if (!element) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= SEEN))
          check.send({ type: 'block.seen' })
      },
      { threshold: SEEN },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [check, subject])
  useEffect(() => {
    const led = check.on('order.led', () => {
      block.current?.scrollIntoView({ block: 'center' })
      block.current?.focus({ preventScroll: true })
    })
    return () => led.unsubscribe()
  }, [check])
  useEffect(() => {
    const passed = check.on('order.passed', onPassed)
    return () => passed.unsubscribe()
  }, [check, onPassed])
  return { block, press: () => check.send({ type: 'order.pressed', hasWarnings }) }
}
