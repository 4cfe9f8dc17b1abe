import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useFocusRefuge } from '../../hooks/screen/use-focus-refuge'
import { ENTRY_ID } from './entry-field'

/**
 * What was pressed in the list of entered lines may go with its row: then the focus is in the next row, on its «Убрать», else in the field
 * of the article. From above the rows it goes to the first of them. [DEC-057]
 * @param list holds all that may be pressed; to be called by what draws it
 */
export function useEntryFocus(list: RefObject<HTMLElement | null>): void {
  const row = useRef<Element | null>(null)
  const drawn = useRef<readonly Element[]>([])
  const rowsNow = () => [...(list.current?.querySelectorAll('li') ?? [])]
  useFocusRefuge(
    (element) => {
      const isOf = list.current?.contains(element) ?? false
      if (isOf) row.current = element.closest('li')
      return isOf
    },
    () => {
      const at = drawn.current.findIndex((it) => it === row.current)
      const rows = at === -1 ? rowsNow() : drawn.current.slice(at).filter((it) => it.isConnected)
      const [next] = rows.flatMap((it) => it.querySelector<HTMLElement>('[aria-label^="Убрать"]') ?? it.querySelector('button') ?? [])
      ;(next ?? document.getElementById(ENTRY_ID))?.focus()
    },
  )
  useLayoutEffect(() => {
    drawn.current = rowsNow()
  })
}
