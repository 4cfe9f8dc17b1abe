import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Whether a media query holds now; renders anew when that changes. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query])
  const listen = useCallback(
    (changed: () => void) => {
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [list],
  )
  return useSyncExternalStore(listen, () => list.matches)
}

/** The phone of the style sheets. */
export const PHONE = '(max-width: 767px)'
/** A low window, whatever its width. */
export const LOW_WINDOW = '(max-height: 699px)'
/** Columns stand beside each other in a window that has little room from top to bottom. */
export const LOW_BESIDE = '(min-width: 1024px) and (max-height: 999px)'
/** Columns stand beside each other. */
export const BESIDE = '(min-width: 1024px)'
