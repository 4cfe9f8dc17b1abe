import { useSyncExternalStore } from 'react'
import { inspectedAs, watchInspected } from './asked'

/** The name under which this page can be inspected, as that changes; null: it cannot. */
export const useInspectedAs = (): string | null => useSyncExternalStore(watchInspected, inspectedAs, inspectedAs)
