import { useSelector } from '@xstate/react'
import { useAppActor } from '../../shop/app-context'

/** Whether somebody else answers in place of the shop: a browser check, the login page of a network. [DEC-085] */
export const useIsForeign = (): boolean => useSelector(useAppActor('connectivity'), (state) => state?.hasTag('foreign') ?? false)
