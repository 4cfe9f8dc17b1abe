import { useResource } from './use-resource'

/** How many documents of a region are unsigned and overdue; 0 until that is known. [STATE-009] @param regionId null: no region is in force */
export function useOverdueCount(regionId: number | null): number {
  const documents = useResource('regions.documents', regionId === null ? null : { params: { id: regionId }, body: { overdue: true } })
  return documents.status === 'ready' ? documents.data.total : 0
}
