import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useIsCustomerExpected } from './use-visitor-kind'
import { useAppActor } from '../../shop/app-context'
import type { Late } from '../../shop/code/late'
import { useLate } from '../../shop/code/use-late'

/**
 * What of a page only customers see; undefined for guests, and until it is there. It comes ahead when somebody is about to log in.
 * Throws LostCode where it does not come to a customer.
 */
export function useCustomerLate<T>(late: Late<T>): T | undefined {
  const isLoggingIn = useSelector(useAppActor('customerCode'), (state) => state !== undefined && !state.matches('absent'))
  useEffect(() => {
    if (isLoggingIn) late.loadAhead()
  }, [isLoggingIn, late])
  return useLate(useIsCustomerExpected() ? late : null)
}
