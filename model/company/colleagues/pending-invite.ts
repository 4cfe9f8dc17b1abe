import * as z from 'zod/mini'
import { Id } from '../../id'

/** An invitation that waits for its answer, as the administrators of its region see it: its code is known to its addressee alone. [DEC-074] */
export const PendingInvite = z.object({
  id: Id,
  email: z.string(),
  inviter_name: z.string(),
  expires_at: z.iso.datetime({ offset: true }),
})
export type PendingInvite = z.output<typeof PendingInvite>
