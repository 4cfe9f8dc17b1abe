import { useSyncExternalStore } from 'react'
import { recentCalls, type RecentCall } from '../../api/recent-calls'

/** The last requests of this tab, the one that ended last first. */
export const useRecentCalls = (): readonly RecentCall[] => useSyncExternalStore(recentCalls.subscribe, recentCalls.all, recentCalls.all)
