import { assign, emit, raise, setup } from 'xstate'
import { isUnanswered, isUnauthorized } from '../../model/api-error'
import type { Survey, SurveyAnswer } from '../../model/conversation/survey'
import { PREFETCH_IDLE_MS, STALE_AFTER_MS, SURVEY_OFFER_MS } from '../../model/limits'
import { restPause } from '../../model/retry'
import { isOld } from '../../model/staleness'
import { answersToSend, canSubmit, tooLongAt } from '../../model/survey-review/survey'
import { NEW_SURVEY, type SurveyDraft } from '../../model/survey-review/survey-draft'
import { effect } from '../support/effect'
import * as step from './survey.steps'
import type { OfQuestion, SurveyContext } from './survey.steps'

/** It asks for the screen by itself, or needs it no longer. [DEC-049] */
export type SurveyFact = { type: 'popup.due' | 'popup.over'; popup: 'survey' }
type OfSurvey = { userId: number; surveyId: number }

/** The survey in hand: its states are those of somebody who has one. */
const handOf = ({ userId, hand }: SurveyContext): OfSurvey & { regionId: number; survey: Survey } => ({
  userId,
  surveyId: hand!.survey.id, // see above
  ...hand!,
})

/**
 * What the shop asks the members of the region in force: one survey at a time, its questions one by one, kept until it is sent or
 * skipped. In the cabinet it comes by itself, once. [STATE-010, VALID-004, VALID-005]
 */
export const surveyMachine = setup({
  types: {
    input: {} as { userId: number; path: string },
    context: {} as SurveyContext,
    events: {} as
      | { type: 'survey.aim'; regionId: number }
      /** Where the visitor is now, with its query. */
      | { type: 'survey.pass'; path: string }
      /** Data changed elsewhere; it concerns us where the tags say so. */
      | { type: 'survey.reload'; tags: readonly string[] }
      /** Somebody looks at the shop again. [DEC-058] */
      | { type: 'survey.look' }
      /** What kept the list away may be over. */
      | { type: 'survey.retry' }
      /** Its dialog stands before him. */
      | { type: 'survey.shown' }
      | ({ type: 'item.picked'; itemId: number } & OfQuestion)
      | ({ type: 'text.typed'; text: string } & OfQuestion)
      /** To the question at this place, from 0. */
      | { type: 'question.reached'; at: number }
      | { type: 'survey.submitted' }
      | { type: 'survey.skipped' }
      | { type: 'thanks.noted' },
    emitted: {} as SurveyFact,
    tags: {} as 'asked' | 'sending' | 'skipping' | 'thanked',
  },
  actors: {
    loadSurvey: effect<Survey | null, { regionId: number }>('loadSurvey'),
    readDraft: effect<SurveyDraft, OfSurvey>('readDraft'),
    sendAnswers: effect<unknown, { surveyId: number; regionId: number; answers: SurveyAnswer[] }>('sendAnswers'),
    skipSurvey: effect<unknown, { surveyId: number }>('skipSurvey'),
  },
  guards: {
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    /** What is wrong will not be mended by the same answers: the survey may be another by now. */
    isRefused: (_, { error }: { error: unknown }) => !isUnanswered(error) && !isUnauthorized(error),
    isConcerned: ({ context }, { tags }: { tags: readonly string[] }) => context.regionId !== null && tags.includes('surveys'),
    isOther: ({ context }, { regionId }: { regionId: number }) => regionId !== context.regionId,
    isStale: ({ context }) => isOld(context.readAt, STALE_AFTER_MS),
    hasTold: ({ context }) => step.toldNow(context) !== null,
    isGone: ({ context }) => step.isGone(context),
    isNear: ({ context }) => context.isNear,
    isFar: ({ context }) => !context.isNear,
    canOffer: ({ context }) => context.isNear && context.draft?.isOffered === false,
    cannotOffer: ({ context }) => !context.isNear || context.draft === null,
    wasOffered: (_, { isOffered }: SurveyDraft) => isOffered,
    canSubmit: ({ context: { hand, draft } }) =>
      hand !== null &&
      draft !== null &&
      canSubmit(hand.survey.questions, draft.answers) &&
      tooLongAt(hand.survey.questions, draft.answers) < 0,
  },
  /** It is asked for when the page has what it needs. */
  delays: { startPause: PREFETCH_IDLE_MS, restPause: ({ context }) => restPause(context.failures), offerPause: SURVEY_OFFER_MS },
  actions: {
    aim: assign({ regionId: (_, { regionId }: { regionId: number }) => regionId, readAt: undefined, failures: 0 }),
    reach: assign((_, { path }: { path: string }) => step.reach(path)),
    keepTold: assign(({ context }, { survey }: { survey: Survey | null }) => step.keepTold(context, survey, Date.now())),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    take: assign(({ context }) => step.take(context)),
    drop: assign({ hand: null, draft: null }),
    keepDraft: assign(({ context }, draft: SurveyDraft) => step.keepDraft(context, draft)),
    choose: assign(({ context }, chosen: OfQuestion & { itemId: number }) => step.choose(context, chosen)),
    write: assign(({ context }, typed: OfQuestion & { text: string }) => step.write(context, typed)),
    go: assign(({ context }, { at }: { at: number }) => step.go(context, at)),
    noteOffered: assign(({ context }) => step.noteOffered(context)),
    finish: assign(({ context }) => step.finish(context)),
    askAnew: raise({ type: 'survey.reload', tags: ['surveys'] }),
    announceDue: emit({ type: 'popup.due', popup: 'survey' }),
    announceOver: emit({ type: 'popup.over', popup: 'survey' }),
    /** Provided by the app: what is answered survives the page. `questionId` null: where he stands and that he saw it. */
    storeDraft: (_, _params: { questionId: number | null }) => {},
    forgetDraft: () => {},
  },
}).createMachine({
  id: 'survey',
  context: ({ input: { userId, path } }) => ({
    userId,
    regionId: null,
    told: null,
    readAt: undefined,
    hand: null,
    draft: null,
    done: new Set(),
    isNear: false,
    failures: 0,
    ...step.reach(path),
  }),
  type: 'parallel',
  states: {
    list: {
      initial: 'unaimed',
      on: {
        'survey.aim': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.pausing',
          actions: { type: 'aim', params: ({ event }) => event },
        },
        'survey.reload': { guard: { type: 'isConcerned', params: ({ event }) => event }, target: '.loading' },
      },
      states: {
        unaimed: {},
        pausing: { after: { startPause: 'loading' } },
        loading: {
          invoke: {
            src: 'loadSurvey',
            input: ({ context }) => ({ regionId: context.regionId! }), // aimed
            onDone: { target: 'resting', actions: { type: 'keepTold', params: ({ event }) => ({ survey: event.output }) } },
            onError: [
              { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'failed', actions: 'countFailure' },
              { target: 'refused' },
            ],
          },
        },
        resting: { on: { 'survey.look': { guard: 'isStale', target: 'loading' } } },
        failed: { after: { restPause: 'loading' }, on: { 'survey.retry': 'loading' } },
        // The server would say no again, until somebody logs in anew.
        refused: { on: { 'survey.retry': 'loading' } },
      },
    },
    talk: {
      initial: 'none',
      states: {
        none: { entry: 'announceOver', always: { guard: 'hasTold', target: 'opening', actions: 'take' } },
        opening: {
          invoke: {
            src: 'readDraft',
            input: ({ context }) => handOf(context),
            onDone: { target: 'asked', actions: { type: 'keepDraft', params: ({ event }) => event.output } },
            onError: { target: 'asked', actions: { type: 'keepDraft', params: NEW_SURVEY } },
          },
        },
        asked: {
          tags: 'asked',
          initial: 'still',
          always: { guard: 'isGone', target: 'none', actions: 'drop' },
          on: {
            'item.picked': {
              target: '.still',
              actions: [
                { type: 'choose', params: ({ event }) => event },
                { type: 'storeDraft', params: ({ event }) => event },
              ],
            },
            'text.typed': {
              target: '.still',
              actions: [
                { type: 'write', params: ({ event }) => event },
                { type: 'storeDraft', params: ({ event }) => event },
              ],
            },
            'question.reached': {
              target: '.still',
              actions: [
                { type: 'go', params: ({ event }) => event },
                { type: 'storeDraft', params: { questionId: null } },
              ],
            },
            // Another tab may have been answered in.
            'survey.shown': '.comparing',
            'survey.look': '.comparing',
            'survey.submitted': { guard: 'canSubmit', target: 'sending' },
            'survey.skipped': 'skipping',
          },
          states: {
            still: {},
            comparing: {
              invoke: {
                src: 'readDraft',
                input: ({ context }) => handOf(context),
                onDone: { target: 'still', actions: { type: 'keepDraft', params: ({ event }) => event.output } },
                onError: 'still',
              },
            },
          },
        },
        sending: {
          tags: 'sending',
          invoke: {
            src: 'sendAnswers',
            input: ({ context }) => ({
              ...handOf(context),
              answers: answersToSend(context.hand!.survey.questions, context.draft!.answers), // canSubmit
            }),
            onDone: { target: 'thanked', actions: ['finish', 'forgetDraft', 'askAnew'] },
            onError: [
              { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'asked', actions: 'askAnew' },
              { target: 'asked' },
            ],
          },
        },
        skipping: {
          tags: 'skipping',
          invoke: {
            src: 'skipSurvey',
            input: ({ context }) => handOf(context),
            onDone: { target: 'none', actions: ['finish', 'forgetDraft', 'drop', 'askAnew'] },
            onError: [
              { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'asked', actions: 'askAnew' },
              { target: 'asked' },
            ],
          },
        },
        thanked: {
          tags: 'thanked',
          on: { 'thanks.noted': { target: 'none', actions: 'drop' }, 'survey.pass': { target: 'none', actions: 'drop' } },
        },
      },
    },
    offer: {
      initial: 'away',
      on: {
        'survey.pass': { actions: ['announceOver', { type: 'reach', params: ({ event }) => event }] },
        'survey.shown': { target: '.spent', actions: ['noteOffered', { type: 'storeDraft', params: { questionId: null } }] },
      },
      states: {
        away: { always: { guard: 'isNear', target: 'near' } },
        near: { always: { guard: 'isFar', target: 'away' }, after: { offerPause: 'willing' } },
        willing: {
          always: [
            { guard: 'isFar', target: 'away' },
            { guard: 'canOffer', target: 'comparing' },
          ],
        },
        // Another tab may have shown it.
        comparing: {
          always: { guard: 'cannotOffer', target: 'willing' },
          invoke: {
            src: 'readDraft',
            // Its survey may go in the very step that leads here.
            input: ({ context: { userId, hand } }) => ({ userId, surveyId: hand?.survey.id ?? 0 }),
            onDone: [{ guard: { type: 'wasOffered', params: ({ event }) => event.output }, target: 'spent' }, { target: 'due' }],
            onError: 'due',
          },
        },
        due: {
          entry: 'announceDue',
          always: { guard: 'cannotOffer', target: 'willing' },
          // What waits for the screen waits anew on each page.
          on: { 'survey.pass': { target: 'willing', actions: ['announceOver', { type: 'reach', params: ({ event }) => event }] } },
        },
        spent: {},
      },
    },
  },
})
