import { createContext, use } from 'react'

/** Whether the page is there but not shown yet. */
export const HeldContext = createContext(false)

/** Whether the page is held back: nothing in it can take the focus. */
export const useIsHeld = (): boolean => use(HeldContext)
