import { documentSigning, type SigningDraft } from './document-signing.setup'

const STORE = {
  type: 'storeDraft' as const,
  params: ({ context: { typed, reason } }: { context: SigningDraft }) => ({ typed, reason }),
}

/**
 * The answer to one document at the exchange operator: signed, refused with a reason, or accepted with differences line by line. Who has no valid
 * power of attorney is stopped before. An answer is sent once: what had no answer is looked up in the document, and only a document that still
 * waits may be answered again, by hand. Whatever was typed stays until the document is answered. [DEC-005, DEC-072]
 */
export const documentSigningMachine = documentSigning.createMachine({
  id: 'documentSigning',
  context: ({ input }) => ({
    ...input,
    signer: null,
    problems: new Map(),
    answer: null,
    outcome: null,
    error: null,
    isUnsent: false,
    failures: 0,
  }),
  initial: 'identifying',
  on: {
    'document.read': {
      guard: { type: 'isAnsweredElsewhere', params: ({ event }) => event },
      target: '.overtaken',
      actions: { type: 'keepOutcome', params: ({ event }) => event },
    },
  },
  states: {
    // Without a power of attorney there is nothing to choose from.
    identifying: {
      tags: 'busy',
      invoke: {
        src: 'loadSigner',
        input: ({ context: { documentId } }) => ({ documentId }),
        onDone: [
          {
            guard: { type: 'hasPower', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'keepSigner', params: ({ event }) => ({ signer: event.output }) },
          },
          { target: 'powerless', actions: { type: 'keepSigner', params: ({ event }) => ({ signer: event.output }) } },
        ],
        onError: { target: 'unidentified', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
    powerless: { on: { 'signing.retried': { target: 'identifying', actions: 'clearError' } } },
    unidentified: { on: { 'signing.retried': { target: 'identifying', actions: 'clearError' } } },
    choosing: {
      tags: 'open',
      on: {
        'sign.chosen': { target: 'confirming', actions: 'clearError' },
        'refusal.chosen': { target: 'refusing', actions: 'clearError' },
        'differences.chosen': { guard: 'takesDifferences', target: 'comparing', actions: 'clearError' },
      },
    },
    confirming: {
      tags: 'open',
      on: {
        'answer.withdrawn': 'choosing',
        'answer.confirmed': { target: 'sending', actions: 'signs' },
      },
    },
    refusing: {
      tags: 'open',
      on: {
        'reason.typed': { actions: [{ type: 'keepReason', params: ({ event }) => event }, STORE] },
        'answer.withdrawn': { target: 'choosing', actions: 'clearProblems' },
        'answer.confirmed': [{ guard: 'hasReason', target: 'sending', actions: 'refuses' }, { actions: 'showReasonProblem' }],
      },
    },
    comparing: {
      tags: 'open',
      on: {
        'line.typed': { actions: [{ type: 'keepLine', params: ({ event }) => event }, STORE] },
        'answer.withdrawn': { target: 'choosing', actions: 'clearProblems' },
        'answer.confirmed': [{ guard: 'areLinesAnswered', target: 'sending', actions: 'accepts' }, { actions: 'showLineProblems' }],
      },
    },
    // On its way it cannot be withdrawn.
    sending: {
      tags: ['busy', 'sent'],
      entry: 'clearError',
      invoke: {
        src: 'sendAnswer',
        input: ({ context: { documentId, answer } }) => ({ documentId, answer: answer! }), // it was confirmed
        onDone: {
          target: 'answered',
          actions: [{ type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) }, 'announceAnswered'],
        },
        onError: [
          {
            guard: { type: 'isInDoubt', params: ({ event }) => event },
            target: 'lookingUp',
            actions: { type: 'noteError', params: ({ event }) => event },
          },
          // Somebody else was first, perhaps this user in another tab.
          {
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'lookingUp',
            actions: { type: 'noteError', params: ({ event }) => event },
          },
          { target: 'choosing', actions: { type: 'noteRefusal', params: ({ event }) => event } },
        ],
      },
    },
    lookingUp: {
      tags: ['busy', 'sent'],
      invoke: {
        src: 'lookUp',
        input: ({ context: { documentId } }) => ({ documentId }),
        onDone: [
          {
            guard: { type: 'isOwnAnswer', params: ({ event }) => ({ outcome: event.output }) },
            target: 'answered',
            actions: [{ type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) }, 'announceFound'],
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ outcome: event.output }) },
            target: 'overtaken',
            actions: [{ type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) }, 'announceFound'],
          },
          // It still waits: what was sent did not arrive, or was refused, and is sent again by hand only.
          { target: 'choosing', actions: 'noteUnsent' },
        ],
        onError: { target: 'doubtful', actions: [{ type: 'noteError', params: ({ event }) => event }, 'countFailure'] },
      },
    },
    // Whether it was answered is not known: nothing may be chosen until it is.
    doubtful: {
      tags: 'sent',
      after: { restPause: { guard: 'isStillUnanswered', target: 'lookingUp' } },
      on: { 'signing.retried': 'lookingUp' },
    },
    answered: { tags: 'done', entry: 'dropDraft' },
    overtaken: { tags: 'done', entry: 'dropDraft' },
  },
})
