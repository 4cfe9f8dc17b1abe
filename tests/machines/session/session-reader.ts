import type { SessionFact } from '../../../machines/session/session.setup'
import { ApiError } from '../../../model/api-error'
import type { Unfinished } from '../../../model/cart/unfinished'
import type { User } from '../../../model/identity/user'

type Seen = 'unknown' | 'guest' | 'open' | 'expired' | 'doubted'
type Told = { type: string; userId?: number; leadTo?: string; unsent?: number; refused?: readonly string[] }
/** No answer, or one that cannot be read. */
const isSilent = (error: unknown) => [0, 600].includes(ApiError.from(error).status)
const status = (error: unknown) => ApiError.from(error).status

/**
 * Whoever shows the shop by the facts alone, with a memory of what was asked and answered: an independent oracle. What a fact may not say
 * is written down in `broken`.
 */
export function sessionReader() {
  const broken: string[] = []
  const types = [
    ...['session.absent', 'session.opened', 'session.expired', 'user.changed', 'session.doubted', 'session.leaving'],
    ...['session.returned', 'session.stayed', 'session.closed'],
  ] as SessionFact['type'][]
  let seen: Seen = 'unknown'
  let who: number | null = null
  /** What the server said last of who is there: a number, a refusal to know anybody, a refusal of the profile. */
  let said: { user: number } | 'nobody' | 'refused' | null = null
  /** A refusal that ends a login came since the last good answer. */
  let isRefused = false
  /** Why the personal screen may be emptied: a letter of another tab, or an answer that names another. */
  let isWarned = false
  let login: number | null = null
  /** Who logged in elsewhere since, as far as this tab was told. */
  let rival: number | null = null
  /** Its profile was, since. */
  let wasRefused = false
  let lastLogout: 'done' | 'refused' | 'silent' | null = null
  /** What a logout that was asked for knows of what is unfinished, and what the user said to it. */
  let leaving = {
    leadTo: '/',
    own: null as Unfinished | null,
    elsewhere: { unsent: 0, refused: [] } as Unfinished,
    agreed: '',
    first: [] as readonly string[],
    shown: null as readonly string[] | null,
  }
  /** Nobody goes on with a profile that is refused, even where the logout is refused as well. [STATE-004] */
  let isPutOut = false
  /** Where a logout leads that this very event asks for. */
  let asks: string | null = null
  let isAsked = false
  let isLogoutCalled = false

  /** A logout that nobody answered may be undone: the login still stands. */
  const hasAnswered = () => lastLogout === 'done' || lastLogout === 'refused'
  const must = (holds: boolean, law: string) => {
    if (!holds) broken.push(law)
  }
  function heard(fact: SessionFact): void {
    if (fact.type === 'session.opened') {
      must(typeof said === 'object' && said?.user === fact.user.id, 'who is opened is whom the server named last')
      must(!fact.isFresh || (login !== null && rival !== fact.user.id), 'a fresh login was made here, and not elsewhere since')
      must(fact.isFresh || login !== fact.user.id || rival !== null || wasRefused, 'a login that was made here is told')
      // Elsewhere the root makes a customer anew where another comes; whoever is only set aside has kept all he had.
      must(seen !== 'doubted' || who === null || who === fact.user.id, 'nobody comes into what another left behind')
      who = fact.user.id
      isPutOut = false
      seen = 'open'
      login = null
      isRefused = false
      isWarned = false
    } else if (fact.type === 'session.absent') {
      must(who === null && said === 'nobody', 'nobody is there where the server knows nobody')
      seen = 'guest'
      login = null
    } else if (fact.type === 'session.expired') {
      must(who !== null && isRefused, 'only a refusal ends a login')
      seen = 'expired'
      login = null
      isAsked = false
    } else if (fact.type === 'user.changed') {
      must(seen === 'open' && fact.user.id === who && typeof said === 'object' && said?.user === who, 'what changed is his who is in')
    } else if (fact.type === 'session.doubted') {
      must(who !== null && isWarned, 'the screen is emptied where something told of another')
      seen = 'doubted'
      isAsked = false
    } else if (fact.type === 'session.closed') {
      must(fact.userId === who, 'who is closed is who was open')
      if (fact.ending === 'asked')
        must(isAsked && lastLogout === 'done' && fact.leadTo === leaving.leadTo, 'he goes who asked, where he asked')
      else must(fact.leadTo === '/', 'who did not ask is led home')
      if (fact.ending === 'replaced')
        must(login !== null && typeof said === 'object' && said?.user !== who, 'another logged in here in his place')
      if (fact.ending === 'elsewhere')
        must(isWarned && (said === 'nobody' || (typeof said === 'object' && said?.user !== who)), 'gone elsewhere')
      if (fact.ending === 'profile') must(said === 'refused' && hasAnswered(), 'whoever is put out has a refused profile')
      if (fact.ending === 'login') must(typeof said === 'string' && hasAnswered(), 'a login that leads nowhere was refused')
      isPutOut = fact.ending === 'profile' || fact.ending === 'login'
      who = null
      seen = 'guest'
      if (!['elsewhere', 'replaced'].includes(fact.ending) || said === 'nobody') login = null
      isAsked = false
    } else if (fact.type === 'session.stayed') {
      must(isAsked && lastLogout !== 'done' && lastLogout !== null, 'who stays has seen his logout fail')
      isAsked = false
    } else if (fact.type === 'session.returned') {
      must(isAsked && !isLogoutCalled, 'who is brought back was leaving')
      isAsked = false
    } else if (fact.type === 'session.leaving') {
      must(asks !== null && who !== null, 'who leaves has asked')
      isAsked = true
      isLogoutCalled = false
      leaving = { leadTo: asks ?? '/', own: null, elsewhere: { unsent: 0, refused: [] }, agreed: '', first: [], shown: null }
    }
  }
  return {
    types,
    broken,
    heard,
    get seen(): Seen {
      return seen
    },
    get isPutOut(): boolean {
      return isPutOut
    },
    get who(): number | null {
      return who
    },
    loggedIn(userId: number): void {
      login = userId
      rival = null
      wasRefused = false
    },
    /** An event that reaches the session. */
    told(event: Told): void {
      if (event.type === 'session.reject') isRefused = true
      if (event.type === 'session.drop' || event.type === 'session.open') isWarned = true
      if (event.type === 'session.recheck') {
        isWarned = true
        rival = event.userId ?? null
      }
      asks = event.type === 'logout.requested' ? (event.leadTo ?? '/') : null
      if (event.type === 'logout.withdrawn' && !isLogoutCalled) isAsked = false
      if (event.type === 'logout.confirmed' || event.type === 'logout.flushed') leaving.agreed = event.type
      if (event.type === 'session.mayLeave') {
        if (!leaving.own) leaving.first = event.refused ?? []
        leaving.own = { unsent: event.unsent ?? 0, refused: event.refused ?? [] }
      }
    },
    called(name: string): void {
      if (name !== 'logout') return
      lastLogout = null
      isLogoutCalled = true
      if (said === 'refused' || !isAsked) return
      const { own, elsewhere, agreed } = leaving
      must(own !== null, 'he goes after the cart was asked')
      const isAllSent = (own?.unsent ?? 0) + elsewhere.unsent === 0
      const refused = [...(own?.refused ?? []), ...elsewhere.refused]
      must(agreed === 'logout.confirmed' || isAllSent, 'nothing unsent goes with a login unless he said so')
      const seenFirst = agreed === '' ? [] : (leaving.shown ?? leaving.first)
      must(
        agreed === 'logout.confirmed' || refused.every((key) => seenFirst.includes(key)),
        'nothing refused goes with a login before he has seen it',
      )
    },
    answered(name: string, value: unknown): void {
      if (name === 'loadUser') {
        said = { user: (value as User).id }
        if (who !== null && said.user !== who) isWarned = true
        isRefused = false
      }
      if (name === 'logout') lastLogout = 'done'
      if (name === 'checkElsewhere') {
        leaving.elsewhere = value as Unfinished
        leaving.shown ??= [...leaving.first, ...leaving.elsewhere.refused]
      }
    },
    failed(name: string, error: unknown): void {
      if (name === 'loadUser' && status(error) === 401) {
        said = 'nobody'
        isRefused = true
      } else if (name === 'loadUser' && !isSilent(error)) {
        said = 'refused'
        wasRefused = true
        // The profile that was refused may be another's: nobody is known any more.
        if (seen === 'doubted') who = null
      }
      if (name === 'logout') lastLogout = [401, 600].includes(status(error)) ? 'done' : isSilent(error) ? 'silent' : 'refused'
    },
  }
}
