/**
 * A browser hides Cookie and Set-Cookie from scripts. Between the doors and the handlers cookies therefore travel in headers
 * of our own; the door over HTTP and the door in the page turn them into real ones.
 */
export const JAR_HEADER = 'x-fake-cookie'
const SET_HEADER = 'x-fake-set-cookie'

/** @returns cookies by name, from our own header or the real one */
export function cookiesOf(request: Request): Record<string, string> {
  return parseCookies(request.headers.get(JAR_HEADER) ?? request.headers.get('cookie') ?? '')
}

/** Names the network address that a request comes from; the door over HTTP writes it, and takes it from nobody. */
export const CLIENT_HEADER = 'x-fake-client'
/** @returns where a request comes from: a network address, or the page itself */
export const clientOf = (request: Request): string => request.headers.get(CLIENT_HEADER) ?? 'page'

/** In the page: what the browser calls itself, which scripts cannot put into a request. */
export const AGENT_HEADER = 'x-fake-agent'
/** The longest name of a browser that is kept, in UTF-16 units. */
const AGENT_LENGTH = 400
/** @returns what the browser of a request calls itself; '' where it says nothing */
export const agentOf = ({ headers }: Request): string =>
  (headers.get(AGENT_HEADER) ?? headers.get('user-agent') ?? '').slice(0, AGENT_LENGTH)

/** @param text 'a=1; b=2' */
export function parseCookies(text: string): Record<string, string> {
  const pairs = text.split(/;\s*/).flatMap((part) => {
    const at = part.indexOf('=')
    return at > 0 ? [[part.slice(0, at), part.slice(at + 1)]] : []
  })
  return Object.fromEntries(pairs) as Record<string, string>
}

/** The Set-Cookie lines of an answer. */
export const cookieLines = {
  add(headers: Headers, line: string): void {
    headers.set(SET_HEADER, JSON.stringify([...cookieLines.read(headers), line]))
  },
  read(headers: Headers): string[] {
    return JSON.parse(headers.get(SET_HEADER) ?? '[]') as string[]
  },
  /** Takes the lines out of an answer. */
  take(headers: Headers): string[] {
    const lines = cookieLines.read(headers)
    headers.delete(SET_HEADER)
    return lines
  },
}

export type CookieChange = { name: string; value: string; isHttpOnly: boolean; isGone: boolean }
/** @param line 'name=value; Path=/; HttpOnly; Max-Age=0' */
export function parseSetCookie(line: string): CookieChange {
  const [pair = '', ...attributes] = line.split(/;\s*/)
  const at = pair.indexOf('=')
  const has = (name: string) => attributes.some((attribute) => attribute.toLowerCase() === name)
  return { name: pair.slice(0, at), value: pair.slice(at + 1), isHttpOnly: has('httponly'), isGone: has('max-age=0') }
}
