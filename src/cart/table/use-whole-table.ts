import { startTransition, useEffect, useState } from 'react'
import { topOfPage } from '../../ui/popups/top-layer'
import { usePaper } from './use-paper'

/** The field that looks for lines in the table, where there is one. */
export const FIND_ID = 'find-line'

/**
 * Whether every row is wanted, in sight or not: on paper, and while the browser's own search looks through the page. Ctrl+F leads to the
 * field of the table first, where there is one; a second Ctrl+F is the browser's own.
 * @returns `endSearch`: somebody works in the table again
 */
export function useWholeTable(): { isWhole: boolean; endSearch: () => void } {
  const isPaper = usePaper()
  const [isSearched, setSearched] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, shiftKey, key, defaultPrevented } = event
      if (!((ctrlKey || metaKey) && code === 'KeyF') && key !== 'F3') return
      const field = document.getElementById(FIND_ID)
      const isFirst = key !== 'F3' && !altKey && !shiftKey && field instanceof HTMLInputElement && document.activeElement !== field
      if (!isFirst || defaultPrevented || topOfPage() !== document.body) return startTransition(() => setSearched(true))
      event.preventDefault()
      field.focus()
      field.select()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return { isWhole: isPaper || isSearched, endSearch: () => isSearched && startTransition(() => setSearched(false)) }
}
