import { useSelector } from '@xstate/react'
import { selectIsLeaving } from '../../../machines/session/session.selectors'
import { useAppActor } from '../../shop/app-context'

/** The logout: whether it is under way, and how to ask for it; asked for again it changes nothing. @param leadTo the address that is next; home without it [DEC-010] */
export function useLeaving(leadTo = '/'): { isLeaving: boolean; leave: () => void } {
  const session = useAppActor('session')
  const isLeaving = useSelector(session, (state) => state !== undefined && selectIsLeaving(state))
  return { isLeaving, leave: () => session?.send({ type: 'logout.requested', leadTo }) }
}
