import type { Secrets } from '../../secrets'
import { randomId } from '../random-id'

/** What an unsafe call must send back in its header. */
export const XSRF_COOKIE = 'XSRF-TOKEN'

type Session = {
  secrets: Pick<Secrets, 'digest' | 'sign'>
  /** The token of the session as its cookie has it; '': none. */
  session: string
}

/** @returns a token that this server gives to this session alone; guests have a session without a token [DEC-004] */
export function newXsrf(of: Session): string {
  const nonce = randomId()
  return `${nonce}.${signatureOf(nonce, of)}`
}

/** Whether this server gave a token to this session. */
export function isXsrf(token: string, of: Session): boolean {
  const [nonce = '', signature = '', ...rest] = token.split('.')
  return nonce !== '' && rest.length === 0 && signature === signatureOf(nonce, of)
}

/** @returns the line of the cookie */
export const xsrfCookie = (token: string): string => `${XSRF_COOKIE}=${token}; Path=/; SameSite=Lax`

const signatureOf = (nonce: string, { secrets, session }: Session): string => secrets.sign(`xsrf ${nonce} ${secrets.digest(session)}`)
