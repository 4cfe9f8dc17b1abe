import { type RefObject, useEffect } from 'react'

/** Boxes within an article that scroll are stops of the keyboard, those that have room for all that is in them are none. @param drawn changes when they do */
export function useScrollingStops(root: RefObject<HTMLElement | null>, drawn: unknown): void {
  useEffect(() => {
    const boxes = [...root.current!.querySelectorAll<HTMLElement>('figure[data-picture], .wide')] // it is drawn
    const look = () => {
      const scrolls = boxes.map((box) => box.scrollWidth > box.clientWidth)
      boxes.forEach((box, at) => (scrolls[at] ? (box.tabIndex = 0) : box.removeAttribute('tabindex')))
    }
    const watch = new ResizeObserver(look)
    for (const box of boxes) for (const each of [box, ...box.children]) watch.observe(each)
    look()
    return () => watch.disconnect()
  }, [root, drawn])
}
