import { visibleCategories } from '../../../model/catalogue/category'
import { useResource } from '../../hooks/data/use-resource'

/** @returns how many products the catalogue has; 0 while it is not known */
export function useGoodsCount(): number {
  const categories = useResource('categories.list', {})
  return categories.status === 'ready' ? visibleCategories(categories.data).reduce((sum, { count = 0 }) => sum + count, 0) : 0
}
