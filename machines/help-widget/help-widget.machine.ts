import { assign, not, setup, type SnapshotFrom } from 'xstate'
import type { HelpConfig, HelpSuggestion } from '../../model/content/help'
import { HELP_DEBOUNCE_MS, HELP_QUERY_MIN, HELP_SHOWN } from '../../model/limits'
import { effect } from '../support/effect'

type Context = {
  config: HelpConfig | null
  /** As it stands in the field. */
  text: string
  /** What the help centre said last, and to which question; null: nothing that counts. */
  answered: { question: string; articles: readonly HelpSuggestion[] } | null
}
const questionOf = ({ text }: Pick<Context, 'text'>) => text.trim()

/**
 * The help centre under a page: absent until its configuration says that it is there, then collapsed or open, and searched as one types. A
 * question that is typed over is called off, so that no late answer replaces a newer one; closing clears question and answer.
 * [NAV-026, STATE-020, VALID-008, CONST-012]
 */
export const helpWidgetMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'widget.opened' }
      | { type: 'widget.closed' }
      | { type: 'question.typed'; text: string }
      /** The button, or Enter: without waiting for the keys to rest. */
      | { type: 'question.submitted' }
      /** Another page that has a place for it: a configuration that did not come is asked for again. */
      | { type: 'page.entered' },
    tags: {} as 'shown' | 'open' | 'busy' | 'failed' | 'answered',
  },
  actors: {
    loadConfig: effect<HelpConfig, void>('loadConfig'),
    findArticles: effect<readonly HelpSuggestion[], { question: string }>('findArticles'),
  },
  guards: {
    isEnabled: ({ context }) => context.config?.enabled === true,
    isOpenAtFirst: ({ context }) => context.config?.initial_expanded === true,
    isLongEnough: ({ context }) => questionOf(context).length >= HELP_QUERY_MIN,
    isAnswered: ({ context }) => context.answered !== null && context.answered.question === questionOf(context),
  },
  delays: { typingRest: HELP_DEBOUNCE_MS },
  actions: {
    keepConfig: assign((_, { config }: { config: HelpConfig }) => ({ config })),
    type: assign((_, { text }: { text: string }) => ({ text })),
    keepAnswer: assign(({ context }, { articles }: { articles: readonly HelpSuggestion[] }) => ({
      answered: { question: questionOf(context), articles: articles.slice(0, HELP_SHOWN) },
    })),
    dropAnswer: assign({ answered: null }),
    clear: assign({ text: '', answered: null }),
  },
}).createMachine({
  id: 'helpWidget',
  context: { config: null, text: '', answered: null },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'loadConfig',
        onDone: { target: 'judging', actions: { type: 'keepConfig', params: ({ event }) => ({ config: event.output }) } },
        onError: 'missing',
      },
    },
    judging: {
      always: [{ guard: not('isEnabled'), target: 'absent' }, { guard: 'isOpenAtFirst', target: 'open' }, { target: 'collapsed' }],
    },
    missing: { on: { 'page.entered': 'asking' } },
    absent: {},
    collapsed: { tags: 'shown', on: { 'widget.opened': 'open' } },
    open: {
      tags: ['shown', 'open'],
      initial: 'choosing',
      on: {
        'widget.closed': { target: 'collapsed', actions: 'clear' },
        'question.typed': { target: '.choosing', actions: { type: 'type', params: ({ event }) => event } },
        'question.submitted': [{ guard: 'isAnswered' }, { guard: 'isLongEnough', target: '.searching' }],
      },
      states: {
        choosing: {
          always: [{ guard: not('isLongEnough'), target: 'idle' }, { guard: 'isAnswered', target: 'found' }, { target: 'resting' }],
        },
        idle: { entry: 'dropAnswer' },
        resting: { tags: 'busy', after: { typingRest: 'searching' } },
        searching: {
          tags: 'busy',
          // It is asked already.
          on: { 'question.submitted': {} },
          invoke: {
            src: 'findArticles',
            input: ({ context }) => ({ question: questionOf(context) }),
            onDone: { target: 'found', actions: { type: 'keepAnswer', params: ({ event }) => ({ articles: event.output }) } },
            onError: { target: 'failed', actions: 'dropAnswer' },
          },
        },
        found: { tags: 'answered' },
        failed: { tags: 'failed' },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof helpWidgetMachine>
const NONE: readonly HelpSuggestion[] = []

/** Articles that fit what was asked last; while the next question is on its way they stay. */
export const selectArticles = ({ context }: Snapshot): readonly HelpSuggestion[] => context.answered?.articles ?? NONE
/** Whether there is enough in the field to be searched for. [VALID-008] */
export const selectIsSearchable = ({ context }: Snapshot): boolean => questionOf(context).length >= HELP_QUERY_MIN
