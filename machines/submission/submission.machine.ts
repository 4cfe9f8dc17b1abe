import { assign, emit, setup } from 'xstate'
import { ApiError, isInDoubt, isThrottled, waitOf } from '../../model/api-error'
import { fieldRefusals, withoutErrors } from '../../model/form/field-errors'
import type { FieldValue, FormValues, Secrets, UploadProgress } from '../../model/form/form'
import { refusedText } from '../../model/form/refused-text'
import { restPause } from '../../model/retry'
import { effect, port } from '../support/effect'
import { isEmpty, shownError } from './submission.errors'
import type { SendInput, SubmissionContext, SubmissionEvent, SubmissionFact, SubmissionInput, SubmissionTag } from './submission.types'
import { throttledText, unansweredText } from './submission.words'

type WithError = { error: unknown }
/** Whether the request may have been done. A server that was asked too often has not looked at it. */
const isOpen = (error: unknown): boolean => isInDoubt(error) && !isThrottled(error)
const secretsOf = (event: SubmissionEvent): Secrets => (event.type === 'form.submitted' ? event.secrets : {})

/**
 * Every form of the shop: filled in, checked, sent, refused by field or as a whole. What had no answer is looked up where the call has
 * no key, and sent again under the same key where it has one. Secrets pass through in events and never enter the context. [DEC-005, DEC-047]
 */
export const submissionMachine = setup({
  types: {
    input: {} as SubmissionInput,
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    emitted: {} as SubmissionFact,
    tags: {} as SubmissionTag,
  },
  actors: {
    /** Sends the request and answers with events; stopped, it aborts the request. */
    send: port<SubmissionEvent, SendInput>(),
    /** Whether the request that had no answer was done. */
    lookUp: effect<boolean, { values: FormValues }>('lookUp'),
  },
  delays: { restPause: ({ context }) => restPause(context.failures) },
  guards: {
    isComplete: ({ context }, { secrets }: { secrets: Secrets }) => context.check(context.values, secrets).args !== null,
    isInDoubt: (_, { error }: WithError) => isOpen(error),
    isToBeLookedUp: ({ context }, { error }: WithError) => isOpen(error) && context.canLookUp,
    namesFields: ({ context }, { error }: WithError) => Object.keys(fieldRefusals(context.fields, ApiError.from(error))).length > 0,
    isDone: (_, { isDone }: { isDone: boolean }) => isDone,
    /** What was sent completely may have been done: then only the answer can be waited for. */
    isUploading: ({ context: { progress } }) => progress !== null && progress.sent < progress.total,
  },
  actions: {
    change: assign(({ context }, { field, value }: { field: string; value: FieldValue }) => ({
      values: { ...context.values, [field]: value },
      errors: withoutErrors(context.errors, field),
    })),
    fillEmpty: assign(({ context }, { values }: { values: FormValues }) => ({
      values: { ...context.values, ...Object.fromEntries(Object.entries(values).filter(([field]) => isEmpty(context.values[field]))) },
    })),
    showError: assign(({ context }, { field }: { field: string }) => ({ errors: shownError(context, field) })),
    showErrors: assign(({ context }, { secrets }: { secrets: Secrets }) => ({
      errors: context.check(context.values, secrets).errors,
      refusal: null,
    })),
    clearErrors: assign({ errors: {}, refusal: null, waitUntil: null, progress: null }),
    countRequest: assign({ request: ({ context }) => context.request + 1 }),
    keepProgress: assign((_, { sent, total }: UploadProgress) => ({ progress: { sent, total } })),
    keepAnswer: assign((_, { answer }: { answer: unknown }) => ({ answer, failures: 0 })),
    showFieldRefusals: assign(({ context }, { error }: WithError) => ({
      errors: fieldRefusals(context.fields, ApiError.from(error)),
    })),
    showRefusal: assign(({ context: { words } }, { error }: WithError) => {
      const waitUntil = waitOf(error, Date.now())
      return { refusal: waitUntil === null ? refusedText(words.notSent, error) : throttledText(words), waitUntil, failures: 0 }
    }),
    showNotDone: assign(({ context }) => ({ refusal: refusedText(context.words.notSent, new ApiError(503, '')), failures: 0 })),
    showDoubt: assign(({ context }) => ({ refusal: unansweredText(context.words, context.isKeyed) })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    restart: assign((_, { values }: { values: FormValues }) => ({
      values,
      errors: {},
      refusal: null,
      waitUntil: null,
      progress: null,
      answer: undefined,
    })),
    /** Provided by the app where the form keeps a draft over a reload. */
    storeDraft: (_) => {},
    forgetDraft: (_) => {},
    announceSent: emit(({ context }) => ({ type: 'form.sent', answer: context.answer })),
  },
}).createMachine({
  id: 'submission',
  context: ({ input }) => ({
    ...input,
    errors: {},
    refusal: null,
    waitUntil: null,
    request: 0,
    progress: null,
    failures: 0,
    answer: undefined,
  }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'field.changed': { actions: [{ type: 'change', params: ({ event }) => event }, 'storeDraft'] },
        'fields.known': { actions: { type: 'fillEmpty', params: ({ event }) => event } },
        'field.left': { actions: { type: 'showError', params: ({ event }) => event } },
        'form.submitted': [
          { guard: { type: 'isComplete', params: ({ event }) => event }, target: 'sending', actions: ['clearErrors', 'countRequest'] },
          { target: 'refused.byField', actions: { type: 'showErrors', params: ({ event }) => event } },
        ],
      },
    },
    sending: {
      tags: ['busy', 'cancellable'],
      invoke: {
        src: 'send',
        input: ({ context: { id, values, request }, event }) => ({ values, secrets: secretsOf(event), key: `${id}-${request}` }),
      },
      on: {
        'sending.progressed': { actions: { type: 'keepProgress', params: ({ event }) => event } },
        'sending.cancelled': { guard: 'isUploading', target: 'editing' },
        'answer.came': { target: 'sent', actions: { type: 'keepAnswer', params: ({ event }) => event } },
        'answer.failed': [
          { guard: { type: 'isToBeLookedUp', params: ({ event }) => event }, target: 'lookingUp' },
          { guard: { type: 'isInDoubt', params: ({ event }) => event }, target: 'unanswered', actions: 'showDoubt' },
          {
            guard: { type: 'namesFields', params: ({ event }) => event },
            target: 'refused.byField',
            actions: { type: 'showFieldRefusals', params: ({ event }) => event },
          },
          { target: 'refused.whole', actions: { type: 'showRefusal', params: ({ event }) => event } },
        ],
      },
    },
    refused: {
      tags: ['editable', 'refused'],
      initial: 'byField',
      states: { byField: {}, whole: {} },
      on: {
        'field.changed': { actions: [{ type: 'change', params: ({ event }) => event }, 'storeDraft'] },
        'field.left': { actions: { type: 'showError', params: ({ event }) => event } },
        'form.submitted': [
          { guard: { type: 'isComplete', params: ({ event }) => event }, target: 'sending', actions: ['clearErrors', 'countRequest'] },
          { target: '.byField', actions: { type: 'showErrors', params: ({ event }) => event } },
        ],
      },
    },
    // The same request may be sent again under its key; a changed one is another request.
    unanswered: {
      tags: ['editable', 'doubtful'],
      on: {
        'field.changed': { target: 'editing', actions: [{ type: 'change', params: ({ event }) => event }, 'storeDraft'] },
        'form.submitted': [
          { guard: { type: 'isComplete', params: ({ event }) => event }, target: 'sending', actions: 'clearErrors' },
          // A secret was typed wrong this time.
          { target: 'refused.byField', actions: { type: 'showErrors', params: ({ event }) => event } },
        ],
      },
    },
    lookingUp: {
      tags: ['busy', 'doubtful'],
      invoke: {
        src: 'lookUp',
        input: ({ context: { values } }) => ({ values }),
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => ({ isDone: event.output }) }, target: 'sent' },
          { target: 'refused.whole', actions: 'showNotDone' },
        ],
        onError: [
          { guard: { type: 'isInDoubt', params: ({ event }) => event }, target: 'doubtful', actions: 'countFailure' },
          { target: 'refused.whole', actions: { type: 'showRefusal', params: ({ event }) => event } },
        ],
      },
    },
    // Nobody knows whether it was done: until that is known it is not sent again.
    doubtful: {
      tags: ['busy', 'doubtful'],
      after: { restPause: 'lookingUp' },
      on: { 'form.retried': 'lookingUp', 'form.submitted': 'lookingUp' },
    },
    sent: {
      tags: 'sent',
      entry: ['forgetDraft', 'announceSent'],
      on: { 'form.restarted': { target: 'editing', actions: { type: 'restart', params: ({ event }) => event } } },
    },
  },
})
