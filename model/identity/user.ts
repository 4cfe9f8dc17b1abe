import * as z from 'zod/mini'
import { Id } from '../id'

/** Who is signed in. [ENT-001] */
export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The company's data are not complete yet: the set-up popups ask for them. */
  registration_not_complete: z.boolean(),
  last_company_id: z.nullable(Id),
})
export type User = z.output<typeof User>

/** What the set-up asks of this user now. [STATE-005, STATE-006] */
export type SetupStep = 'company' | 'lastStep' | null
/** @param regionCount how many regions the user has; null while that is not known */
export function setupStep(user: Pick<User, 'registration_not_complete' | 'last_company_id'>, regionCount: number | null): SetupStep {
  if (!user.registration_not_complete) return null
  if (user.last_company_id === null) return 'company'
  return regionCount === 0 ? 'lastStep' : null
}
