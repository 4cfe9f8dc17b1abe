import { useAppState } from '../../app/app-context'

/** Whether somebody is logged in; 'starting' until that is known. */
export type Standing = 'customer' | 'guest' | 'starting'

/** Whether a customer or a guest is there, as the app's tags tell. [DEC-007] */
export const useStanding = (): Standing =>
  useAppState((app) => (app.hasTag('customer') ? 'customer' : app.hasTag('guest') ? 'guest' : 'starting'))
