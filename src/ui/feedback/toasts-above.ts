import { type RefObject, useEffect } from 'react'

/** Keeps toasts above a box in the lower right corner of the window, whose button they would cover, as the custom property `--toast-lift`. */
export function useToastsAbove(box: RefObject<HTMLElement | null>, isInCorner: boolean): void {
  useEffect(() => {
    const of = box.current
    if (!of || !isInCorner) return
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => style.setProperty('--toast-lift', `${of.offsetHeight}px`))
    watch.observe(of)
    return () => {
      watch.disconnect()
      style.removeProperty('--toast-lift')
    }
  }, [box, isInCorner])
}
