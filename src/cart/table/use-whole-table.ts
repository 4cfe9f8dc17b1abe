import { startTransition, useEffect, useState } from 'react'
import { usePaper } from './use-paper'

/**
 * Whether every row is wanted, in sight or not: on paper, and while the browser's own search looks through the page.
 * @returns `endSearch`: somebody works in the table again
 */
export function useWholeTable(): { isWhole: boolean; endSearch: () => void } {
  const isPaper = usePaper()
  const [isSearched, setSearched] = useState(false)
  useEffect(() => {
    const onKey = ({ code, ctrlKey, metaKey, key }: KeyboardEvent) => {
      if (((ctrlKey || metaKey) && code === 'KeyF') || key === 'F3') startTransition(() => setSearched(true))
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return { isWhole: isPaper || isSearched, endSearch: () => isSearched && startTransition(() => setSearched(false)) }
}
