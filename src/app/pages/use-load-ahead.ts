import { useEffect } from 'react'
import { matchRoute } from '../../../model/routing/routes'
import { categoryRoots } from '../../layouts/categories/lazy-roots'
import { loginPopup } from '../../layouts/popups/lazy-popups'
import { ORDER_BUTTON_ID } from '../../layouts/shortcuts/order-button'
import { useAppActor } from '../../shop/app-context'
import { whenIdle } from '../../platform/loading/when-idle'
import { loadAhead } from './pages'

const LOGIN = 'ROUTE-027'
const ORDER = 'ROUTE-057'
/** Where most go next: from home and the roots into a section, from there to a product, from the cart to the order. */
const NEXT: Readonly<Record<string, string>> = {
  'ROUTE-001': 'ROUTE-005',
  'ROUTE-003': ORDER,
  'ROUTE-004': 'ROUTE-005',
  'ROUTE-005': 'ROUTE-021',
}
/** What opens the login over the page is marked with it. */
const LOGIN_OPENER = '[data-login]'
/** What opens the menu of the catalogue is marked with it. */
const MENU_OPENER = '[data-menu-opener]'
/** What comes before a click. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Loads the page behind a link or the order button that somebody points at, what comes with a login or with the menu of the catalogue where
 * he points at one, and the likely next page of the one that is shown (its route) once that rests.
 */
export function useLoadAhead(shown: string | undefined): void {
  const code = useAppActor('customerCode')
  useEffect(() => {
    const look = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const link = target.closest('a')
      const route = link?.origin === location.origin ? matchRoute(link.pathname)?.route.id : undefined
      if (route !== undefined) void loadAhead(route)
      if (target.closest(MENU_OPENER)) categoryRoots.loadAhead()
      // An order is led to by its button, which is no link.
      if (target.closest(`#${ORDER_BUTTON_ID}`)) void loadAhead(ORDER)
      const isOpener = target.closest(LOGIN_OPENER) !== null
      if (isOpener) loginPopup.loadAhead()
      if (isOpener || route === LOGIN) code?.send({ type: 'code.wanted' })
    }
    for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true })
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, look)
    }
  }, [code])
  useEffect(() => {
    const next = shown === undefined ? undefined : NEXT[shown]
    if (next === undefined) return
    return whenIdle(() => void loadAhead(next))
  }, [shown])
}
