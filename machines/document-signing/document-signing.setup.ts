import { assign, emit, setup } from 'xstate'
import { ApiError, isInDoubt, isUnanswered } from '../../model/api-error'
import { OUTCOME_OF, reasonProblem, type Signer, type SigningAnswer, type SigningOutcome } from '../../model/document/signing'
import { restPause } from '../../model/retry'
import { effect } from '../support/effect'
import { acceptance, type SignedLine, type TypedLine, type TypedLines, typedProblems } from './signing-answers'

/** What was typed of the lines and as a reason: it stays until the document is answered. */
export type SigningDraft = { typed: TypedLines; reason: string }
/** `lines`: what the document lists; none where it cannot be accepted with differences. */
export type SigningInput = { documentId: number; lines: readonly SignedLine[] } & SigningDraft
type Context = SigningInput & {
  /** Who signs; null until it is known. */
  signer: Signer | null
  /** What is wrong with it, by line; 0: with the reason, or with all lines together. */
  problems: ReadonlyMap<number, string>
  /** What was sent last. */
  answer: SigningAnswer | null
  outcome: SigningOutcome | null
  error: ApiError | null
  /** The last answer was looked up and has not arrived. */
  isUnsent: boolean
  /** How often in a row the look at the document failed. */
  failures: number
}
export type SigningEvent =
  | { type: 'sign.chosen' }
  | { type: 'refusal.chosen' }
  | { type: 'differences.chosen' }
  | { type: 'reason.typed'; reason: string }
  | ({ type: 'line.typed'; line: number } & TypedLine)
  | { type: 'answer.confirmed' }
  | { type: 'answer.withdrawn' }
  | { type: 'signing.retried' }
  /** The page read the document anew; null: it still waits. */
  | { type: 'document.read'; outcome: SigningOutcome | null }
export type SigningFact =
  | { type: 'document.answered' }
  /** It was answered, and no answer of the operator said so here. */
  | { type: 'document.answerFound' }
type WithError = { error: unknown }
type WithOutcome = { outcome: SigningOutcome | null }

/** Everything of the signing machine but its chart. */
export const documentSigning = setup({
  types: {
    input: {} as SigningInput,
    context: {} as Context,
    events: {} as SigningEvent,
    emitted: {} as SigningFact,
    tags: {} as 'busy' | 'open' | 'sent' | 'done',
  },
  actors: {
    loadSigner: effect<Signer, { documentId: number }>('loadSigner'),
    sendAnswer: effect<SigningOutcome, { documentId: number; answer: SigningAnswer }>('sendAnswer'),
    /** What became of the document; null: it still waits. */
    lookUp: effect<SigningOutcome | null, { documentId: number }>('lookUp'),
  },
  delays: { restPause: ({ context }) => restPause(context.failures) },
  guards: {
    hasPower: (_, { power }: Signer) => power !== null,
    takesDifferences: ({ context }) => context.lines.length > 0,
    hasReason: ({ context }) => reasonProblem(context.reason) === null,
    areLinesAnswered: ({ context }) => typedProblems(context.lines, context.typed).size === 0,
    isInDoubt: (_, { error }: WithError) => isInDoubt(error),
    isConflict: (_, { error }: WithError) => ApiError.from(error).status === 409,
    isAnswered: (_, { outcome }: WithOutcome) => outcome !== null,
    /** The document says what was sent from here. */
    isOwnAnswer: ({ context: { answer } }, { outcome }: WithOutcome) =>
      outcome !== null && answer !== null && outcome.is_own && outcome.exchange === OUTCOME_OF[answer.type],
    /** Somebody answered while nothing was sent from here. */
    isAnsweredElsewhere: ({ context }, { outcome }: WithOutcome) => outcome !== null && context.answer === null,
    isStillUnanswered: ({ context }) => context.error !== null && isUnanswered(context.error),
  },
  actions: {
    keepSigner: assign((_, { signer }: { signer: Signer }) => ({ signer, error: null })),
    keepReason: assign((_, { reason }: { reason: string }) => ({ reason, problems: new Map<number, string>() })),
    keepLine: assign(({ context }, { line, accepted, note }: { line: number } & TypedLine) => ({
      typed: new Map(context.typed).set(line, { accepted, note }),
      problems: new Map([...context.problems].filter(([of]) => of !== line && of !== 0)),
    })),
    showReasonProblem: assign({ problems: ({ context }) => new Map([[0, reasonProblem(context.reason) ?? '']]) }),
    showLineProblems: assign({ problems: ({ context }) => typedProblems(context.lines, context.typed) }),
    clearProblems: assign({ problems: new Map() }),
    signs: assign({ answer: { type: 'sign' } }),
    refuses: assign({ answer: ({ context }) => ({ type: 'refuse', reason: context.reason.trim() }), problems: new Map() }),
    accepts: assign({ answer: ({ context }) => acceptance(context.lines, context.typed), problems: new Map() }),
    keepOutcome: assign((_, { outcome }: WithOutcome) => ({ outcome, error: null, isUnsent: false, failures: 0 })),
    noteRefusal: assign((_, { error }: WithError) => ({ error: ApiError.from(error), isUnsent: false, answer: null })),
    noteError: assign((_, { error }: WithError) => ({ error: ApiError.from(error), isUnsent: false })),
    clearError: assign({ error: null, isUnsent: false }),
    noteUnsent: assign({ isUnsent: true, answer: null, failures: 0 }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    /** Provided by the page: what is typed outlives a reload. */
    storeDraft: (_, _draft: SigningDraft) => {},
    dropDraft: () => {},
    announceAnswered: emit({ type: 'document.answered' }),
    announceFound: emit({ type: 'document.answerFound' }),
  },
})
