import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useRef } from 'react'

type Show = (productId: number) => void
type Wiring = { reveal: Show; listen: (show: Show) => () => void }
const RevealContext = createContext<Wiring | null>(null)

/** Lets the parts of the cart lead to a line of its table, wherever that is scrolled. */
export function RevealProvider({ children }: { children: ReactNode }) {
  const shower = useRef<Show | null>(null)
  const wiring = useMemo(
    (): Wiring => ({
      reveal: (productId) => shower.current?.(productId),
      listen: (show) => {
        shower.current = show
        return () => {
          if (shower.current === show) shower.current = null
        }
      },
    }),
    [],
  )
  return <RevealContext value={wiring}>{children}</RevealContext>
}

function useWiring(): Wiring {
  const wiring = use(RevealContext)
  if (!wiring) throw new Error('There is no RevealProvider around')
  return wiring
}

/** @returns leads the focus to the quantity of a line, which scrolls to it; nothing where there is no such line */
export const useReveal = (): Show => useWiring().reveal

/** For the table: what it does when a line is to be shown. */
export function useRevealed(show: Show): void {
  const { listen } = useWiring()
  const last = useRef(show)
  useLayoutEffect(() => {
    last.current = show
  }, [show])
  const stable = useCallback((productId: number) => last.current(productId), [])
  useLayoutEffect(() => listen(stable), [listen, stable])
}
