import type { User } from '../../model/identity/user'
import type { StoredUser } from '../scene'

/** @returns a user as he may see himself: no password */
export const userView = ({ id, name, email, phone, registration_not_complete, last_company_id }: StoredUser): User => ({
  id,
  name,
  email,
  phone,
  registration_not_complete,
  last_company_id: last_company_id || null,
})
