import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now; renders anew when that changes. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(listen, () => matchMedia(query).matches)
}

/** The phone of the style sheets. */
export const PHONE = '(max-width: 767px)'
/** Columns stand beside each other. */
export const BESIDE = '(min-width: 1024px)'
