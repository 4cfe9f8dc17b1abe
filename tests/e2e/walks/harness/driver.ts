import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import type { Scenario } from '../../../../fake-server/scenarios'
import type { Vocabulary } from '../../../../machines/support/names'
import type { EndpointName } from '../../../../model/contract'
import type { Answers, EventOf, InputOf, SnapshotOf } from '../../../support/walks/machine-types'
import type { Stage } from './stage'
import type { Unreached } from './unreached'

type Names<M, S extends keyof Vocabulary<M>> = Vocabulary<M>[S] & string

/** Where a walk is: the snapshot that the plan is in, and the name of the start that it came from. */
type Where<M> = (snapshot: SnapshotOf<M>, start: string) => boolean

/** A way in which something happens, on the screen or in the world. */
type Way<M, W, E> = {
  /** What the plan takes it for: its content decides as much as the machine's guards and actions ask. */
  as: E
  /** The same as it is there, where its content depends on that. */
  told?: (snapshot: SnapshotOf<M>) => E
  /** Where there is that way; without it wherever the machine hears the event. */
  when?: Where<M>
  make: (world: W, snapshot: SnapshotOf<M>) => Promise<unknown>
  /** So much time `make` lets pass before it, where the machine asks the clock how old something is, ms. */
  later?: number
  /** What others tell the machine by themselves because of it. */
  and?: readonly EventOf<M>[]
}
/** A way in which a call ends. Its request is held back until the walk comes to this; the scenarios are set before it goes on. */
type End<M, O> = {
  as: O
  /** The same as it is there, where it depends on that. */
  told?: (snapshot: SnapshotOf<M>) => O
  when?: Where<M>
  /** As of a way; and what ends then by itself. */
  and?: readonly (EventOf<M> | { type: `xstate.${string}` })[]
  /** The request that it begins with, where that is another than the call's. */
  asks?: EndpointName
  plays?: readonly Scenario[]
  /** Further requests that it makes before it ends so. */
  then?: readonly EndpointName[]
  /** Something that happens elsewhere just before the request goes on. */
  before?: (stage: Stage) => Promise<unknown>
  /** How often its first request is sent, where the client tries again. */
  attempts?: number
  /** What comes of it elsewhere before the scenarios are over. */
  until?: (stage: Stage) => Promise<unknown>
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
  input: InputOf<M>
  /** What the machine has been told by itself when `come` is over, its timers that have ended among it, and what `come` did to it. */
  first?: readonly (EventOf<M> | { type: `xstate.${string}` })[]
  /** Requests that are not held back, because the page itself makes them: a call that begins with one must not be come to from here. */
  free?: readonly EndpointName[]
  /** Requests of others that are held back, too, until an event lets them go. */
  holds?: readonly EndpointName[]
  /**
   * Plays scenarios and opens the page, until the machine waits there for whatever the walk does next.
   * @param ahead the types of the events of the walk: some need something to be there for each
   */
  come: (stage: Stage, ahead: readonly string[]) => Promise<W>
}

/**
 * How a machine is walked on the screen. What its type names and this does not does not compile: every event with its ways (none where
 * nobody can make it happen), every call with its ends, every state with how it is seen. Timers come by the page's clock.
 */
export type Driver<M, W> = {
  machine: M
  /** Transitions that no browser takes, with the reason as a Russian sentence for the analysts. */
  unreached: Unreached<M>
  /** A page makes it: its first steps are taken before anybody hears of them, and where it then is tells them. */
  isOfPage?: boolean
  starts: readonly Start<M, W>[]
  events: { [T in Names<M, 'events'>]: readonly Way<M, W, Extract<EventOf<M>, { type: T }>>[] }
  calls: { [C in keyof Answers<M>]: Call<M, Answers<M>[C]> }
  /** How machines that it starts come to their end. */
  parts?: readonly Way<M, W, { type: `xstate.done.actor.${string}` }>[]
  states: { [S in Names<M, 'states'>]: Look<M, W> }
  /** Further requests that are held back: of a port that makes calls, whose answers are events. */
  held?: readonly EndpointName[]
  /** What the search of requests has that others make of the same name: they are not held back. */
  others?: Partial<Record<EndpointName, string>>
  /** What makes two situations the same; without it the state and all that is known. */
  situation?: (snapshot: SnapshotOf<M>) => string
  /** The same for what all paths are to lead through, where less decides what happens than the ways ask for. */
  kind?: (snapshot: SnapshotOf<M>) => string
  /** What the page itself tells the machine there at once; null: nothing. */
  atOnce?: (snapshot: SnapshotOf<M>) => EventOf<M> | null
  /** Ids of transitions after which whoever started the machine stops it. */
  endsBy?: readonly string[]
  /** Whether a timer can end there before anything else does; without it each can wherever it runs. By its name in the chart. */
  mayPass?: (delay: string, snapshot: SnapshotOf<M>, start: string) => boolean
  /** From how many situations the plan goes on. */
  limit?: number
}

type AnyWhen = (snapshot: AnyMachineSnapshot, start: string) => boolean
/** A way in which a call of whatever machine ends. */
export type AnyEnd = Omit<End<unknown, unknown>, 'told' | 'when' | 'and'> & {
  told?: (snapshot: AnyMachineSnapshot) => unknown
  when?: AnyWhen
  and?: readonly EventObject[]
}
/** Where walks of whatever machine begin. */
export type AnyStart = {
  name: string
  input: unknown
  first?: readonly EventObject[]
  free?: readonly EndpointName[]
  holds?: readonly EndpointName[]
  come: (stage: Stage, ahead: readonly string[]) => Promise<unknown>
}
type Act = (world: unknown, snapshot: AnyMachineSnapshot) => Promise<unknown>
type AnyWay = {
  as: EventObject
  told?: (snapshot: AnyMachineSnapshot) => EventObject
  when?: AnyWhen
  make: Act
  later?: number
  and?: readonly EventObject[]
}
/** A driver of whatever machine. */
export type AnyDriver = {
  machine: AnyStateMachine
  unreached: Readonly<Record<string, string>>
  isOfPage?: boolean
  starts: readonly AnyStart[]
  events: Readonly<Record<string, readonly AnyWay[]>>
  parts?: readonly AnyWay[]
  calls: Readonly<Record<string, { asks: EndpointName | null; done: readonly AnyEnd[]; failed: readonly AnyEnd[] }>>
  states: Readonly<Record<string, Act | { unseen: string }>>
  held?: readonly EndpointName[]
  others?: Partial<Record<EndpointName, string>>
  situation?: (snapshot: AnyMachineSnapshot) => string
  kind?: (snapshot: AnyMachineSnapshot) => string
  atOnce?: (snapshot: AnyMachineSnapshot) => EventObject | null
  endsBy?: readonly string[]
  mayPass?: (delay: string, snapshot: AnyMachineSnapshot, start: string) => boolean
  limit?: number
}
/** Ties a driver to the type of its machine. */
export const driverOf = <M, W>(driver: Driver<M, W>): AnyDriver => driver as unknown as AnyDriver
