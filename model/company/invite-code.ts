import * as z from 'zod/mini'

const CODE = /^[\w-]{1,64}$/
/** The code of an invitation as it travels. */
export const InviteCode = z.string().check(z.regex(CODE))
const OF_LINK = /\/invites\/([^/?#\s]*)/

/**
 * The code of an invitation out of what was typed or pasted: the code itself, with any spaces, or the whole link of the letter. [DEC-040]
 * @returns the code as it goes into the address; null where it can be none
 */
export function readInviteCode(typed: string): string | null {
  const code = (OF_LINK.exec(typed)?.[1] ?? typed).replace(/\s/gu, '')
  return CODE.test(code) ? code : null
}

/** The page of an invitation. [ROUTE-023] @param code null: the page that asks for one */
export const invitePath = (code: string | null): string => (code === null ? '/invites' : `/invites/${encodeURIComponent(code)}`)
