import { assign, emit, enqueueActions, setup } from 'xstate'
import { ApiError, BROKEN_CONTRACT, isForeign, isInDoubt, isThrottled, isUnauthorized } from '../../model/api-error'
import type { CartQueue } from '../../model/cart/cart-queue'
import { savedCartOf, unfinished, type Unfinished } from '../../model/cart/unfinished'
import type { User } from '../../model/identity/user'
import { ASK_AGAIN_MS, LOOK_AGAIN_MS } from '../../model/limits'
import { isLostCode } from '../../model/lost-code'
import { effect } from '../support/effect'
import { loginFormMachine } from './login-form.machine'

/**
 * Why a session ends. `asked`: the user logged out here; `profile`: the server refused the profile at start; `login`: it refused the
 * profile right after a login; `elsewhere`: another tab logged out or another user logged in there; `replaced`: another user logged in here.
 */
export type Ending = 'asked' | 'profile' | 'login' | 'elsewhere' | 'replaced'

export type SessionFact =
  | { type: 'session.absent' }
  /** `isFresh`: the user has just logged in in this tab; false where an existing login was found. */
  | { type: 'session.opened'; user: User; isFresh: boolean }
  | { type: 'session.expired' }
  /** The profile of the signed-in user was loaded again. */
  | { type: 'user.changed'; user: User }
  /** Another tab says that the session is over: until the server confirms it, no data of the customer may be shown. */
  | { type: 'session.doubted' }
  /** A logout was asked for: how many writes of the cart are unsent? Answered by the command `session.mayLeave`. */
  | { type: 'session.leaving' }
  /** Writes are unsent or refused: the user has to decide what happens to them. */
  | { type: 'session.asking' }
  /** The user chose to send everything before the logout. */
  | { type: 'session.sending' }
  /** Unsent data of closed tabs are taken over: cart writes by the session, entered rows by the machine of the quick entry. */
  | { type: 'session.gathering' }
  /** Cart writes that closed tabs had left, to be sent by the cart of this tab. */
  | { type: 'session.gathered'; queue: CartQueue }
  /**
   * The logout is called off because a write was refused. `isElsewhere`: a write of another tab; `savedCartId`: a write to that saved cart,
   * null: to the cart.
   */
  | { type: 'session.returned'; isElsewhere: boolean; savedCartId: number | null }
  /** The logout failed. `isRefused`: by a refusal; otherwise there was no answer. `hasUnsent`: unsent writes exist and were kept. */
  | { type: 'session.stayed'; isRefused: boolean; hasUnsent: boolean }
  /** The session is over. `userId`: null if nobody was known yet; `leadTo`: the address to show next. */
  | { type: 'session.closed'; userId: number | null; ending: Ending; leadTo: string }

/**
 * Why the login could not be checked: no answer from the server; too many requests (429); somebody else answered; the code for signed-in users
 * did not load.
 */
export type Silence = 'unanswered' | 'throttled' | 'foreign' | 'lost'
function silenceOf(error: unknown): Silence {
  if (isLostCode(error)) return 'lost'
  if (isForeign(error)) return 'foreign'
  return isThrottled(error) ? 'throttled' : 'unanswered'
}

type Context = {
  user: User | null
  /** A call was answered with 401, and nobody has logged in since. */
  isExpired: boolean
  /** The profile was changed since it was loaded. */
  isOutdated: boolean
  /** Why the last check of the login had no result. */
  silence: Silence
  /** A login was made in this tab and not announced yet; becomes `isFresh`. */
  isMade: boolean
  /** User id of a login that another tab reported since. */
  rival: number | null
  ending: Ending
  /** The address to show after the logout. */
  leadTo: string
  /** Unsent and refused writes as counted for a logout: of the cart of this tab, and of all others. */
  own: Unfinished
  elsewhere: Unfinished
  /** Keys of writes that were already shown as refused when the logout was asked for. Only later refusals call the logout off. */
  told: readonly string[]
}
/** The address after a logout, unless the page asks for another one. [STATE-003] */
const HOME = '/'
const NOTHING: Unfinished = { unsent: 0, refused: [] }
/** Context before the server has said who is signed in. */
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
/** Id of the saved cart if all new refusals concern saved carts; null if one concerns the cart. */
const refusedCartOf = ({ told, elsewhere }: Context): number | null => {
  const carts = elsewhere.refused.filter((key) => !told.includes(key)).map(savedCartOf)
  return carts.includes(null) ? null : (carts[0] ?? null)
}
const isNothingRefused = ({ own, elsewhere }: Context) => own.refused.length + elsewhere.refused.length === 0
const isNothingUnsent = ({ own, elsewhere }: Context) => own.unsent + elsewhere.unsent === 0
const hasRefusal = (context: Context) => isUntold(context, context.own) || isUntold(context, context.elsewhere)

/** Types, actors, guards and actions of the session chart. */
export const sessionSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      /** `leadTo`: the address to show afterwards; home by default. */
        | { type: 'logout.requested'; leadTo?: string }
        | { type: 'logout.flushed' }
        | { type: 'logout.confirmed' }
        | { type: 'logout.withdrawn' }
        | { type: 'confirmation.retried' }
        | { type: 'session.reject' }
        /** The profile was changed, for example by a finished registration or an accepted invitation. */
        | { type: 'session.reread' }
        /** Another tab reports a logout, or the page comes back from the browser's cache: it is not known who is there. */
        | { type: 'session.drop' }
        /** A login was made in this tab without the login form: a registration was finished, a password restored, a link used. */
        | { type: 'session.open' }
        /** Another tab reports a login. */
        | { type: 'session.recheck'; userId: number }
        | ({ type: 'session.mayLeave' } & Unfinished),
    emitted: {} as SessionFact,
    tags: {} as 'busy' | 'unconfirmed' | 'asking',
  },
  actors: {
    loadUser: effect<User, void>('loadUser'),
    logout: effect<unknown, void>('logout'),
    /** Counts what other tabs of this user, open or closed, have left unsent in the store. */
    checkElsewhere: effect<Unfinished, { userId: number }>('checkElsewhere'),
    /** Takes over the unsent writes of closed tabs. */
    loadOrphaned: effect<CartQueue, { userId: number }>('loadOrphaned'),
    loginForm: loginFormMachine,
  },
  guards: {
    isUnauthorized: (_, params: { error: unknown }) => isUnauthorized(params.error),
    /** 401 while a user is known: the login has expired. */
    isLapsed: ({ context }, params: { error: unknown }) => context.user !== null && isUnauthorized(params.error),
    /** No answer, or one that cannot be read: it says nothing about the login. [DEC-007, DEC-085] */
    isUnanswered: (_, params: { error: unknown }) => isInDoubt(params.error),
    /** The server has no session any more: it answered 401, or successfully but with a body that breaks the contract. */
    isOver: (_, params: { error: unknown }) => isUnauthorized(params.error) || ApiError.from(params.error).status === BROKEN_CONTRACT,
    /** The server refused the profile: the session ends here even if the logout is refused as well. [STATE-004] */
    isForced: ({ context }, params: { error: unknown }) => context.ending !== 'asked' && !isInDoubt(params.error),
    isAsked: ({ context }) => context.ending === 'asked',
    hasUser: ({ context }) => context.user !== null,
    isAnother: ({ context }, { userId }: { userId: number }) => context.user?.id !== userId,
    isExpired: ({ context }) => context.isExpired,
    /** Somebody is signed in, and the writes of this tab are made under that login. */
    isInUse: ({ context }) => context.user !== null && !context.isExpired,
    isOutdated: ({ context }) => context.isOutdated,
    /** Nothing is unsent or refused: a logout loses nothing. */
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
    noteLogin: assign({ isMade: true, rival: null, isOutdated: false }),
    /** The login in the other tab may have replaced the one made here; loading the profile will show which is in force. */
    noteRival: assign({ rival: (_, { userId }: { userId: number }) => userId }),
    noteWay: assign({ leadTo: (_, { leadTo = HOME }: { leadTo?: string }) => leadTo }),
    noteEnding: assign({ ending: (_, { ending }: { ending: Ending }) => ending }),
    /** Starts counting for a logout: refusals that exist now were shown before. */
    beginCount: assign((_, { unsent, refused }: Unfinished) => ({ own: { unsent, refused }, elsewhere: NOTHING, told: refused })),
    countOwn: assign({ own: (_, { unsent, refused }: Unfinished) => ({ unsent, refused }) }),
    beginElsewhere: assign(({ context }, elsewhere: Unfinished) => ({ elsewhere, told: [...context.told, ...elsewhere.refused] })),
    countElsewhere: assign({ elsewhere: (_, elsewhere: Unfinished) => elsewhere }),
    /** Adds writes taken over from closed tabs, until the cart counts them itself. */
    countGathered: assign({
      own: ({ context: { own } }, { queue }: { queue: CartQueue }) => ({ ...own, unsent: own.unsent + unfinished(queue).unsent }),
    }),
    announceAbsent: emit({ type: 'session.absent' }),
    announceExpired: emit({ type: 'session.expired' }),
    announceChanged: emit(({ context }) => ({ type: 'user.changed', user: context.user! })), // `rememberUser` has run
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
    })), // runs before `forgetUser`
  },
}).extend({
  // separate: TypeScript does not infer `assign` and `enqueueActions` well in one list
  actions: {
    /** Runs after `rememberUser`. `isFresh` is set once per login, and only if the user who logged in here is the one signed in. */
    announceOpened: enqueueActions(({ context: { user, isMade, rival }, enqueue }) => {
      enqueue.emit({ type: 'session.opened', user: user!, isFresh: isMade && user!.id !== rival })
      enqueue.assign({ isMade: false, rival: null })
    }),
  },
})
