import type { AnyActorLogic, EventFromLogic, InputFrom, PromiseActorLogic, SnapshotFrom, StateMachine } from 'xstate'

/** What a machine of this type hears. */
export type EventOf<M> = M extends AnyActorLogic ? EventFromLogic<M> : never
/** What a machine of this type is in. */
export type SnapshotOf<M> = M extends AnyActorLogic ? SnapshotFrom<M> : never
/** What a machine of this type begins with; `unknown` or undefined of one that needs nothing. */
export type InputOf<M> = M extends AnyActorLogic ? InputFrom<M> : never

type ActorOf<M> =
  // The places of `any` name nothing.
  M extends StateMachine<any, any, any, infer Actor, any, any, any, any, any, any, any, any, any, any, any> ? Actor : never
/** What each call of a machine answers; its ports and its children are no calls. */
export type Answers<M> = {
  [A in ActorOf<M> as A extends { src: infer S extends string; logic: PromiseActorLogic<any, any, any> } ? S : never]: A extends {
    logic: PromiseActorLogic<infer O, any, any>
  }
    ? O
    : never
}
