import { useCallback } from 'react'
import { useAppActor } from '../shop/app-context'

/** @returns opens the session of whoever was signed in by a flow of this page */
export function useOpenSession(): () => void {
  const session = useAppActor('session')
  return useCallback(() => session?.send({ type: 'session.open' }), [session])
}
