import { useAppState } from '../../app/app-context'

/** Whether somebody is logged in; 'starting' until that is known. */
export type VisitorKind = 'customer' | 'guest' | 'starting'

/** Whether a customer or a guest is there, as the app's tags tell. [DEC-007] */
export const useVisitorKind = (): VisitorKind =>
  useAppState((app) => (app.hasTag('customer') ? 'customer' : app.hasTag('guest') ? 'guest' : 'starting'))
