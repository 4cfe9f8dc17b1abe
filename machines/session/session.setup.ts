import { assign, emit, enqueueActions, setup } from 'xstate'
import { ApiError, BROKEN_CONTRACT, isThrottled, isUnanswered, isUnauthorized } from '../../model/api-error'
import type { CartQueue } from '../../model/cart/cart-queue'
import { savedCartOf, unfinished, type Unfinished } from '../../model/cart/unfinished'
import type { User } from '../../model/identity/user'
import { ASK_AGAIN_MS, LOOK_AGAIN_MS } from '../../model/limits'
import { isLostCode } from '../../model/lost-code'
import { effect } from '../support/effect'
import { loginFormMachine } from './login-form.machine'

/** Why a session ends: the user asked for it; his profile was refused, at a start or right after a login; he logged out in another tab. */
export type Ending = 'asked' | 'profile' | 'login' | 'elsewhere'

export type SessionFact =
  | { type: 'session.absent' }
  /** `isFresh`: somebody logged in here and nobody was told of it yet; false where the login was only found. */
  | { type: 'session.opened'; user: User; isFresh: boolean }
  | { type: 'session.expired' }
  /** What is known of who is signed in was read anew. */
  | { type: 'user.changed'; user: User }
  /** Another tab says that it is over: until the server is asked nothing of the customer's may be seen. */
  | { type: 'session.doubted' }
  | { type: 'session.leaving' }
  /** Something is unsent or was refused: what to do with it is for the user to say. */
  | { type: 'session.asking' }
  /** All of it is to be sent before he goes. */
  | { type: 'session.sending' }
  /** What dead tabs left is taken over: the wishes here, entered rows by whoever enters them. */
  | { type: 'session.gathering' }
  /** What dead tabs left is to be sent too. */
  | { type: 'session.gathered'; queue: CartQueue }
  /** A write was refused: the logout is off. `isElsewhere`: it is another tab's. */
  /** `savedCartId`: what was refused is a change of that saved cart; null: of the cart. */
  | { type: 'session.returned'; isElsewhere: boolean; savedCartId: number | null }
  /** The logout failed. `isRefused`: the server said no; else it said nothing. `hasUnsent`: what was to be dropped is kept. */
  | { type: 'session.stayed'; isRefused: boolean; hasUnsent: boolean }
  /** `userId` null: nobody was known yet. `leadTo`: the address that is next. */
  | { type: 'session.closed'; userId: number | null; ending: Ending; leadTo: string }

/** The server does not answer; it was asked too often; it answered, and the code of whoever is there did not come. */
export type Silence = 'unanswered' | 'throttled' | 'lost'
const silenceOf = (error: unknown): Silence => (isLostCode(error) ? 'lost' : isThrottled(error) ? 'throttled' : 'unanswered')

type Context = {
  user: User | null
  /** The server asked for a login, and nobody has logged in since. */
  isExpired: boolean
  /** What is known of him is of before a change. */
  isOutdated: boolean
  /** Why it was not known who is there when that was asked last. */
  silence: Silence
  /** A login was made here, and nobody was told of it yet. */
  isMade: boolean
  /** Who has logged in in another tab since. */
  rival: number | null
  ending: Ending
  /** Where the logout that was asked for leads. */
  leadTo: string
  /** What a logout found in the cart of this tab, and what other tabs keep. */
  own: Unfinished
  elsewhere: Unfinished
  /** Keys of the writes that had been refused, and said so, when the logout was asked for. */
  told: readonly string[]
}
/** Where a logout leads, unless the page that it was asked for on says otherwise. [STATE-003] */
const HOME = '/'
const NOTHING: Unfinished = { unsent: 0, refused: [] }
/** Before the server said who is there. */
export const EMPTY: Context = {
  user: null,
  isExpired: false,
  isOutdated: false,
  silence: 'unanswered',
  isMade: false,
  rival: null,
  ending: 'asked',
  leadTo: HOME,
  own: NOTHING,
  elsewhere: NOTHING,
  told: [],
}

const isUntold = ({ told }: Context, { refused }: Unfinished) => refused.some((key) => !told.includes(key))
/** The saved cart of what was refused and not told; null where something else was. */
const refusedCartOf = ({ told, elsewhere }: Context): number | null => {
  const carts = elsewhere.refused.filter((key) => !told.includes(key)).map(savedCartOf)
  return carts.includes(null) ? null : (carts[0] ?? null)
}
const isNothingRefused = ({ own, elsewhere }: Context) => own.refused.length + elsewhere.refused.length === 0
const isNothingUnsent = ({ own, elsewhere }: Context) => own.unsent + elsewhere.unsent === 0
const hasRefusal = (context: Context) => isUntold(context, context.own) || isUntold(context, context.elsewhere)

/** What the chart of the session may name. */
export const sessionSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      /** `leadTo`: where to afterwards; home without it. */
        | { type: 'logout.requested'; leadTo?: string }
        | { type: 'logout.flushed' }
        | { type: 'logout.confirmed' }
        | { type: 'logout.withdrawn' }
        | { type: 'confirmation.retried' }
        | { type: 'session.reject' }
        /** His own data changed: he finished his registration, or somebody's invitation did. */
        | { type: 'session.reread' }
        /** Another tab says that somebody logged out there. */
        | { type: 'session.drop' }
        /** Somebody logged in elsewhere. */
        | { type: 'session.recheck'; userId: number }
        | ({ type: 'session.mayLeave' } & Unfinished),
    emitted: {} as SessionFact,
    tags: {} as 'busy' | 'unconfirmed' | 'asking',
  },
  actors: {
    loadUser: effect<User, void>('loadUser'),
    logout: effect<unknown, void>('logout'),
    /** What the other tabs of this user, living and dead, keep unsent. */
    checkElsewhere: effect<Unfinished, { userId: number }>('checkElsewhere'),
    /** What dead tabs left, this tab's from now on. */
    loadOrphaned: effect<CartQueue, { userId: number }>('loadOrphaned'),
    loginForm: loginFormMachine,
  },
  guards: {
    isUnauthorized: (_, params: { error: unknown }) => isUnauthorized(params.error),
    /** A login is asked for of somebody who is known. */
    isLapsed: ({ context }, params: { error: unknown }) => context.user !== null && isUnauthorized(params.error),
    isUnanswered: (_, params: { error: unknown }) => isUnanswered(params.error),
    /** The server knows no session, or it ended it and said so in words of its own. */
    isOver: (_, params: { error: unknown }) => isUnauthorized(params.error) || ApiError.from(params.error).status === BROKEN_CONTRACT,
    /** Nobody may go on with a profile that is refused, even where the logout is refused as well. [STATE-004] */
    isForced: ({ context }, params: { error: unknown }) => context.ending !== 'asked' && !isUnanswered(params.error),
    isAsked: ({ context }) => context.ending === 'asked',
    hasUser: ({ context }) => context.user !== null,
    isAnother: ({ context }, { userId }: { userId: number }) => context.user?.id !== userId,
    isExpired: ({ context }) => context.isExpired,
    isOutdated: ({ context }) => context.isOutdated,
    /** All is saved: nothing goes with the login. */
    isSaved: ({ context }) => isNothingUnsent(context) && isNothingRefused(context),
    isClean: ({ context }, elsewhere: Unfinished) =>
      isNothingUnsent({ ...context, elsewhere }) && isNothingRefused({ ...context, elsewhere }),
    isNothingUnsent: ({ context }) => isNothingUnsent(context),
    isAllSent: ({ context }) => isNothingUnsent(context) && !hasRefusal(context),
    hasRefusal: ({ context }) => hasRefusal(context),
    isLeft: (_, { queue }: { queue: CartQueue }) => queue.length > 0,
  },
  delays: { askAgain: ASK_AGAIN_MS, lookAgain: LOOK_AGAIN_MS },
  actions: {
    rememberUser: assign({ user: (_, params: { user: User }) => params.user, isExpired: false }),
    forgetUser: assign(EMPTY),
    noteOutdated: assign({ isOutdated: true }),
    beginRereading: assign({ isOutdated: false }),
    noteExpired: assign({ isExpired: true, isMade: false }),
    noteSilence: assign({ silence: (_, params: { error: unknown }) => silenceOf(params.error) }),
    noteLogin: assign({ isMade: true, rival: null }),
    /** His login may have overtaken the one that was made here: the profile will tell. */
    noteRival: assign({ rival: (_, { userId }: { userId: number }) => userId }),
    noteWay: assign({ leadTo: (_, { leadTo = HOME }: { leadTo?: string }) => leadTo }),
    noteEnding: assign({ ending: (_, { ending }: { ending: Ending }) => ending }),
    /** A logout begins: what was refused before has been said before. */
    beginCount: assign((_, { unsent, refused }: Unfinished) => ({ own: { unsent, refused }, elsewhere: NOTHING, told: refused })),
    countOwn: assign({ own: (_, { unsent, refused }: Unfinished) => ({ unsent, refused }) }),
    beginElsewhere: assign(({ context }, elsewhere: Unfinished) => ({ elsewhere, told: [...context.told, ...elsewhere.refused] })),
    countElsewhere: assign({ elsewhere: (_, elsewhere: Unfinished) => elsewhere }),
    /** Until the cart counts them itself. */
    countGathered: assign({
      own: ({ context: { own } }, { queue }: { queue: CartQueue }) => ({ ...own, unsent: own.unsent + unfinished(queue).unsent }),
    }),
    announceAbsent: emit({ type: 'session.absent' }),
    announceExpired: emit({ type: 'session.expired' }),
    announceChanged: emit(({ context }) => ({ type: 'user.changed', user: context.user! })), // after rememberUser
    announceDoubted: emit({ type: 'session.doubted' }),
    announceLeaving: emit({ type: 'session.leaving' }),
    announceAsking: emit({ type: 'session.asking' }),
    announceSending: emit({ type: 'session.sending' }),
    announceGathering: emit({ type: 'session.gathering' }),
    announceGathered: emit((_, { queue }: { queue: CartQueue }) => ({ type: 'session.gathered', queue })),
    announceReturned: emit(({ context }) => ({
      type: 'session.returned',
      isElsewhere: !isUntold(context, context.own),
      savedCartId: isUntold(context, context.own) ? null : refusedCartOf(context),
    })),
    announceStayed: emit(({ context }, { isRefused }: { isRefused: boolean }) => ({
      type: 'session.stayed',
      isRefused,
      hasUnsent: !isNothingUnsent(context),
    })),
    announceClosed: emit(({ context: { user, ending, leadTo } }) => ({
      type: 'session.closed',
      userId: user?.id ?? null,
      ending,
      leadTo: ending === 'asked' ? leadTo : HOME,
    })), // before forgetUser
  },
}).extend({
  // apart: TypeScript infers `assign` and `enqueueActions` in one list badly
  actions: {
    /** After rememberUser. A login that was made here is told once, and only if it is its user who is in. */
    announceOpened: enqueueActions(({ context: { user, isMade, rival }, enqueue }) => {
      enqueue.emit({ type: 'session.opened', user: user!, isFresh: isMade && user!.id !== rival })
      enqueue.assign({ isMade: false, rival: null })
    }),
  },
})
