import type { DoneActorEvent, ErrorActorEvent, EventObject } from 'xstate'
import { ApiError } from '../../../model/api-error'

/**
 * How the effects and timers of a machine end, as its actor is told.
 * @param machine its id
 */
export const endsOf = (machine: string) => ({
  /** @param state the path of the state that calls: `list.loading` */
  done: <T>(state: string, output: T): DoneActorEvent<T> => ({
    type: `xstate.done.actor.0.${machine}.${state}`,
    output,
    actorId: `0.${machine}.${state}`,
  }),
  /** @param error also as the status of a server that says no more */
  failed: (state: string, error: ApiError | number): ErrorActorEvent => ({
    type: `xstate.error.actor.0.${machine}.${state}`,
    error: typeof error === 'number' ? new ApiError(error, '') : error,
    actorId: `0.${machine}.${state}`,
  }),
  /** @param delay its name @param state the path of the state that waits */
  passed: (delay: string, state: string): EventObject => ({ type: `xstate.after.${delay}.${machine}.${state}` }),
})
