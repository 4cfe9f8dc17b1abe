import { type ReactNode, type RefCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './tip.module.scss'

/** A tip and how to hang it on an element. */
export type Tip = {
  isOpen: boolean
  /** The tip's id while it is open, for aria-describedby. */
  id: string | undefined
  /** To be spread on the element that the tip explains. */
  anchor: {
    ref: RefCallback<HTMLElement>
    onPointerEnter: (event: React.PointerEvent) => void
    onPointerLeave: (event: React.PointerEvent) => void
    onPointerUp: (event: React.PointerEvent) => void
    onFocus: (event: React.FocusEvent) => void
    onBlur: () => void
  }
  /** To be rendered beside the element. */
  element: ReactNode
}

/**
 * An explanation that opens over an element by hover, keyboard focus or tap, in the top layer, and closes by leaving,
 * Escape, scrolling or a tap elsewhere. The pointer may move into it (WCAG 1.4.13).
 * @param content what it says; null: no tip
 */
export function useTip(content: ReactNode): Tip {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLElement | null>(null)
  const tip = useRef<HTMLDivElement>(null)
  const isShown = isOpen && content !== null

  useLayoutEffect(() => {
    if (isShown && anchor.current && tip.current) place(tip.current, anchor.current)
  }, [isShown, content])

  useEffect(() => {
    if (!isShown) return
    const close = () => setOpen(false)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    const onPress = (event: PointerEvent) => {
      // An event in the document has a node for its target.
      const target = event.target as Node
      if (!anchor.current?.contains(target) && !tip.current?.contains(target)) close()
    }
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('pointerdown', onPress, true)
    window.addEventListener('scroll', close, true)
    window.addEventListener('resize', close)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('pointerdown', onPress, true)
      window.removeEventListener('scroll', close, true)
      window.removeEventListener('resize', close)
    }
  }, [isShown])

  const leave = (event: React.PointerEvent) => {
    const to = event.relatedTarget
    const isInside = to instanceof Node && (anchor.current?.contains(to) || tip.current?.contains(to))
    if (event.pointerType === 'mouse' && !isInside && !anchor.current?.matches(':focus-visible')) setOpen(false)
  }

  return {
    isOpen: isShown,
    id: isShown ? id : undefined,
    anchor: {
      ref: (element) => {
        anchor.current = element
      },
      onPointerEnter: (event) => event.pointerType === 'mouse' && setOpen(true),
      onPointerLeave: leave,
      onPointerUp: (event) => event.pointerType !== 'mouse' && setOpen((was) => !was),
      onFocus: (event) => event.currentTarget.matches(':focus-visible') && setOpen(true),
      onBlur: () => setOpen(false),
    },
    element: isShown ? (
      <div ref={tip} id={id} role="tooltip" className={styles.layer} onPointerLeave={leave}>
        <div className={styles.tip}>{content}</div>
      </div>
    ) : null,
  }
}

/** Keeps it this far from the edges of the window, in px. */
const EDGE = 8

/** Shows the tip above its element, below where there is no room, never over the window's edge. */
function place(tip: HTMLElement, anchor: HTMLElement) {
  if ('showPopover' in tip) {
    tip.setAttribute('popover', 'manual')
    tip.showPopover()
  }
  const at = anchor.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const isBelow = at.top - height < EDGE
  const left = Math.max(EDGE, Math.min(at.left + at.width / 2 - width / 2, document.documentElement.clientWidth - width - EDGE))
  tip.style.left = `${left}px`
  tip.style.top = `${isBelow ? at.bottom : at.top - height}px`
  tip.style.setProperty('--nose', `${Math.max(16, Math.min(at.left + at.width / 2 - left, width - 16))}px`)
  tip.toggleAttribute('data-below', isBelow)
}
