import { assign, not, setup } from 'xstate'
import { ApiError, isInDoubt, isUnauthorized } from '../../model/api-error'
import type { Invite } from '../../model/company/company'
import { readInviteCode } from '../../model/company/invite-code'
import { STALE_AFTER_MS } from '../../model/limits'
import { isOld } from '../../model/staleness'
import { effect } from '../support/effect'

type Answer = 'accepted' | 'rejected'
type Context = {
  /** As the address has it; null: it has none. */
  code: string | null
  isGuest: boolean
  invite: Invite | null
  /** When it was read last, ms by the wall clock; undefined: never. */
  readAt: number | undefined
  /** What was pressed last. */
  wanted: Answer | null
  /** Why the last answer did not come to anything, or why the invitation did not come. */
  error: ApiError | null
  /** What was entered as a code can be none. */
  isCodeWrong: boolean
}
type Failed = { error: unknown }

/**
 * An invitation into a region of a company, for one visit of its page by one person: seen, then accepted or rejected once. Whatever becomes
 * of an answer, the server's word is read again before anything is said. [STATE-023, DEC-040]
 */
export const inviteMachine = setup({
  types: {
    input: {} as { code: string | null; isGuest: boolean },
    context: {} as Context,
    events: {} as
      /** Typed or pasted, by hand or the link of the letter. */
        | { type: 'code.entered'; code: string }
        | { type: 'acceptance.pressed' }
        | { type: 'rejection.asked' }
        | { type: 'rejection.withdrawn' }
        | { type: 'rejection.confirmed' }
        /** What kept it away may be over. */
        | { type: 'invite.retried' }
        /** Somebody looks at the page again: after five minutes it is read again. [DEC-058] */
        | { type: 'invite.looked' },
    tags: {} as 'pending' | 'busy' | 'accepting' | 'rejecting' | 'asking',
  },
  actors: {
    loadInvite: effect<Invite, { code: string }>('loadInvite'),
    sendAnswer: effect<Invite, { code: string; answer: Answer }>('sendAnswer'),
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    /** A code that none can have is not asked about. */
    isOpenable: ({ context }) => context.code !== null && readInviteCode(context.code) !== null,
    isReadable: (_, { code }: { code: string }) => readInviteCode(code) !== null,
    isSameCode: ({ context }, { code }: { code: string }) => context.code !== null && readInviteCode(code) === context.code,
    isGuest: ({ context }) => context.isGuest,
    isAcceptance: ({ context }, { invite }: { invite: Invite }) => invite.status === 'accepted' && context.wanted === 'accepted',
    isPending: ({ context }) => context.invite?.status === 'pending',
    /** It was accepted, by an answer of here of which nobody knew whether it had arrived. */
    isJoined: ({ context }) => context.invite?.status === 'accepted' && context.wanted === 'accepted',
    isAccepted: ({ context }) => context.invite?.status === 'accepted',
    isExpired: ({ context }) => context.invite?.status === 'expired',
    isStale: ({ context }) => isOld(context.readAt, STALE_AFTER_MS),
    isUnauthorized: (_, { error }: Failed) => isUnauthorized(error),
    isForeign: (_, { error }: Failed) => ApiError.from(error).status === 403,
    isMissing: (_, { error }: Failed) => ApiError.from(error).status === 404,
    /** Nobody knows whether it was done, or something else was done before. */
    isDoubtful: (_, { error }: Failed) => isInDoubt(error) || ApiError.from(error).status === 409,
  },
  actions: {
    keep: assign((_, { invite }: { invite: Invite }) => ({ invite, readAt: Date.now() })),
    want: assign((_, { answer }: { answer: Answer }) => ({ wanted: answer, error: null })),
    blame: assign((_, { error }: Failed) => ({ error: ApiError.from(error) })),
    noteWrong: assign({ isCodeWrong: true }),
    noteRight: assign({ isCodeWrong: false }),
    /** Provided: the address of another invitation. */
    openCode: (_, _params: { code: string }) => {},
    /** Provided: his regions are others, which no answer said. */
    announceJoined: () => {},
  },
}).createMachine({
  id: 'invite',
  context: ({ input }) => ({ ...input, invite: null, readAt: undefined, wanted: null, error: null, isCodeWrong: false }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: not('hasCode'), target: 'codeless' },
        { guard: not('isOpenable'), target: 'unknown' },
        { guard: 'isGuest', target: 'guest' },
        { target: 'loading' },
      ],
    },
    codeless: {
      on: {
        'code.entered': [
          {
            guard: { type: 'isReadable', params: ({ event }) => event },
            actions: ['noteRight', { type: 'openCode', params: ({ event }) => event }],
          },
          { actions: 'noteWrong' },
        ],
      },
    },
    // He comes back to it when he has logged in.
    guest: {},
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadInvite',
        input: ({ context }) => ({ code: context.code! }), // hasCode
        onDone: { target: 'judging', actions: { type: 'keep', params: ({ event }) => ({ invite: event.output }) } },
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => event }, target: 'barred' },
          { guard: { type: 'isForeign', params: ({ event }) => event }, target: 'foreign' },
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'unknown' },
          { target: 'failed', actions: { type: 'blame', params: ({ event }) => event } },
        ],
      },
    },
    judging: {
      always: [
        { guard: 'isPending', target: 'pending' },
        { guard: 'isJoined', target: 'accepted', actions: 'announceJoined' },
        { guard: 'isAccepted', target: 'used' },
        { guard: 'isExpired', target: 'expired' },
        { target: 'rejected' },
      ],
    },
    pending: {
      tags: 'pending',
      initial: 'open',
      states: {
        open: {
          on: {
            'acceptance.pressed': {
              target: '#invite.answering.accepting',
              actions: { type: 'want', params: { answer: 'accepted' } },
            },
            'rejection.asked': 'asking',
            'invite.looked': { guard: 'isStale', target: '#invite.checking' },
          },
        },
        asking: {
          tags: 'asking',
          on: {
            'rejection.withdrawn': 'open',
            'rejection.confirmed': { target: '#invite.answering.rejecting', actions: { type: 'want', params: { answer: 'rejected' } } },
          },
        },
      },
    },
    answering: {
      tags: ['pending', 'busy'],
      initial: 'accepting',
      invoke: {
        src: 'sendAnswer',
        input: ({ context }) => ({ code: context.code!, answer: context.wanted! }), // `want` came before
        onDone: [
          {
            guard: { type: 'isAcceptance', params: ({ event }) => ({ invite: event.output }) },
            target: 'accepted',
            actions: { type: 'keep', params: ({ event }) => ({ invite: event.output }) },
          },
          { target: 'judging', actions: { type: 'keep', params: ({ event }) => ({ invite: event.output }) } },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => event }, target: 'barred' },
          { guard: { type: 'isForeign', params: ({ event }) => event }, target: 'foreign' },
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'unknown' },
          {
            guard: { type: 'isDoubtful', params: ({ event }) => event },
            target: 'checking',
            actions: { type: 'blame', params: ({ event }) => event },
          },
          { target: 'pending', actions: { type: 'blame', params: ({ event }) => event } },
        ],
      },
      states: { accepting: { tags: 'accepting' }, rejecting: { tags: 'rejecting' } },
    },
    // What stands on the screen stays until it is known.
    checking: {
      tags: ['pending', 'busy'],
      invoke: {
        src: 'loadInvite',
        input: ({ context }) => ({ code: context.code! }), // hasCode
        onDone: { target: 'judging', actions: { type: 'keep', params: ({ event }) => ({ invite: event.output }) } },
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => event }, target: 'barred' },
          { guard: { type: 'isForeign', params: ({ event }) => event }, target: 'foreign' },
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'unknown' },
          { target: 'pending' },
        ],
      },
    },
    accepted: {},
    used: {},
    rejected: {},
    expired: {},
    foreign: {},
    unknown: {
      on: {
        'code.entered': [
          { guard: { type: 'isSameCode', params: ({ event }) => event }, target: 'loading', actions: 'noteRight' },
          {
            guard: { type: 'isReadable', params: ({ event }) => event },
            actions: ['noteRight', { type: 'openCode', params: ({ event }) => event }],
          },
          { actions: 'noteWrong' },
        ],
      },
    },
    failed: { on: { 'invite.retried': 'loading', 'invite.looked': 'loading' } },
    // A login is asked for over the page. [DEC-008]
    barred: { on: { 'invite.retried': 'loading' } },
  },
})
