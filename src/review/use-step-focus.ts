import { type RefObject, useEffect, useRef } from 'react'

/** Focus goes to the heading of each step but the first, which the dialog has seen to. @param step names it @returns the ref of the heading */
export function useStepFocus<E extends HTMLElement>(step: string): RefObject<E | null> {
  const heading = useRef<E>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
