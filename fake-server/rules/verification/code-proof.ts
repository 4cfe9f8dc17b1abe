import { CODE_LIFE_MS } from '../../../model/limits'
import type { Scene } from '../../scene'
import { cookiesOf } from '../../transport/cookie-headers'
import { randomId } from '../random-id'

/** What a browser gets for the right code; scripts do not see it. */
const PROOF_COOKIE = 'karter_code'
const attributes = (seconds: number) => `Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}`

/**
 * Gives the browser of the right code its proof. The id of a verification stands in addresses and in the page; by itself it allows
 * nothing. @returns the digest to store [DEC-047]
 */
export function giveProof({ secrets, setCookie }: Pick<Scene, 'secrets' | 'setCookie'>): string {
  const proof = randomId()
  setCookie(`${PROOF_COOKIE}=${proof}; ${attributes(CODE_LIFE_MS / 1000)}`)
  return secrets.digest(proof)
}

/** Whether a request comes from the browser in which the right code was typed. @param kept the digest, '' before the right code */
export function hasProof({ secrets, request }: Pick<Scene, 'secrets' | 'request'>, kept: string): boolean {
  return kept !== '' && secrets.isToken(cookiesOf(request)[PROOF_COOKIE] ?? '', kept)
}

/** The line that takes the proof back. */
export const noProofCookie = `${PROOF_COOKIE}=; ${attributes(0)}`
