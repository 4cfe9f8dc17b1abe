import type { StateMachine } from 'xstate'
import type { decisions } from './decisions'
import type { requirements } from './requirements'
import type { Screen } from './screens'
import type { Story } from './stories'

/** Dotted paths of all states of a chart: 'ready' | 'ready.fresh' | … */
type Paths<S, Prefix extends string = ''> = S extends { states: infer C }
  ? { [K in keyof C & string]: `${Prefix}${K}` | Paths<C[K], `${Prefix}${K}.`> }[keyof C & string]
  : never

/** A union of literal names; `never` where setup left the type open. */
type Literal<T> = T extends string ? (string extends T ? never : T extends `xstate.${string}` ? never : T) : never

/** Every name that a machine of this type gives, by what it names. */
export type Vocabulary<M> =
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
/** What a guard is called where the chart says `not` of it; without a word it is «не: …». */
type Negated<V> = 'guards' extends keyof V ? { nots?: { [Name in V['guards'] & string]?: string } } : unknown

/** What an action is always given, by its name in the code: said after the word of the action. */
type Given = { values?: Readonly<Record<string, string>> }

/** An id of a requirement or of a decision. */
export type Rule = keyof typeof requirements | keyof typeof decisions

/** Who answers a call that asks neither the server nor a machine. */
type Beyond =
  | 'память браузера'
  | 'память вкладки'
  | 'память браузера, в\u00a0том числе других вкладок'
  | 'браузер'
  | 'браузер: история переходов'
  | 'браузер: очередь вкладок'
  | 'часы устройства'
  | 'другие вкладки'
  | 'экран'
  | 'файлы магазина'
  | 'сервер: что назвала страница'
  | 'участник «Корзина»'
  | 'сам магазин: передаёт факты'
/** A table in words: as many cells in each line as there are heads. */
export type WordTable = { title: string; heads: readonly string[]; lines: readonly (readonly string[])[] }

/** What the chart itself does not say. `Call`: names of its calls. */
export type About<Call extends string = string> = {
  /** Who starts it, when it lives and why so; Russian sentences. */
  lives: string
  /** Ids of what it keeps to; each stands in a docstring or in the title of a test. */
  rules: readonly [Rule, ...Rule[]]
  story: Story
  /** Where it is seen, or in words why nowhere. */
  screens: readonly [Screen, ...Screen[]] | { nowhere: string }
  /** What an analyst asks of it and no table of its chart answers; Russian, as Markdown, links to other pages too. */
  notes?: readonly string[]
  tables?: readonly WordTable[]
  /** Times that its conditions go by and no delay of its chart is, by what they are for; ms. */
  terms?: Readonly<Record<string, number>>
  /** Who answers the calls that no code of the server's and no machine stands behind. */
  beyond?: { readonly [C in Call]?: Beyond }
}

type Head<Call extends string = string> = { title: string; purpose: string; about: About<Call> }

/** The words of the analysts for every name on a chart. A missing or a stale word is a compile error. */
export type Names<M> = Head<Vocabulary<M>['calls']> & Sections<Vocabulary<M>> & Negated<Vocabulary<M>> & Given

/** The same, when the machine is not known by type. */
export type AnyNames = Head & {
  [S in 'states' | 'events' | 'facts' | 'calls' | 'guards' | 'nots' | 'actions' | 'values' | 'delays']?: Record<string, string>
}

/** Ties a dictionary to the machine of this type; nothing of the machine comes with the words. */
export const namesOf = <M>(names: Names<M>): AnyNames => names as AnyNames
