import { useEffect } from 'react'
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location'
import { useAppActor } from '../../shop/app-context'
import { useIsHeld } from './held'

type Options = { replace?: boolean; isScrollKept?: boolean }

/** How components move: by the navigation machine, which remembers the scroll. */
export function useGo(): (to: string, options?: Options) => void {
  const navigation = useAppActor('navigation')
  return (to, options = {}) => navigation?.send({ type: 'navigation.go', to, ...options })
}

/** The location hook of the router: wouter reads the address, the navigation machine changes it. A link gives all its props, of which two are told. */
export function useShopLocation(): [string, (to: string, options?: Options) => void] {
  const [path] = useBrowserLocation()
  const go = useGo()
  return [
    path,
    (to, { replace, isScrollKept }: Options = {}) =>
      go(to, { ...(replace !== undefined && { replace }), ...(isScrollKept !== undefined && { isScrollKept }) }),
  ]
}

/** To be called by a page with whether its data is drawn: only then is its scroll restored, and never of a page that is held back. */
export function useArrived(isDrawn: boolean): void {
  const navigation = useAppActor('navigation')
  const isHeld = useIsHeld()
  useEffect(() => {
    const arrived = { type: 'page.arrived' } as const
    // Said once: who shows the machines as they are would draw anew, and say it anew, without end.
    if (isDrawn && !isHeld && navigation?.getSnapshot().can(arrived)) navigation.send(arrived)
  })
}

/** The address of what is drawn, with its query, as the navigation machine knows it. */
export function useDrawnPath(): string {
  const [pathname] = useBrowserLocation()
  return pathname + useSearch()
}

/** To be called with why the page here is not for who asks, null where it is or that is not known: the navigation machine leads on. [DEC-030] */
export function useRefused(kind: 'login' | 'home' | null): void {
  const navigation = useAppActor('navigation')
  const path = useDrawnPath()
  useEffect(() => {
    if (kind !== null) navigation?.send({ type: 'page.refused', path, kind })
  }, [navigation, path, kind])
}

/** To be called with the own address of what stands here, null where it has none: the navigation machine leads there. */
export function useMoved(to: string | null): void {
  const navigation = useAppActor('navigation')
  const path = useDrawnPath()
  useEffect(() => {
    if (to !== null) navigation?.send({ type: 'page.moved', path, to })
  }, [navigation, path, to])
}
