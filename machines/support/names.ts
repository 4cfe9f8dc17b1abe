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

/** All names that a machine of this type uses, by kind: states, events, emitted facts, invoked calls, guards, actions, delays. */
export type Vocabulary<M> =
  // The type parameters that are `any` here carry no names.
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
/** Wording of a guard where the chart negates it with `not`; by default «не: …». */
type Negated<V> = 'guards' extends keyof V ? { nots?: { [Name in V['guards'] & string]?: string } } : unknown

/** Constant parameters of actions, by their value in the code, in words: shown after the wording of the action. */
type Given = { values?: Readonly<Record<string, string>> }

/** An id of a requirement or of a decision. */
export type Rule = keyof typeof requirements | keyof typeof decisions

/** What answers an invoked call that goes neither to the server nor to another machine. */
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
  | 'сервер: что назвала форма'
  | 'участник «Корзина»'
  | 'сам магазин: передаёт факты'
/** A table for the atlas; each line has as many cells as there are heads. */
export type WordTable = { title: string; heads: readonly string[]; lines: readonly (readonly string[])[] }

/** What the atlas tells about a machine and the chart itself does not contain. `Call`: names of the calls it invokes. */
export type About<Call extends string = string> = {
  /** Who starts the machine, how long it runs and why; Russian sentences. */
  lives: string
  /** Ids of the requirements and decisions it implements; each must also occur in a docstring or a test title. */
  rules: readonly [Rule, ...Rule[]]
  story: Story
  /** The screens on which it is visible, or the reason why there is none. */
  screens: readonly [Screen, ...Screen[]] | { nowhere: string }
  /** Answers to questions of analysts that the tables of the chart leave open; Russian Markdown, may link to other pages. */
  notes?: readonly string[]
  tables?: readonly WordTable[]
  /** Time limits in ms that guards compare with and that are no delays of the chart, by their purpose. */
  terms?: Readonly<Record<string, number>>
  /** For each call that goes neither to the server nor to a machine: what answers it. */
  beyond?: { readonly [C in Call]?: Beyond }
}

type Head<Call extends string = string> = { title: string; purpose: string; about: About<Call> }

/** The dictionary of a machine: Russian wording of every name on its chart. A missing or unused entry is a compile error. */
export type Names<M> = Head<Vocabulary<M>['calls']> & Sections<Vocabulary<M>> & Negated<Vocabulary<M>> & Given

/** A dictionary of any machine, for code that treats all machines alike. */
export type AnyNames = Head & {
  [S in 'states' | 'events' | 'facts' | 'calls' | 'guards' | 'nots' | 'actions' | 'values' | 'delays']?: Record<string, string>
}

/** Checks a dictionary against the type of its machine. Only the type is used, so the machine's code is not imported with the words. */
export const namesOf = <M>(names: Names<M>): AnyNames => names as AnyNames
