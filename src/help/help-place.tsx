import { createContext, use } from 'react'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { matchRoute } from '../../model/routing/routes'

/** Takes the element in which the help centre may stand; null: there is none. */
export const HelpPlaceContext = createContext<(place: HTMLElement | null) => void>(() => {})

/** Under a page where a question comes up. [NAV-026] */
export function HelpPlace() {
  const [pathname] = useBrowserLocation()
  const keep = use(HelpPlaceContext)
  return matchRoute(pathname)?.route.hasHelp ? <div ref={keep} data-help-place="" /> : null
}
