import { useSelector } from '@xstate/react'
import { selectUnreadCount } from '../../machines/notifications/notifications.selectors'
import { useAppActor } from '../shop/app-context'

/** How many notifications of whoever is signed in are unread; 0 until that is known. [NAV-006] */
export const useUnreadCount = (): number => useSelector(useAppActor('notifications'), (state) => (state ? selectUnreadCount(state) : 0))
