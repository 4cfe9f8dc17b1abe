import type { Api } from '../../model/contract'
import type { AppActor } from '../../src/shop/app-actor'
import { randomId } from '../../src/platform/random-id'
import { ownActors } from '../../src/shop/machines/own-actors'
import { type Asked, leaveAsked, noteInspected } from '../../src/inspection/asked'
import { inspectorLock } from '../life'
import { begunAt } from './describe'
import { maskText } from './mask-text'
import { sayStately } from './stately-notice'
import { openTap, type Tap } from './tap'

/** Ties a tap to the shop of its page. */
export type Connect = (shop: { app: AppActor; api: Api }) => void
type Started = { connect: Connect; tap: Tap; stop: () => void }
let ofPage: Started | null = null
/** So long the browser has to say whether an inspector is open, and that one to answer that it has heard of the page, ms. */
const ANSWER_MS = 300

/**
 * Makes this page one that can be inspected, and the pages that follow in this tab. Called before the shop it sees its first event,
 * called later it finds what lives. Another call of the same page changes nothing.
 */
export function startTap(asked: Asked): Connect {
  ofPage ??= start(asked)
  return ofPage.connect
}

/** This page is inspected no more, and neither are the pages that follow in its tab: nothing of it listens or is heard any longer. */
export function stopTap(): void {
  ofPage?.stop()
  ofPage = null
}

/** Once an inspector that is open has attached, so that it sees the page from the first event on; at once where there is none. */
export const watchedFromFirst = (): Promise<void> =>
  Promise.race([watchedByOpen(), new Promise<void>((resolve) => setTimeout(resolve, ANSWER_MS))])

async function watchedByOpen(): Promise<void> {
  const { held = [] } = (await (navigator.locks as LockManager | undefined)?.query().catch(() => ({}) as LockManagerSnapshot)) ?? {}
  if (held.some(({ name }) => name?.startsWith(inspectorLock('')))) await ofPage?.tap.watched
}

function start({ tab: left, mode }: Asked): Started {
  const tab = left ?? randomId().slice(0, 8)
  let shop: { app: AppActor; api: Api } | null = null
  const path = () => location.pathname + location.search
  const tap = openTap({
    tab,
    life: randomId(),
    page: () => ({ title: document.title, path: path() }),
    report: (recording) =>
      shop
        ? shop.api('logger.log', {
            body: {
              e: 'Запись инспектора',
              error_info: { path: maskText(location.pathname), user: shop.app.getSnapshot().context.user?.id ?? null },
              type: 'inspection',
              recording,
            },
          })
        : Promise.reject(new Error('The shop has not begun')),
    locks: navigator.locks,
    isHidden: () => document.hidden,
  })
  noteInspected(tab)
  const life = new AbortController()
  const hide = () => {
    leaveAsked({ tab, mode })
    tap.hide()
  }
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    noteInspected(tab)
    tap.show()
  }
  window.addEventListener('pagehide', hide, life)
  window.addEventListener('pageshow', show, life)
  if (mode === 'stately') void startStately(tap, life.signal)
  const connect: Connect = (it) => {
    if (shop) return
    shop = it
    tap.add(it.app)
    // The root is told of each login and each address, and the title comes after it: nothing else is listened to while nobody watches.
    const watched = it.app.subscribe(tap.changed)
    const titles = new MutationObserver(tap.changed)
    titles.observe(document.head, { childList: true, subtree: true, characterData: true })
    life.signal.addEventListener('abort', () => {
      watched.unsubscribe()
      titles.disconnect()
    })
    // Those that began before the tap; later ones it meets by itself.
    for (const [actor, place] of ownActors) {
      begunAt(actor, place)
      tap.add(actor)
    }
  }
  const stop = () => {
    life.abort()
    tap.hide()
    tap.end()
    noteInspected(null)
  }
  return { connect, tap, stop }
}

/** The official inspector is loaded only where it was asked for; where it does not come, that is said. */
async function startStately(tap: Tap, life: AbortSignal): Promise<void> {
  const code = await import('./stately').catch(() => null)
  if (life.aborted) return
  if (!code) return sayStately('lost', { open: () => void startStately(tap, life) })
  const stately = code.createStately((news) => sayStately(news, stately))
  tap.eachRoot(stately.add)
  stately.open()
  life.addEventListener('abort', () => {
    stately.end()
    sayStately('connected', stately)
  })
}
