import { CHUNK_RELOAD_EVERY_MS } from '../../../model/limits'
import { LostCode } from '../../../model/lost-code'

const KEY = 'chunkReloadedAt'

type World = Pick<Window, 'location' | 'sessionStorage' | 'document'> & { fetch: (url: string, init: RequestInit) => Promise<Response> }

/** Whether the page may be opened anew for code that does not come: `seldom` is once a minute, `always` is for a user who asks for it again. */
export type Reopening = 'never' | 'seldom' | 'always'

/**
 * Opens the page anew if that can help: the server answers, nobody has a password typed, and it was not done within the last minute or a user
 * asks for it. Does not return then; otherwise it leaves the page as it is. [ERROR-006]
 */
export async function reopenPage(world: World, reopening: Reopening, now: () => number = Date.now): Promise<void> {
  const isDue = reopening === 'always' || now() - Number(world.sessionStorage.getItem(KEY) ?? 0) >= CHUNK_RELOAD_EVERY_MS
  const hasPassword = () => [...world.document.querySelectorAll<HTMLInputElement>('input[type=password]')].some(({ value }) => value !== '')
  if (!isDue || hasPassword() || !(await isServed(world)) || hasPassword()) return
  await fetchAnnounced(world)
  world.sessionStorage.setItem(KEY, String(now()))
  world.location.reload()
  await new Promise<never>(() => {})
}

/** Whether the address of the page is answered: without a network a reload would only lose the page. */
const isServed = ({ fetch, location }: World): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Fetches the code that the page has announced. WebKit keeps it in mind that a file did not come, over reloads as well, until it is fetched
 * by other means. What is there already comes from the browser's cache.
 */
async function fetchAnnounced({ document, fetch }: World): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  await Promise.allSettled(links.map(({ href }) => fetch(href, {})))
}

let reopen = (_: Reopening): Promise<void> => Promise.resolve()
/** How a page is opened anew whose code does not come; nothing is done about it without. */
export function reopenBy(way: (reopening: Reopening) => Promise<void>): void {
  reopen = way
}

/**
 * Has code of the shop come. Some browsers ask only once for a file that did not come, so a repeated import can be of no use for ever: then the
 * page is opened anew.
 * @param reopening whether this failure may do that
 * @returns rejects with LostCode
 */
export async function loadCode<T>(fetch: () => Promise<T>, { reopening }: { reopening: Reopening }): Promise<T> {
  try {
    return await fetch()
  } catch (cause) {
    if (reopening !== 'never') await reopen(reopening)
    throw new LostCode('A part of the shop is not to be loaded', { cause })
  }
}
