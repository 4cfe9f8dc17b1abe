import * as z from 'zod/mini'

/**
 * Where a link of the server leads: an http(s) address, a path of this origin, or '' for «there is none» (the feature is hidden, DEC-002).
 * Nothing else may come to stand in an href: no `javascript:`, no `//host`.
 */
export const Link = z
  .string()
  .check(z.regex(/^(?:https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)?$/, 'Адрес начинается с https:// или с одной косой черты'))
export type Link = z.output<typeof Link>
