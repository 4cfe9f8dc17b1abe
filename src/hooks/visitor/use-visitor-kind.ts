import { useAppState } from '../../shop/app-context'

/** Whether somebody is logged in; 'starting' until that is known. */
export type VisitorKind = 'customer' | 'guest' | 'starting'

/** Whether a customer or a guest is there, as the app's tags tell. [DEC-007] */
export const useVisitorKind = (): VisitorKind =>
  useAppState((app) => (app.hasTag('customer') ? 'customer' : app.hasTag('guest') ? 'guest' : 'starting'))

/** Whether a place is to be kept for what customers see: somebody is logged in, or was when the region's cookie was written. */
export function useIsCustomerExpected(): boolean {
  const kind = useVisitorKind()
  const wasCustomer = useAppState((app) => app.context.remembered.regionId !== null)
  return kind === 'customer' || (kind === 'starting' && wasCustomer)
}
