import { useSelector } from '@xstate/react'
import { createContext, use, useCallback, useSyncExternalStore, type ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { appMachine } from '../../machines/app/app.machine'
import type { customerMachine } from '../../machines/customer/customer.machine'
import { actorOf, watchActors, type ActorId } from './actors'
import type { AppActor } from './app-actor'

const AppContext = createContext<AppActor | null>(null)

/** Provides the root actor to the components below. */
export const ShopProvider = ({ app, children }: { app: AppActor; children: ReactNode }) => <AppContext value={app}>{children}</AppContext>

/** The root actor. */
export function useApp(): AppActor {
  const app = use(AppContext)
  if (!app) throw new Error('useApp outside of ShopProvider')
  return app
}

type AppSnapshot = SnapshotFrom<typeof appMachine>
/** Selects from the root actor's snapshot; renders again only when the selected value changes. */
export const useAppState = <T,>(select: (state: AppSnapshot) => T): T => useSelector(useApp(), select)

/** The actor with this id; undefined while it does not run. Renders again when it starts, stops or is restarted. */
export function useAppActor<K extends ActorId>(id: K): ReturnType<typeof actorOf<K>> {
  const app = useApp()
  const watch = useCallback((tell: () => void) => watchActors(app, tell), [app])
  const find = () => actorOf(app, id)
  return useSyncExternalStore(watch, find, find)
}

/**
 * Selects from the customer machine's snapshot (undefined while nobody is signed in); renders again only when the selected value changes.
 */
export const useCustomerState = <T,>(select: (customer: SnapshotFrom<typeof customerMachine> | undefined) => T): T =>
  useSelector(useAppActor('customer'), select)
