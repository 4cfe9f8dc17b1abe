import type { Api } from '../../../model/contract'
import type { AppActor } from '../../app/connect-app'
import { randomId } from '../../platform/random-id'
import { ownActors } from '../../flows/own-actors'
import { type Asked, leaveAsked, takeAsked } from '../asked'
import { inspectorLock } from '../life'
import { begunAt } from './describe'
import { maskText } from './mask-text'
import { sayStately } from './stately-notice'
import { openTap, type Tap } from './tap'

/** Ties a tap to the shop of its page. */
export type Connect = (shop: { app: AppActor; api: Api }) => void
let ofPage: { connect: Connect; tap: Tap } | null = null
/** So long an inspector has to answer that it has heard of the page, ms. */
const ANSWER_MS = 300

/**
 * Makes this page one that can be inspected, and the pages that follow in this tab. Called before the shop it sees its first event,
 * called later it finds what lives. Another call of the same page changes nothing.
 */
export function startTap(asked: Asked): Connect {
  ofPage ??= start(asked)
  return ofPage.connect
}

/** Once an inspector that is open has attached, so that it sees the page from the first event on; at once where there is none. */
export async function watchedFromFirst(): Promise<void> {
  const { held = [] } = (await (navigator.locks as LockManager | undefined)?.query().catch(() => ({}) as LockManagerSnapshot)) ?? {}
  if (!ofPage || !held.some(({ name }) => name?.startsWith(inspectorLock('')))) return
  await Promise.race([ofPage.tap.watched, new Promise((resolve) => setTimeout(resolve, ANSWER_MS))])
}

function start({ tab: left, mode }: Asked): { connect: Connect; tap: Tap } {
  const tab = left ?? randomId().slice(0, 8)
  takeAsked(tab)
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
  window.addEventListener('pagehide', () => {
    leaveAsked({ tab, mode })
    tap.hide()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    takeAsked(tab)
    tap.show()
  })
  if (mode === 'stately') void startStately(tap)
  const connect: Connect = (it) => {
    shop = it
    tap.add(it.app)
    // The root is told of each login and each address, and the title comes after it: nothing else is listened to while nobody watches.
    it.app.subscribe(tap.changed)
    new MutationObserver(tap.changed).observe(document.head, { childList: true, subtree: true, characterData: true })
    // Those that began before the tap; later ones it meets by itself.
    for (const actor of ownActors) {
      begunAt(actor, path())
      tap.add(actor)
    }
  }
  return { connect, tap }
}

/** The official inspector is loaded only where it was asked for; where it does not come, that is said. */
async function startStately(tap: Tap): Promise<void> {
  const code = await import('./stately').catch(() => null)
  if (!code) return sayStately('lost', { open: () => void startStately(tap) })
  const stately = code.createStately((news) => sayStately(news, stately))
  tap.eachRoot(stately.add)
  stately.open()
}
