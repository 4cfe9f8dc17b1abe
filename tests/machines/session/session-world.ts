import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { sessionMachine } from '../../../machines/session/session.machine'
import { ApiError } from '../../../model/api-error'
import type { CartQueue } from '../../../model/cart/cart-queue'
import type { Unfinished } from '../../../model/cart/unfinished'
import type { User } from '../../../model/identity/user'
import { atRest } from '../../support/waiting/at-rest'
import { sessionReader } from './session-reader'

/**
 * How a call ends: as the server stands, or stood when it was asked; without an answer, heard by the server or not; refused for a reason of its
 * own; answered by somebody else, who never passed it on; performed, with an answer that cannot be read.
 */
export type End = 'truth' | 'late' | 'lost' | 'silent' | 'refused' | 'foreign' | 'unreadable'
type Call = { name: 'loadUser' | 'logout' | 'checkElsewhere' | 'loadOrphaned'; end: (how: End) => Promise<void>; isUnderway: () => boolean }
/** Another tab's news, on its way here. */
type Letter = { type: 'session.drop' } | { type: 'session.recheck'; userId: number }

export const NOTHING: Unfinished = { unsent: 0, refused: [] }
const silence = () => new ApiError(0, '')

/**
 * A session between a server that knows who is logged in, other tabs that log in and out, and a reader of its facts. Every call is held until a
 * test ends it, and the server answers what is so at that time.
 */
export async function sessionWorld(loggedIn: number | null) {
  const clock = new SimulatedClock()
  const calls: Call[] = []
  const letters: Letter[] = []
  let cookie = loggedIn
  let finishLogin: (() => void) | null = null
  const kept = { own: NOTHING, elsewhere: NOTHING, orphans: false }
  const reader = sessionReader()

  const held = <T, Input>(name: Call['name'], answer: (how: End, before: number | null) => T) =>
    fromPromise<T, Input>(
      ({ signal }) =>
        new Promise((resolve, reject) => {
          let isEnded = false
          reader.called(name)
          const before = cookie
          calls.push({
            name,
            isUnderway: () => !isEnded && !signal.aborted,
            end: async (how) => {
              isEnded = true
              try {
                const value = answer(how, before)
                if (!signal.aborted) reader.answered(name, value)
                resolve(value)
              } catch (error) {
                if (!signal.aborted) reader.failed(name, error)
                reject(error as Error)
              }
              await atRest()
            },
          })
        }),
    )
  const failed = (how: End) => {
    if (how === 'refused') throw new ApiError(422, '')
    if (how === 'lost' || how === 'silent') throw silence()
    if (how === 'foreign') throw new ApiError(0, '', { isForeign: true })
    if (how === 'unreadable') throw new ApiError(600, '')
  }
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        loadUser: held<User, void>('loadUser', (how, before) => {
          failed(how)
          const id = how === 'late' ? before : cookie
          if (id === null) throw new ApiError(401, '')
          return { id, registration_not_complete: false, last_company_id: null } as User // what is looked at
        }),
        logout: held<unknown, void>('logout', (how) => {
          if (how === 'refused') throw new ApiError(422, '')
          const wasIn = cookie !== null
          if (how !== 'silent' && how !== 'foreign') cookie = null
          failed(how)
          if (!wasIn) throw new ApiError(401, '')
          return null
        }),
        checkElsewhere: held<Unfinished, { userId: number }>('checkElsewhere', (how) => {
          failed(how)
          return kept.elsewhere
        }),
        loadOrphaned: held<CartQueue, { userId: number }>('loadOrphaned', (how) => {
          failed(how)
          const isLeft = kept.orphans
          kept.orphans = false
          return isLeft ? [{ kind: 'unreadable' } as never] : [] // only that something is left is looked at
        }),
        // A form that is filled in by `logIn`; what it checks itself is proved beside it.
        loginForm: fromPromise(() => new Promise<void>((resolve) => (finishLogin = resolve))) as never,
      },
    }),
    { clock },
  )
  for (const type of reader.types)
    actor.on(type, (fact) => {
      reader.heard(fact)
      // The cart answers how it stands.
      if (fact.type === 'session.leaving') queueMicrotask(count)
    })
  function send(event: Parameters<typeof actor.send>[0]): void {
    reader.told(event)
    actor.send(event)
  }
  /** What another tab told is followed at once wherever somebody's screen is shown. */
  function follow(letter: Letter): void {
    const { who, seen } = reader
    send(letter)
    const isOfAnother = letter.type === 'session.drop' || letter.userId !== who
    const isShown = actor.getSnapshot().matches('signedIn') || actor.getSnapshot().matches('leaving')
    if (who !== null && seen !== 'guest' && isOfAnother && isShown) reader.broken.push('a screen is not left to one where another is in')
  }
  function count(): void {
    if (actor.getSnapshot().matches('leaving')) send({ type: 'session.mayLeave', ...kept.own })
  }
  actor.start()
  await atRest()

  return {
    actor,
    reader,
    calls,
    letters,
    clock,
    send,
    follow,
    cookie: () => cookie,
    /** Whether the form is there to be filled in. */
    hasForm: () => actor.getSnapshot().matches('guest') || actor.getSnapshot().matches('expired'),
    async logIn(userId: number): Promise<void> {
      cookie = userId
      reader.loggedIn(userId)
      finishLogin?.()
      await atRest()
    },
    /** A registration, a restored password or a link logs in, in this tab. */
    openSession(userId: number): void {
      cookie = userId
      reader.loggedIn(userId)
      send({ type: 'session.open' })
    },
    logInElsewhere(userId: number): void {
      cookie = userId
      letters.push({ type: 'session.recheck', userId })
    },
    logOutElsewhere(): void {
      cookie = null
      letters.push({ type: 'session.drop' })
    },
    /** The server forgets the login; nobody here hears of it until a call of the shop is refused. */
    endLogin(): void {
      cookie = null
    },
    /** A call of the shop is answered. */
    callOfShop(): void {
      if (cookie === null) send({ type: 'session.reject' })
    },
    keep(how: Partial<typeof kept>): void {
      Object.assign(kept, how)
      if (how.own) count()
    },
  }
}
export type SessionWorld = Awaited<ReturnType<typeof sessionWorld>>
