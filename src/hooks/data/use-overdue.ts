import type { Output } from '../../../model/contract'
import { type Resource, useResource } from './use-resource'

/** The documents of a region that are unsigned and overdue. [STATE-009] @param regionId null: no region is in force */
export const useOverdue = (regionId: number | null): Resource<Output<'regions.documents'>> =>
  useResource('regions.documents', regionId === null ? null : { params: { id: regionId }, body: { overdue: true } })

/** How many documents of a region are unsigned and overdue; 0 until that is known. [STATE-009] @param regionId null: no region is in force */
export function useOverdueCount(regionId: number | null): number {
  const documents = useOverdue(regionId)
  return documents.status === 'ready' ? documents.data.total : 0
}
