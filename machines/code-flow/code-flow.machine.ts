import { assign, emit, setup } from 'xstate'
import { ApiError, failureText, isInDoubt } from '../../model/api-error'
import type { CodeVerification } from '../../model/identity/code-verification'
import { restPause } from '../../model/retry'
import { effect } from '../support/effect'

/**
 * What follows the right code. `nothing`: the form with the code has done all, as in a registration; `password`: a form for a new
 * password; `change`: what was confirmed is changed at once.
 */
export type CodeFlowKind = 'nothing' | 'password' | 'change'
type Verification = CodeVerification['code_verification']
type Context = {
  kind: CodeFlowKind
  /** Of the verification; null: none was begun. */
  id: string | null
  verification: Verification | null
  /** Why the last step of the flow itself did not succeed; a Russian sentence. */
  refusal: string | null
  /** Questions without an answer in a row. */
  failures: number
}
type WithError = { error: unknown }
type Known = { found: CodeVerification | null }
export type CodeFlowFact =
  /** Everything was done. `isHeard`: the server said so, and gave what goes with it, such as a login; otherwise it was found out. */
  { type: 'flow.finished'; isHeard: boolean }

/**
 * A flow that is confirmed by a code: a registration, a new password, a change of e-mail or phone. Its forms run on machines of their own
 * and say here what became of them; this one knows the step, the code on its way, and how it stands after a reload. No code or password
 * ever comes here. [DEC-036 to DEC-038, DEC-047, DEC-071]
 */
export const codeFlowMachine = setup({
  types: {
    input: {} as { kind: CodeFlowKind; id: string | null },
    context: {} as Context,
    events: {} as
      /** The form that asks for a code was sent. */
        | { type: 'code.requested'; id: string }
        /** Another code is wanted. */
        | { type: 'code.repeated' }
        /** The form with the code or the password was refused: an attempt is gone, or the code does not count any more. */
        | { type: 'code.refused' }
        /** The form with the code was sent. `isHeard`: with an answer of the server. */
        | { type: 'code.accepted'; isHeard: boolean }
        /** The form with the new password was sent. */
        | { type: 'password.accepted'; isHeard: boolean }
        /** Another address is to be confirmed, or what was typed is to be corrected. */
        | { type: 'flow.restarted' }
        /** The person asks to try again now. */
        | { type: 'flow.retried' },
    emitted: {} as CodeFlowFact,
    tags: {} as 'busy' | 'asking' | 'code' | 'password' | 'silent' | 'over' | 'done',
  },
  actors: {
    /** How the verification stands; null: there is none, or its purpose was fulfilled. */
    loadVerification: effect<CodeVerification | null, { id: string }>('loadVerification'),
    sendAgain: effect<CodeVerification, { id: string }>('sendAgain'),
    /** Changes what was confirmed. */
    change: effect<unknown, { id: string }>('change'),
  },
  delays: { restPause: ({ context }) => restPause(context.failures) },
  guards: {
    hasId: ({ context }) => context.id !== null,
    isThere: (_, { found }: Known) => found !== null,
    isChecked: ({ context }, { found }: Known) => found?.code_verification.is_checked === true && context.kind !== 'nothing',
    isForPassword: ({ context }) => context.kind === 'password',
    isForChange: ({ context }) => context.kind === 'change',
    isInDoubt: (_, { error }: WithError) => isInDoubt(error),
    isConflict: (_, { error }: WithError) => ApiError.from(error).status === 409,
  },
  actions: {
    begin: assign((_, { id }: { id: string }) => ({ id, verification: null, refusal: null, failures: 0 })),
    keep: assign((_, { found }: Known) => ({ verification: found?.code_verification ?? null, failures: 0 })),
    forget: assign({ id: null, verification: null, refusal: null, failures: 0 }),
    clearRefusal: assign({ refusal: null }),
    showRefusal: assign((_, { error }: WithError) => ({ refusal: ApiError.from(error).message || failureText(ApiError.from(error)) })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    /** Provided: the id is stored for a reload, or deleted. It opens nothing without the code. */
    storeId: (_) => {},
    announceFinished: emit((_, { isHeard }: { isHeard: boolean }) => ({ type: 'flow.finished', isHeard })),
  },
}).createMachine({
  id: 'codeFlow',
  context: ({ input }) => ({ ...input, verification: null, refusal: null, failures: 0 }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasId', target: 'looking' }, { target: 'asking' }] },
    asking: {
      tags: 'asking',
      on: { 'code.requested': { target: 'looking', actions: [{ type: 'begin', params: ({ event }) => event }, 'storeId'] } },
    },
    looking: {
      tags: 'busy',
      invoke: {
        src: 'loadVerification',
        input: ({ context }) => ({ id: context.id! }), // hasId
        onDone: [
          {
            guard: { type: 'isChecked', params: ({ event }) => ({ found: event.output }) },
            target: 'checked',
            actions: { type: 'keep', params: ({ event }) => ({ found: event.output }) },
          },
          {
            guard: { type: 'isThere', params: ({ event }) => ({ found: event.output }) },
            target: 'entering',
            actions: { type: 'keep', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'over' },
        ],
        onError: [
          { guard: { type: 'isInDoubt', params: ({ event }) => event }, target: 'silent', actions: 'countFailure' },
          { target: 'over' },
        ],
      },
    },
    silent: { tags: 'silent', after: { restPause: 'looking' }, on: { 'flow.retried': 'looking' } },
    entering: {
      tags: 'code',
      initial: 'waiting',
      on: {
        'code.accepted': [
          { guard: 'isForPassword', target: 'setting' },
          { guard: 'isForChange', target: 'changing' },
          { target: 'finished', actions: { type: 'announceFinished', params: ({ event }) => event } },
        ],
        'flow.restarted': { target: 'asking', actions: ['forget', 'storeId'] },
      },
      states: {
        waiting: {
          on: {
            'code.repeated': { target: 'sending', actions: 'clearRefusal' },
            'code.refused': { target: 'counting', actions: 'clearRefusal' },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'sendAgain',
            input: ({ context }) => ({ id: context.id! }), // hasId
            onDone: { target: 'waiting', actions: { type: 'keep', params: ({ event }) => ({ found: event.output }) } },
            onError: [
              { guard: { type: 'isConflict', params: ({ event }) => event }, target: '#codeFlow.over' },
              // Whether another code was sent is seen by when the next one may be.
              { target: 'counting', actions: { type: 'showRefusal', params: ({ event }) => event } },
            ],
          },
        },
        // In the background: the attempts that are left. Without an answer the known number stays.
        counting: {
          on: { 'code.repeated': { target: 'sending', actions: 'clearRefusal' }, 'code.refused': { target: 'counting', reenter: true } },
          invoke: {
            src: 'loadVerification',
            input: ({ context }) => ({ id: context.id! }), // hasId
            onDone: [
              {
                guard: { type: 'isThere', params: ({ event }) => ({ found: event.output }) },
                target: 'waiting',
                actions: { type: 'keep', params: ({ event }) => ({ found: event.output }) },
              },
              { target: '#codeFlow.over' },
            ],
            onError: 'waiting',
          },
        },
      },
    },
    checked: { always: [{ guard: 'isForPassword', target: 'setting' }, { target: 'changing' }] },
    setting: {
      tags: 'password',
      on: {
        'password.accepted': { target: 'finished', actions: { type: 'announceFinished', params: ({ event }) => event } },
        'flow.restarted': { target: 'asking', actions: ['forget', 'storeId'] },
      },
      initial: 'waiting',
      states: {
        waiting: { on: { 'code.refused': 'counting' } },
        counting: {
          on: { 'code.refused': { target: 'counting', reenter: true } },
          invoke: {
            src: 'loadVerification',
            input: ({ context }) => ({ id: context.id! }), // hasId
            onDone: [
              { guard: { type: 'isChecked', params: ({ event }) => ({ found: event.output }) }, target: 'waiting' },
              // Its time is over, or the code was typed somewhere else since.
              {
                guard: { type: 'isThere', params: ({ event }) => ({ found: event.output }) },
                target: '#codeFlow.entering',
                actions: { type: 'keep', params: ({ event }) => ({ found: event.output }) },
              },
              { target: '#codeFlow.over' },
            ],
            onError: 'waiting',
          },
        },
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        src: 'change',
        input: ({ context }) => ({ id: context.id! }), // hasId
        onDone: { target: 'finished', actions: { type: 'announceFinished', params: { isHeard: true } } },
        onError: [
          { guard: { type: 'isInDoubt', params: ({ event }) => event }, target: 'settling' },
          { target: 'unchanged', actions: { type: 'showRefusal', params: ({ event }) => event } },
        ],
      },
    },
    // Not changed a second time blindly: a verification that is used up has changed it.
    settling: {
      tags: 'busy',
      invoke: {
        src: 'loadVerification',
        input: ({ context }) => ({ id: context.id! }), // hasId
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ found: event.output }) },
            target: 'changing',
            actions: { type: 'keep', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'finished', actions: { type: 'announceFinished', params: { isHeard: false } } },
        ],
        onError: [
          { guard: { type: 'isInDoubt', params: ({ event }) => event }, target: 'unsettled', actions: 'countFailure' },
          { target: 'unchanged', actions: { type: 'showRefusal', params: ({ event }) => event } },
        ],
      },
    },
    unsettled: { tags: ['busy', 'silent'], after: { restPause: 'settling' }, on: { 'flow.retried': 'settling' } },
    unchanged: {
      tags: 'code',
      on: {
        'flow.retried': { target: 'changing', actions: 'clearRefusal' },
        'flow.restarted': { target: 'asking', actions: ['forget', 'storeId'] },
      },
    },
    over: { tags: 'over', on: { 'flow.restarted': { target: 'asking', actions: ['forget', 'storeId'] } } },
    finished: { tags: 'done', entry: ['forget', 'storeId'] },
  },
})
