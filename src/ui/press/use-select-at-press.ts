import { type MouseEvent, useRef } from 'react'

type Handlers = { onMouseDown: (event: MouseEvent<HTMLInputElement>) => void; onMouseUp: (event: MouseEvent<HTMLInputElement>) => void }

/**
 * For a field that selects its text when it gets the focus: WebKit puts the caret where the button of the mouse is released, so the press
 * that brought the focus would lose the selection, and what is typed would stand behind the old text. Later presses place the caret.
 * @returns handlers for the field
 */
export function useSelectAtPress(): Handlers {
  const isBringingFocus = useRef(false)
  return {
    onMouseDown: ({ currentTarget }) => {
      isBringingFocus.current = document.activeElement !== currentTarget
    },
    onMouseUp: (event) => {
      if (isBringingFocus.current) event.preventDefault()
      isBringingFocus.current = false
    },
  }
}
