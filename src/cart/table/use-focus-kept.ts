import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'

/** For each table row of a line: it says whether the line has the focus. */
export type FocusMarks = { onFocus: () => void; onBlur: (event: FocusEvent<HTMLElement>) => void }

/** What had the focus went with the row's other face: a line that came back gives it to its quantity (or what `back` selects), a gone one takes it itself – Enter must not bring the line back unasked. */
export function useFocusKept(row: RefObject<HTMLElement | null>, isGhost: boolean, back = 'input[inputmode="numeric"]'): FocusMarks {
  const was = useRef(isGhost)
  const isFocused = useRef(false)
  useLayoutEffect(() => {
    if (was.current === isGhost) return
    was.current = isGhost
    if (!isFocused.current || document.activeElement !== document.body) return
    const face = row.current
    if (isGhost) face?.focus()
    else face?.querySelector<HTMLElement>(back)?.focus()
  }, [row, isGhost, back])
  return useMemo(
    () => ({
      onFocus: () => {
        isFocused.current = true
      },
      // Where it was the window that lost it, the element has it still.
      onBlur: ({ currentTarget }) => {
        isFocused.current = currentTarget.contains(document.activeElement)
      },
    }),
    [],
  )
}
