import type { Arbitrary } from 'fast-check'
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import type { Vocabulary } from '../../machines/support/names'
import type { Answers, EventOf, InputOf, SnapshotOf } from '../support/walks/machine-types'
import type { Step, Walk } from '../support/walks/walk-paths'

/** A value of which only a part is written down: what the machine does not read may be left out, at any depth. */
type Sketch<T> = T extends string | number | boolean | bigint | symbol | null | undefined | Error
  ? T
  : T extends ReadonlyMap<infer Key, infer Value>
    ? ReadonlyMap<Key, Sketch<Value>>
    : T extends ((...given: never[]) => unknown) | ReadonlySet<unknown>
      ? T
      : T extends readonly (infer Item)[]
        ? readonly Sketch<Item>[]
        : T extends object
          ? { [K in keyof T]?: Sketch<T[K]> }
          : T

type OfType<E, T> = E extends { type: infer Own } ? (T extends Own ? E : never) : never
/** What an event holds besides its type. */
type Payload<E> = E extends unknown ? { [K in keyof E as K extends 'type' ? never : K]: Sketch<E[K]> } : never
type HeardBy<M, T> = OfType<EventOf<M>, T>
type Heard<M> = Vocabulary<M>['events'] & string
/** By event type: any payload that the event may have. An event without a payload is left out. */
type Payloads<M> = {
  [T in Heard<M> as [Exclude<keyof HeardBy<M, T>, 'type'>] extends [never] ? never : T]: Arbitrary<Payload<HeardBy<M, T>>>
}
/** By call: what it may answer; the first is what it usually answers. A call whose answer nobody reads is left out. */
type CallAnswers<M> = {
  [C in keyof Answers<M> as undefined extends Answers<M>[C] ? never : C]: readonly [Sketch<Answers<M>[C]>, ...Sketch<Answers<M>[C]>[]]
} & { [C in keyof Answers<M> as undefined extends Answers<M>[C] ? C : never]?: readonly Answers<M>[C][] }

type Inputs<M> =
  undefined extends InputOf<M>
    ? { inputs?: readonly Sketch<InputOf<M>>[] }
    : { inputs: readonly [Sketch<InputOf<M>>, ...Sketch<InputOf<M>>[]] }
type Called<M> = [keyof Answers<M>] extends [never]
  ? { answers?: never }
  : Record<never, never> extends CallAnswers<M>
    ? { answers?: CallAnswers<M> }
    : { answers: CallAnswers<M> }
type Sent<M> = Record<never, never> extends Payloads<M> ? { payloads?: Payloads<M> } : { payloads: Payloads<M> }
/** How the shortest paths are found: by events that the chart decides by beyond the payloads, or by lists of their own. */
type Paths<M> =
  | {
      /** Events that no random payload is sure to hit. */
      events?: readonly EventOf<M>[]
      /** What makes two situations the same; without it, the state and the shape of the context. */
      situation?: (snapshot: SnapshotOf<M>) => string
      /** Whether something that the machine would hear can happen there. */
      mayHappen?: (snapshot: SnapshotOf<M>, event: EventObject) => boolean
    }
  | { walks: readonly Walk[] }

/** Of a machine that cannot be tested without its real parts. */
type WithParts = {
  /** The test that sends random events to this machine together with its parts; the common random walk leaves it out. */
  randomWalk: `tests/${string}.test.ts`
  walks: readonly Walk[]
}

/** What a machine of this type is tested with: everything the compiler can derive from its type has to be there. */
type Proof<M> = (WithParts | (Inputs<M> & Called<M> & Sent<M> & Paths<M>)) & {
  /** What must hold after every step, whatever happened. */
  law: (snapshot: SnapshotOf<M>, step: { before: SnapshotOf<M>; type: Step['type'] }) => boolean
}

/** A proof of whatever machine. */
export type AnyProof = {
  machine: AnyStateMachine
  law: (snapshot: AnyMachineSnapshot, step: Step) => boolean
  inputs?: readonly unknown[]
  answers?: Readonly<Record<string, readonly unknown[]>>
  payloads?: Readonly<Record<string, Arbitrary<object>>>
  randomWalk?: string
  events?: readonly EventObject[]
  situation?: (snapshot: AnyMachineSnapshot) => string
  mayHappen?: (snapshot: AnyMachineSnapshot, event: EventObject) => boolean
  walks?: readonly Walk[]
}

/** Ties what a machine is tested with to the type of the machine: `export default proofOf(cartMachine, { law, … })`. */
export const proofOf = <M extends AnyStateMachine>(machine: M, proof: Proof<M>): AnyProof => ({ ...proof, machine }) as unknown as AnyProof
