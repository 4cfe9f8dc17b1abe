import type { ActorRefFrom } from 'xstate'
import type { appMachine } from '../../machines/app/app.machine'

/** The root actor of a tab: the one that runs all others. */
export type AppActor = ActorRefFrom<typeof appMachine>
