import { useAppState } from '../../app/app-context'

/** What somebody who is logged in lacks for prices, a cart and orders. */
export type Missing = 'company' | 'registration' | 'region'

/** What a customer without a region lacks: a company, the last step of its registration, or only a region in force. [STATE-005, STATE-006] */
export function useMissing(): Missing {
  const user = useAppState((app) => app.context.user)
  if (user?.registration_not_complete !== true) return 'region'
  return user.last_company_id ? 'registration' : 'company'
}
