import * as z from 'zod/mini'
import { Moment } from '../../id'

/** The id of a session as its owner names it; it opens nothing. */
export const SessionId = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** A login of an account in one browser. [DEC-073] */
export const UserSession = z.object({
  id: SessionId,
  /** What the browser calls itself; '' where it says nothing. */
  user_agent: z.string(),
  started_at: Moment,
  /** When it asked for something last. */
  seen_at: Moment,
  /** The one that asks. */
  is_current: z.boolean(),
})
export type UserSession = z.output<typeof UserSession>
