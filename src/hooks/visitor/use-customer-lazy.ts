import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useIsCustomerExpected } from './use-visitor-kind'
import { useAppActor } from '../../shop/app-context'
import type { Lazy } from '../../shop/code/lazy'
import { useLazy } from '../../shop/code/use-lazy'

/**
 * What of a page only customers see; undefined for guests, and until it is there. It comes ahead when somebody is about to log in.
 * Throws LostCode where it does not come to a customer.
 */
export function useCustomerLazy<T>(lazy: Lazy<T>): T | undefined {
  const isLoggingIn = useSelector(useAppActor('customerCode'), (state) => state !== undefined && !state.matches('absent'))
  useEffect(() => {
    if (isLoggingIn) lazy.loadAhead()
  }, [isLoggingIn, lazy])
  return useLazy(useIsCustomerExpected() ? lazy : null)
}
