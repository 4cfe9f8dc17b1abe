import { useResource } from '../hooks/data/use-resource'

/** How many notifications of a user are unread; 0 until that is known. @param userId null: nobody is there */
export function useUnreadCount(userId: number | null): number {
  const list = useResource('notifications.list', userId === null ? null : { params: { id: userId } })
  return list.status === 'ready' ? list.data.items.filter(({ read_at }) => read_at === null).length : 0
}
