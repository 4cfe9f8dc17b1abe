import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePrintMedia } from '../../ui/use-media'

/** Whether the page is being put on paper: then it shows what was chosen instead of fields, and every row. */
export function usePaper(): boolean {
  const isPaper = usePrintMedia()
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const onBefore = () => flushSync(() => setPrinting(true))
    const onAfter = () => setPrinting(false)
    window.addEventListener('beforeprint', onBefore)
    window.addEventListener('afterprint', onAfter)
    return () => {
      window.removeEventListener('beforeprint', onBefore)
      window.removeEventListener('afterprint', onAfter)
    }
  }, [])
  return isPaper || isPrinting
}
