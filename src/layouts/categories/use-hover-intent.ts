import { type PointerEvent, useEffect, useRef } from 'react'

/** A mouse that only passes by opens nothing, and one that cuts a corner closes nothing; in ms. */
const REST_BEFORE_OPEN_MS = 120
const REST_BEFORE_CLOSE_MS = 300

type Menu = { isOpen: boolean; open: () => void; close: () => void }

/**
 * Opens a menu where the mouse rests and closes it where the mouse has gone. A press always works: it opens, keeps open what
 * the mouse had opened, and closes what was opened by a press.
 * @param isOn whether hovering counts at all [NAV-013]
 */
export function useHoverIntent(isOn: boolean, { isOpen, open, close }: Menu) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isByHover = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }
  return {
    /** For the element around the button and the menu. */
    area: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        clearTimeout(timer.current)
        if (!isOn || isOpen || pointerType !== 'mouse') return
        after(REST_BEFORE_OPEN_MS, () => {
          isByHover.current = true
          open()
        })
      },
      onPointerLeave: () => {
        clearTimeout(timer.current)
        if (isOpen && isByHover.current) after(REST_BEFORE_CLOSE_MS, close)
      },
    },
    /** For the button. */
    press: () => {
      clearTimeout(timer.current)
      const wasByHover = isByHover.current
      isByHover.current = false
      if (!isOpen) open()
      else if (!wasByHover) close()
    },
  }
}
