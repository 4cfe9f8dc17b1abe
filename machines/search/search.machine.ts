import { assign, setup, type SnapshotFrom } from 'xstate'
import type { SearchAnswer } from '../../model/content/external-search'
import { SUGGEST_PAUSE_MS, SUGGEST_SEARCH_MIN } from '../../model/limits'
import type { RecentQueries } from '../../model/search/recent-queries'
import { answerOptions, nextOption, recentOptions, type SearchOption } from '../../model/search/search-options'
import { effect } from '../support/effect'

/** What the search service said, and to which text. */
export type Answered = { text: string; answer: SearchAnswer }
type Context = {
  /** As it stands in the field. */
  text: string
  recent: RecentQueries
  answered: Answered | null
  activeId: string | null
}
type Event =
  /** The field has the focus, with this text in it. */
  | { type: 'field.entered'; text: string }
  | { type: 'field.typed'; text: string }
  | { type: 'field.left' }
  | { type: 'list.dismissed' }
  | { type: 'option.moved'; step: 1 | -1 }
  | { type: 'search.retried' }
  /** The results of a text are gone to, or something that it found. */
  | { type: 'query.used'; query: string }
  | { type: 'recent.dropped'; query: string }
  | { type: 'recent.cleared' }

/**
 * The search field of the header: earlier queries while hardly anything is typed, then what the search service suggests, asked when the
 * keys rest; a question that is typed over is called off, so that no late answer replaces a newer one. What was found stays until
 * the next answer is there. [CALL-110, DEC-057]
 */
export const searchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'open' | 'busy' | 'recent' | 'failed',
  },
  actors: {
    findGoods: effect<SearchAnswer, { text: string }>('findGoods'),
    readRecent: effect<RecentQueries, void>('readRecent'),
  },
  guards: {
    isSearchable: ({ context }) => context.text.trim().length >= SUGGEST_SEARCH_MIN,
    isAnswered: ({ context }) => context.answered !== null && context.answered.text === context.text.trim(),
  },
  delays: { suggestPause: SUGGEST_PAUSE_MS },
  actions: {
    type: assign((_, { text }: { text: string }) => ({ text, activeId: null })),
    /** Where the active one was taken out, the one in its place is; behind the last one the last. */
    showRecent: assign(({ context: { activeId } }, { recent }: { recent: RecentQueries }) => {
      const options = recentOptions(recent)
      const isThere = activeId === null || options.some(({ id }) => id === activeId)
      return { recent, answered: null, activeId: isThere ? activeId : (options.at(-1)?.id ?? null) }
    }),
    keepAnswer: assign(({ context }, { answer }: { answer: SearchAnswer }) => ({
      answered: { text: context.text.trim(), answer },
      activeId: null,
    })),
    dropAnswer: assign({ answered: null, activeId: null }),
    move: assign(({ context }, { step }: { step: 1 | -1 }) => ({ activeId: nextOption(optionsOf(context), context.activeId, step) })),
    moveToField: assign({ activeId: null }),
    /** Provided: what is kept in this browser, of all its tabs. */
    keepQuery: (_, _params: { query: string }) => {},
    dropQuery: (_, _params: { query: string }) => {},
    clearQueries: () => {},
  },
}).createMachine({
  id: 'search',
  context: { text: '', recent: [], answered: null, activeId: null },
  initial: 'closed',
  on: {
    'field.entered': { target: '.open', actions: { type: 'type', params: ({ event }) => event } },
    'field.typed': { target: '.open', actions: { type: 'type', params: ({ event }) => event } },
    'field.left': '.closed',
    'query.used': { target: '.closed', actions: { type: 'keepQuery', params: ({ event }) => event } },
  },
  states: {
    closed: { entry: 'moveToField' },
    open: {
      tags: 'open',
      initial: 'choosing',
      on: {
        'list.dismissed': 'closed',
        'option.moved': { actions: { type: 'move', params: ({ event }) => event } },
      },
      states: {
        choosing: {
          always: [{ guard: 'isAnswered', target: 'found' }, { guard: 'isSearchable', target: 'resting' }, { target: 'recalling' }],
        },
        recalling: {
          invoke: {
            src: 'readRecent',
            onDone: { target: 'recent', actions: { type: 'showRecent', params: ({ event }) => ({ recent: event.output }) } },
            onError: { target: 'recent', actions: 'dropAnswer' },
          },
        },
        recent: {
          tags: 'recent',
          on: {
            'recent.dropped': { target: 'recalling', actions: { type: 'dropQuery', params: ({ event }) => event } },
            'recent.cleared': { target: 'recalling', actions: 'clearQueries' },
          },
        },
        resting: { tags: 'busy', after: { suggestPause: 'searching' } },
        searching: {
          tags: 'busy',
          invoke: {
            src: 'findGoods',
            input: ({ context }) => ({ text: context.text.trim() }),
            onDone: { target: 'found', actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) } },
            onError: { target: 'failed', actions: 'dropAnswer' },
          },
        },
        found: {},
        failed: { tags: 'failed', on: { 'search.retried': 'searching' } },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof searchMachine>

/** What may be chosen, in its order. */
export const optionsOf = ({ recent, answered }: Context): readonly SearchOption[] =>
  answered ? answerOptions(answered.text, answered.answer) : recentOptions(recent)

/** What stands under the field, in its order. */
export const selectOptions = ({ context }: Snapshot): readonly SearchOption[] => optionsOf(context)
/** What the list answers; null: it is the earlier queries, or nothing is known yet. */
export const selectAnswered = ({ context }: Snapshot): Answered | null => context.answered
/** The option that Enter goes to; null: to the results of what is typed. */
export const selectActiveId = ({ context }: Snapshot): string | null => context.activeId
