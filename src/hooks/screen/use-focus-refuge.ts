import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * What had the focus is gone from the page, and nothing has taken it: it goes where it makes sense. To be called by what draws the place
 * anew: it looks at each drawing.
 * @param isOf whether an element belongs to the place; asked while it is in the page
 * @param refuge leads the focus on; `lost` is what had it, out of the page by now
 */
export function useFocusRefuge(isOf: (element: Element) => boolean, refuge: (lost: Element) => void): void {
  const held = useRef<Element | null>(null)
  const last = useRef(isOf)
  useLayoutEffect(() => {
    last.current = isOf
    const lost = held.current
    if (lost && !lost.isConnected && document.activeElement === document.body) refuge(lost)
  })
  useEffect(() => {
    const enter = ({ target }: FocusEvent) => {
      held.current = target instanceof Element && last.current(target) ? target : null
    }
    // Left for nothing, by a click beside everything; what the window loses is not left, nor what goes out of the page: browsers tell of
    // that while it is still there.
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !document.hasFocus() || !(target instanceof Element)) return
      queueMicrotask(() => {
        if (target.isConnected && held.current === target && document.activeElement !== target) held.current = null
      })
    }
    document.addEventListener('focusin', enter)
    document.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('focusin', enter)
      document.removeEventListener('focusout', leave)
    }
  }, [])
}
