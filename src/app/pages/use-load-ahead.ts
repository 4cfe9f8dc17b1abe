import { useEffect } from 'react'
import { matchRoute } from '../../../model/routing/routes'
import { loadAhead } from './pages'

/** Where most go next without a link to hover over: an order is a page of its own. */
const NEXT: Readonly<Record<string, string>> = { 'ROUTE-003': 'ROUTE-057' }
/** What comes before a click. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

/** Loads the page behind a link that somebody points at, and the likely next one of the page that is shown (its route) once that rests. */
export function useLoadAhead(shown: string | undefined): void {
  useEffect(() => {
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== location.origin) return
      const found = matchRoute(link.pathname)
      if (found) void loadAhead(found.route.id)
    }
    for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true })
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, look)
    }
  }, [])
  useEffect(() => {
    const next = shown === undefined ? undefined : NEXT[shown]
    if (next === undefined) return
    const timer = setTimeout(() => void loadAhead(next), REST_MS)
    return () => clearTimeout(timer)
  }, [shown])
}

/** By then a page has asked for what it shows, ms. */
const REST_MS = 500
