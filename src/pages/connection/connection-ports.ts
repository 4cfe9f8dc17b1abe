import type { SiteAnswer } from '../../../model/connection/verdicts'

/** What the check asks of the browser; nothing is asked of anybody but the shop. */
export type ConnectionPorts = {
  isOnline: () => boolean
  askSite: () => Promise<SiteAnswer>
  /** Whether a picture of the shop came. */
  loadPicture: () => Promise<boolean>
  /** A file that cannot be compressed, anew. */
  download: () => Promise<{ bytes: number; ms: number } | null>
}

/** Whatever has not come by then does not come. */
const LIMIT_MS = 10_000
const PICTURE = '/art/pay-card.svg'
const FILE = '/fonts/golos-text-latin-wght-normal.woff2'

/** Past every cache. */
const ask = (path: string, method: 'GET' | 'HEAD') =>
  fetch(path, { method, cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(LIMIT_MS) })

async function askSite(): Promise<SiteAnswer> {
  try {
    const sent = Date.now()
    const answer = await ask('/', 'HEAD')
    const isOwn = answer.ok && !answer.redirected && (answer.headers.get('content-type') ?? '').includes('text/html')
    return { isOwn, server: Date.parse(answer.headers.get('date') ?? ''), sent, received: Date.now() }
  } catch {
    return null
  }
}

async function loadPicture(): Promise<boolean> {
  try {
    const answer = await ask(PICTURE, 'GET')
    return answer.ok && (answer.headers.get('content-type') ?? '').startsWith('image/')
  } catch {
    return false
  }
}

async function download(): Promise<{ bytes: number; ms: number } | null> {
  try {
    const began = performance.now()
    const answer = await ask(FILE, 'GET')
    const { byteLength } = await answer.arrayBuffer()
    return answer.ok ? { bytes: byteLength, ms: performance.now() - began } : null
  } catch {
    return null
  }
}

/** The browser of the page. */
export const browserPorts: ConnectionPorts = { isOnline: () => navigator.onLine, askSite, loadPicture, download }
