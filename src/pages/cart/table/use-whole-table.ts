import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMedia } from '../../../hooks/screen/use-media'

/**
 * Whether every row is wanted, in sight or not: on paper, and while the browser's own search looks through the page.
 * @returns `endSearch`: somebody works in the table again
 */
export function useWholeTable(): { isWhole: boolean; endSearch: () => void } {
  const isPaper = useMedia('print')
  const [isPrinting, setPrinting] = useState(false)
  const [isSearched, setSearched] = useState(false)
  useEffect(() => {
    const onBefore = () => flushSync(() => setPrinting(true))
    const onAfter = () => setPrinting(false)
    const onKey = ({ code, ctrlKey, metaKey, key }: KeyboardEvent) => {
      if (((ctrlKey || metaKey) && code === 'KeyF') || key === 'F3') startTransition(() => setSearched(true))
    }
    window.addEventListener('beforeprint', onBefore)
    window.addEventListener('afterprint', onAfter)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('beforeprint', onBefore)
      window.removeEventListener('afterprint', onAfter)
      window.removeEventListener('keydown', onKey)
    }
  }, [])
  return { isWhole: isPaper || isPrinting || isSearched, endSearch: () => isSearched && startTransition(() => setSearched(false)) }
}
