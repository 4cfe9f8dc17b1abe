import { useSelector } from '@xstate/react'
import { selectRegionsProblem } from '../../../machines/regions/regions.selectors'
import { useAppActor, useAppState } from '../../shop/app-context'

/** What somebody who is logged in lacks for prices, a cart and orders. */
export type Missing = 'answer' | 'company' | 'registration' | 'region'

/** What a customer without a region lacks: the server's word on his regions, a company, the last step of its registration, or only a region in force. [STATE-005, STATE-006] */
export function useMissing(): Missing {
  const user = useAppState((app) => app.context.user)
  const isUnknown = useSelector(useAppActor('regions'), (state) => state !== undefined && selectRegionsProblem(state) !== null)
  if (isUnknown) return 'answer'
  if (user?.registration_not_complete !== true) return 'region'
  return user.last_company_id ? 'registration' : 'company'
}

/** What a button says that leads to what is lacking; absent where only others can give it. */
export const SETUP_WORDS: Readonly<Partial<Record<Missing, string>>> = {
  company: 'Зарегистрировать компанию',
  registration: 'Завершить регистрацию',
}
