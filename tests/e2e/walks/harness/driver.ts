import type {
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  PromiseActorLogic,
  SnapshotFrom,
  StateMachine,
} from 'xstate'
import type { Scenario } from '../../../../fake-server/scenarios'
import type { Vocabulary } from '../../../../machines/support/names'
import type { EndpointName } from '../../../../model/contract'
import type { Stage } from './stage'

type EventOf<M> = M extends AnyActorLogic ? EventFromLogic<M> : never
type SnapshotOf<M> = M extends AnyActorLogic ? SnapshotFrom<M> : never
type Names<M, S extends keyof Vocabulary<M>> = Vocabulary<M>[S] & string

type ActorOf<M> =
  // The places of `any` name nothing.
  M extends StateMachine<any, any, any, infer Actor, any, any, any, any, any, any, any, any, any, any, any> ? Actor : never
/** What each call of a machine answers; its ports and its children are no calls. */
type Answers<M> = {
  [A in ActorOf<M> as A extends { src: infer S extends string; logic: PromiseActorLogic<any, any, any> } ? S : never]: A extends {
    logic: PromiseActorLogic<infer O, any, any>
  }
    ? O
    : never
}

/** Where a walk is: the snapshot that the plan is in, and the name of the start that it came from. */
type Where<M> = (snapshot: SnapshotOf<M>, start: string) => boolean

/** A way in which something happens, on the screen or in the world. */
type Way<M, W, E> = {
  /** What the plan takes it for: its content decides as much as the machine's guards and actions ask. */
  as: E
  /** Where there is that way; without it wherever the machine hears the event. */
  when?: Where<M>
  make: (world: W, snapshot: SnapshotOf<M>) => Promise<unknown>
}
/** A way in which a call ends. Its request is held back until the walk comes to this; the scenarios are set before it goes on. */
type End<M, O> = {
  as: O
  when?: Where<M>
  plays?: readonly Scenario[]
  /** How often it is sent, where the client tries again. */
  attempts?: number
}
type Call<M, O> = {
  /** The request that it begins with; null: it asks nobody, so that it ends at once, the first way that `when` lets it. */
  asks: EndpointName | null
  /** Ways to an answer, and to a failure; none: there are no such. */
  done: readonly End<M, O>[]
  failed: readonly End<M, unknown>[]
}
/** How a state is seen by a person: by heading, role or text; or in a sentence why it is not. */
type Look<M, W> = ((world: W, snapshot: SnapshotOf<M>) => Promise<unknown>) | { unseen: string }
/** Where walks begin: a page is opened, and somebody has logged in or not. */
type Start<M, W> = {
  name: string
  input: M extends AnyActorLogic ? InputFrom<M> : never
  /** Plays scenarios and opens the page; the machine is then in the first state of its chart, or waits there for its first call. */
  come: (stage: Stage) => Promise<W>
}

/**
 * How a machine is walked on the screen. What its type names and this does not does not compile: every event with its ways (none where
 * nobody can make it happen), every call with its ends, every state with how it is seen. Timers come by the page's clock.
 */
type Driver<M, W> = {
  machine: M
  starts: readonly [Start<M, W>, ...Start<M, W>[]]
  events: { [T in Names<M, 'events'>]: readonly Way<M, W, Extract<EventOf<M>, { type: T }>>[] }
  calls: { [C in keyof Answers<M>]: Call<M, Answers<M>[C]> }
  states: { [S in Names<M, 'states'>]: Look<M, W> }
  /** What makes two situations the same; without it the state and all that is known. */
  situation?: (snapshot: SnapshotOf<M>) => string
  /** Whether a timer can end there before anything else does; without it each can wherever it runs. By its name in the chart. */
  mayPass?: (delay: string, snapshot: SnapshotOf<M>) => boolean
  /** From how many situations the plan goes on. */
  limit?: number
}

type AnyWhen = (snapshot: AnyMachineSnapshot, start: string) => boolean
export type AnyEnd = { as: unknown; when?: AnyWhen; plays?: readonly Scenario[]; attempts?: number }
export type AnyStart = { name: string; input: unknown; come: (stage: Stage) => Promise<unknown> }
type Act = (world: unknown, snapshot: AnyMachineSnapshot) => Promise<unknown>
/** A driver of whatever machine. */
export type AnyDriver = {
  machine: AnyStateMachine
  starts: readonly AnyStart[]
  events: Readonly<Record<string, readonly { as: EventObject; when?: AnyWhen; make: Act }[]>>
  calls: Readonly<Record<string, { asks: EndpointName | null; done: readonly AnyEnd[]; failed: readonly AnyEnd[] }>>
  states: Readonly<Record<string, Act | { unseen: string }>>
  situation?: (snapshot: AnyMachineSnapshot) => string
  mayPass?: (delay: string, snapshot: AnyMachineSnapshot) => boolean
  limit?: number
}
/** Ties a driver to the type of its machine. */
export const driverOf = <M, W>(driver: Driver<M, W>): AnyDriver => driver as unknown as AnyDriver
