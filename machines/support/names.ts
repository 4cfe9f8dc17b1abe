import type { StateMachine } from 'xstate'
import type { Screen } from './screens'
import type { Story } from './stories'

/** Dotted paths of all states of a chart: 'ready' | 'ready.fresh' | … */
type Paths<S, Prefix extends string = ''> = S extends { states: infer C }
  ? { [K in keyof C & string]: `${Prefix}${K}` | Paths<C[K], `${Prefix}${K}.`> }[keyof C & string]
  : never

/** A union of literal names; `never` where setup left the type open. */
type Literal<T> = T extends string ? (string extends T ? never : T extends `xstate.${string}` ? never : T) : never

type Vocabulary<M> =
  // The places of `any` name nothing.
  M extends StateMachine<
    any,
    infer Event,
    any,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    any,
    any,
    any,
    any,
    infer Fact,
    any,
    infer Schema,
    any
  >
    ? {
        states: Paths<Schema>
        events: Literal<Event['type']>
        facts: Literal<Fact['type']>
        calls: Literal<Actor['src']>
        guards: Literal<Guard['type']>
        actions: Literal<Action['type']>
        delays: Literal<Delay>
      }
    : never

type Sections<V> = { [S in keyof V as [V[S]] extends [never] ? never : S]: { [Name in V[S] & string]: string } }

/** An id of a requirement or of a decision. */
type Rule = `${'ROUTE' | 'NAV' | 'ROLE' | 'STATE' | 'ENT' | 'VALID' | 'ERROR' | 'CONST' | 'CALL' | 'DEC'}-${number}`

/** What the chart itself does not say. */
export type About = {
  /** Who starts it, when it lives and why so; Russian sentences. */
  lives: string
  /** Ids of what it keeps to; each stands in a docstring or in the title of a test. */
  rules: readonly Rule[]
  story: Story
  /** Where it is seen, or in words why nowhere. */
  screens: readonly [Screen, ...Screen[]] | { nowhere: string }
}

type Head = { title: string; purpose: string; about: About }

/** The words of the analysts for every name on a chart. A missing or a stale word is a compile error. */
export type Names<M> = Head & Sections<Vocabulary<M>>

/** The same, when the machine is not known by type. */
export type AnyNames = Head & {
  [S in 'states' | 'events' | 'facts' | 'calls' | 'guards' | 'actions' | 'delays']?: Record<string, string>
}

/** Ties a dictionary to the machine of this type; nothing of the machine comes with the words. */
export const namesOf = <M>(names: Names<M>): AnyNames => names as AnyNames
