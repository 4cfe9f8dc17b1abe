import { useSyncExternalStore } from 'react'

/** Whether a media query holds now; renders anew when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )
}

/** The phone of the style sheets. */
export const PHONE = '(max-width: 767px)'
