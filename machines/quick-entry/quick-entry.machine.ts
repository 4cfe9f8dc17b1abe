import { assertEvent, not } from 'xstate'
import { begunLine } from './begun/begun-line'
import { keptRows } from './quick-entry.keeping'
import { quickEntrySetup, searchFor, searchOf } from './quick-entry.setup'
import { EMPTY, nextQuestionsOf, nextWantedOf } from './quick-entry.steps'
import type { QuickEntryContext } from './quick-entry.types'

// In the same turn as they changed, before the page can go.
const KEEP_ROWS = {
  type: 'keepRows',
  params: ({ context }: { context: QuickEntryContext }) => ({
    places: [{ regionId: context.regionId!, rows: keptRows(context), isRead: context.isRead }], // rows are entered for a region
  }),
} as const
const KEEP_LINE = { type: 'keepLine', params: ({ context }: { context: QuickEntryContext }) => ({ line: begunLine(context) }) } as const
const ANEW = [
  '.field.article',
  '.hinting.resting',
  '.answering.idle',
  '.fetching.idle',
  '.offering.flowing',
  '.reading.idle',
  '.keeping.restoring',
] as const

/**
 * Lines for the cart by article and quantity, as quick as one types or scans: what is known is done at once, what is not is looked up
 * while the next line is typed. The root brings what was entered to the cart. [DEC-057]
 */
export const quickEntryMachine = quickEntrySetup.createMachine({
  id: 'quickEntry',
  context: ({ input }) => ({ ...EMPTY, ...input }),
  type: 'parallel',
  on: {
    'entry.aimed': {
      guard: not('hasRegion'),
      target: ANEW,
      actions: { type: 'restart', params: ({ event }) => ({ ...event, bought: [] }) },
    },
    'entry.opened': [
      {
        guard: { type: 'isOtherRegion', params: ({ event }) => event },
        target: ANEW,
        actions: { type: 'restart', params: ({ event }) => event },
      },
      { actions: { type: 'keepHistory', params: ({ event }) => event } },
    ],
    'lines.pasted': { guard: 'hasRegion', actions: { type: 'paste', params: ({ event }) => event } },
    'undo.pressed': { actions: { type: 'withdraw', params: ({ event }) => event } },
    'entry.kept': { actions: { type: 'keep', params: ({ event }) => event } },
    'entry.returned': { actions: { type: 'letGo', params: ({ event }) => event } },
    'entry.repeated': { actions: { type: 'repeat', params: ({ event }) => event } },
    'similar.chosen': { actions: { type: 'chooseSimilar', params: ({ event }) => event } },
    'entry.seen': { actions: { type: 'learn', params: ({ event }) => event } },
    'paste.noted': { actions: 'notePaste' },
    'paste.unfolded': { actions: { type: 'unfold', params: ({ event }) => event } },
    'entry.refused': { actions: { type: 'refuse', params: ({ event }) => event } },
  },
  states: {
    field: {
      initial: 'article',
      on: { 'article.typed': { actions: { type: 'type', params: ({ event }) => event } } },
      states: {
        article: {
          on: {
            'article.entered': { guard: 'hasRegion', actions: 'enter' },
            'entry.mended': {
              guard: { type: 'mayMend', params: ({ event }) => event },
              actions: { type: 'takeBack', params: ({ event }) => event },
            },
            'suggestion.moved': { actions: { type: 'move', params: ({ event }) => event } },
            'suggestion.chosen': { guard: 'hasRegion', actions: { type: 'choose', params: ({ event }) => event } },
            'suggestions.closed': { actions: 'closeList' },
          },
          always: { guard: 'isChosen', target: 'quantity' },
        },
        quantity: {
          tags: 'counting',
          on: {
            'count.typed': { actions: { type: 'typeCount', params: ({ event }) => event } },
            'count.entered': { actions: 'enterCount' },
            'count.left': { actions: 'leaveCount' },
          },
          always: { guard: not('isChosen'), target: 'article' },
        },
      },
    },
    hinting: {
      initial: 'resting',
      on: {
        'article.typed': [{ guard: { type: 'isSearchable', params: ({ event }) => event }, target: '.pausing' }, { target: '.resting' }],
        'article.entered': '.resting',
        'suggestion.chosen': '.resting',
        'entry.mended': { guard: { type: 'mayMend', params: ({ event }) => event }, target: '.searching' },
      },
      states: {
        resting: {},
        pausing: { tags: 'hinting', after: { suggestPause: 'searching' } },
        searching: {
          tags: 'hinting',
          entry: 'noteAsked',
          invoke: {
            src: 'searchGoods',
            input: ({ context }) => searchFor(context.text, context.regionId),
            onDone: { target: 'resting', actions: { type: 'keepHints', params: ({ event }) => ({ hits: event.output }) } },
            onError: 'failed',
          },
        },
        failed: { tags: 'hintless' },
      },
    },
    answering: {
      initial: 'idle',
      on: {
        'entry.retried': { target: '.idle', actions: 'askRefused' },
        'question.dropped': [
          {
            guard: { type: 'isLookedUp', params: ({ event }) => event },
            target: '.idle',
            actions: { type: 'dropQuestion', params: ({ event }) => event },
          },
          { actions: { type: 'dropQuestion', params: ({ event }) => event } },
        ],
      },
      states: {
        idle: {
          always: [
            { guard: 'hasQuestion', target: 'searching' },
            { guard: 'hasRefused', target: 'refused' },
          ],
        },
        searching: {
          entry: 'noteLookedUp',
          invoke: {
            src: 'searchLines',
            input: ({ context }) => ({ lines: nextQuestionsOf(context).map((it) => searchOf(it, context.regionId)) }),
            onDone: { target: 'idle', actions: { type: 'answer', params: ({ event }) => event.output } },
            onError: [
              { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'failed', actions: 'countSearchFailure' },
              { target: 'idle', actions: 'refuseQuestions' },
            ],
          },
        },
        failed: { tags: 'unanswered', after: { searchPause: 'searching' } },
        // The server said no: it would say so again until somebody asks or logs in. Another line is another question.
        refused: {
          tags: ['unanswered', 'denied'],
          always: [
            { guard: 'hasQuestion', target: 'searching' },
            { guard: not('hasRefused'), target: 'idle' },
          ],
        },
      },
    },
    fetching: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasWanted', target: 'loading' } },
        loading: {
          entry: 'noteWanted',
          invoke: {
            src: 'loadProducts',
            input: ({ context }) => ({ goods: nextWantedOf(context), regionId: context.regionId }),
            onDone: { target: 'idle', actions: { type: 'keepProducts', params: ({ event }) => ({ loaded: event.output }) } },
            onError: [
              { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'failed', actions: 'countLoadFailure' },
              { target: 'refused', actions: 'countLoadFailure' },
            ],
          },
        },
        failed: { tags: 'unloaded', after: { loadPause: 'idle' }, on: { 'entry.retried': 'idle' } },
        // The server said no: it would say so again until somebody asks, logs in or enters another line.
        refused: {
          tags: ['unloaded', 'withheld'],
          on: {
            'entry.retried': 'idle',
            'article.entered': 'idle',
            'count.entered': 'idle',
            'lines.pasted': 'idle',
            'entry.repeated': 'idle',
            'similar.chosen': 'idle',
          },
        },
      },
    },
    offering: {
      initial: 'flowing',
      states: {
        flowing: {
          always: { guard: 'hasReady', actions: 'announceReady' },
          on: { 'entry.missed': { target: 'resting', actions: { type: 'hold', params: ({ event }) => event } } },
        },
        // The cart is not ready: it is offered again what it did not take.
        resting: {
          on: { 'entry.missed': { actions: { type: 'hold', params: ({ event }) => event } } },
          after: { offerAgain: { target: 'flowing', actions: 'offerAgain' } },
        },
      },
    },
    reading: {
      initial: 'idle',
      // Another file takes the place of one that is still read.
      on: { 'file.chosen': { guard: 'hasRegion', target: '.working' } },
      states: {
        idle: {},
        working: {
          tags: 'reading',
          invoke: {
            src: 'readFile',
            input: ({ event }) => {
              assertEvent(event, 'file.chosen')
              return { file: event.file }
            },
            onDone: { target: 'idle', actions: { type: 'enterFile', params: ({ event }) => event.output } },
            onError: { target: 'idle', actions: 'refuseFile' },
          },
        },
      },
    },
    begun: {
      initial: 'unread',
      states: {
        unread: { always: { guard: 'hasRegion', target: 'reading' } },
        reading: {
          invoke: {
            src: 'loadLine',
            input: ({ context: { userId } }) => ({ userId }),
            onDone: { target: 'kept', actions: { type: 'resumeLine', params: ({ event }) => ({ line: event.output }) } },
            onError: 'kept',
          },
        },
        kept: {
          always: [
            { guard: 'isLineOver', actions: [KEEP_LINE, 'noteLine'] },
            { guard: 'isUnkeptLine', target: 'pausing' },
          ],
        },
        pausing: {
          always: { guard: 'isLineOver', target: 'kept' },
          after: { linePause: { target: 'kept', actions: [KEEP_LINE, 'noteLine'] } },
        },
      },
    },
    keeping: {
      initial: 'aimless',
      states: {
        aimless: {},
        restoring: {
          tags: 'restoring',
          invoke: {
            src: 'loadRows',
            input: ({ context: { userId, regionId }, self }) => ({ userId, regionId: regionId!, by: self.sessionId }), // restart came before
            onDone: {
              target: 'kept',
              actions: [
                { type: 'restoreRows', params: ({ context, event }) => ({ left: [{ regionId: context.regionId!, rows: event.output }] }) }, // as above
                'announceRows',
              ],
            },
            onError: { target: 'kept', actions: [{ type: 'restoreRows', params: { left: [] } }, 'announceRows'] },
          },
          always: { guard: 'isUnkept', actions: [KEEP_ROWS, 'noteKept'] },
        },
        kept: {
          always: { guard: 'isUnkept', actions: [KEEP_ROWS, 'noteKept', 'announceRows'] },
          on: { 'entry.gather': { target: 'gathering', actions: 'beginReading' } },
        },
        gathering: {
          tags: 'restoring',
          invoke: {
            src: 'gatherRows',
            input: ({ context: { userId }, self }) => ({ userId, by: self.sessionId }),
            onDone: {
              target: 'kept',
              actions: [{ type: 'restoreRows', params: ({ event }) => ({ left: event.output }) }, 'announceRows'],
            },
            onError: { target: 'kept', actions: [{ type: 'restoreRows', params: { left: [] } }, 'announceRows'] },
          },
          always: { guard: 'isUnkept', actions: [KEEP_ROWS, 'noteKept'] },
        },
      },
    },
  },
})
