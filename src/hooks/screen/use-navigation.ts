import { useEffect } from 'react'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { useAppActor } from '../../app/app-context'

type Options = { replace?: boolean; isScrollKept?: boolean }

/** How components move: by the navigation machine, which remembers the scroll. */
export function useGo(): (to: string, options?: Options) => void {
  const navigation = useAppActor('navigation')
  return (to, options = {}) => navigation?.send({ type: 'navigation.go', to, ...options })
}

/** The location hook of the router: wouter reads the address, the navigation machine changes it. */
export function useShopLocation(): [string, (to: string, options?: Options) => void] {
  const [path] = useBrowserLocation()
  return [path, useGo()]
}

/** To be called by a page with whether its data is drawn: only then is its scroll restored. */
export function useArrived(isDrawn: boolean): void {
  const navigation = useAppActor('navigation')
  useEffect(() => {
    if (isDrawn) navigation?.send({ type: 'page.arrived' })
  })
}
