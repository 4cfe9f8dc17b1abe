import { Secret } from '../../model/identity/secret'

/** What the head of the page leaves when it was opened by a login link: index.html has taken the token out of the address. */
type Head = { loginToken?: string | null }

let kept: Secret | null = null

/** Takes the token of a login link from the head of the page into memory, where nothing else finds it. [DEC-039, DEC-047] */
export function keepLoginToken(head: Head): void {
  if (head.loginToken) kept = new Secret(head.loginToken)
  delete head.loginToken
}

/** The token of the login link by which the page was opened; null: there is none, or it was forgotten. */
export const loginToken = (): Secret | null => kept

/** Forgets a token that logs nobody in any more. */
export function forgetLoginToken(): void {
  kept = null
}
