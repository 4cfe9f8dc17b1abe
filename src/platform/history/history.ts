import { fromCallback } from 'xstate'
import type { NavigationCommand } from '../../../machines/navigation/navigation.machine'
import { returnAddress } from '../../../model/routing/return-address'
import { watchOwnScroll } from './own-scroll'
import { pageFocus } from './page-focus'
import { placeOf } from './place'
import { randomId } from '../random-id'

export type HistoryWorld = Pick<
  Window,
  'history' | 'location' | 'document' | 'scrollTo' | 'scrollY' | 'sessionStorage' | 'addEventListener'
>
const keyOf = (state: unknown): string | undefined => (state as { key?: string } | null)?.key
const addressOf = ({ location }: HistoryWorld): string => location.pathname + location.search + location.hash
const pageOf = ({ location }: HistoryWorld): string => location.pathname + location.search
const SCROLLS = 'scroll'

function readScrolls(world: HistoryWorld): Record<string, number> {
  try {
    return JSON.parse(world.sessionStorage.getItem(SCROLLS) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/**
 * Moves between addresses and remembers, per entry of the history, how far it was scrolled; wouter does neither keys nor scroll.
 * The page says when it has drawn its data: only then is there anything to scroll to. Who was led to another place of the shop has the
 * focus there too; the first page of a visit leaves it to the browser. Who scrolls while a list is narrowed stays there. An address with a
 * hash begins at the part of the page that it names; between parts of one page back and forward lead as between pages. [DEC-052]
 */
export const historyPort = (world: HistoryWorld) =>
  fromCallback<NavigationCommand>(({ sendBack, receive }) => {
    const scrolls = readScrolls(world)
    const focus = pageFocus(world.document)
    let isLed = false
    let leaveScroll = () => {}
    let { pathname } = world.location
    let page = pageOf(world)
    // An entry without a key (a fresh load, a link to a part of the page) gets one of its own, which a reload finds again.
    const keyHere = () => {
      const known = keyOf(world.history.state)
      if (known !== undefined) return known
      const made = randomId()
      world.history.replaceState({ key: made }, '', addressOf(world))
      return made
    }
    let key = keyHere()
    world.history.scrollRestoration = 'manual'
    const tell = () => {
      page = pageOf(world)
      sendBack({ type: 'address.changed', path: page })
    }
    const remember = () => {
      scrolls[key] = world.scrollY
      try {
        world.sessionStorage.setItem(SCROLLS, JSON.stringify(scrolls))
      } catch (error) {
        console.warn('Session storage is not to be written', error)
      }
    }
    const lead = () => {
      focus.leave()
      isLed = true
    }
    const popped = () => {
      leaveScroll()
      if (world.location.pathname !== pathname) lead()
      pathname = world.location.pathname
      remember()
      key = keyHere()
      const isSamePage = pageOf(world) === page
      tell()
      // It is drawn already, and will not arrive.
      if (isSamePage && scrolls[key] !== undefined) world.scrollTo(0, scrolls[key]!) // just checked
    }
    tell()
    const watch = new AbortController()
    world.addEventListener('popstate', popped, watch)
    world.addEventListener('pagehide', remember, watch)
    // Back from the browser's cache: some browsers leave such a page at its top.
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted && scrolls[key] !== undefined) world.scrollTo(0, scrolls[key]!) // just checked
    }
    world.addEventListener('pageshow', returned, watch)
    receive((command) => {
      leaveScroll()
      if (command.type === 'history.arrived') {
        const place = scrolls[key] === undefined ? placeOf(world) : null
        if (place) place.scrollIntoView()
        else world.scrollTo(0, scrolls[key] ?? 0)
        if (isLed) focus.arrive()
        isLed = false
        return
      }
      const { scrollY } = world
      remember()
      if (!command.isScrollKept) lead()
      if (!command.replace) key = randomId()
      if (command.isScrollKept) {
        const kept = key
        scrolls[kept] = scrollY
        leaveScroll = watchOwnScroll(world, (own) => (scrolls[kept] = own))
      } else delete scrolls[key]
      world.history[command.replace ? 'replaceState' : 'pushState']({ key }, '', returnAddress(command.to))
      pathname = world.location.pathname
      const isSamePage = pageOf(world) === page
      tell()
      if (isSamePage) placeOf(world)?.scrollIntoView()
    })
    return () => {
      leaveScroll()
      watch.abort()
    }
  })
