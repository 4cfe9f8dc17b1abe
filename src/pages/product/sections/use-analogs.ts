import type { Output } from '../../../../model/contract'
import { type Resource, useResource } from '../../../hooks/data/use-resource'
import { useBuyer } from '../../../product/price/use-buyer'

/** Goods that may stand for a product, those that the region can have first, and goods for which it may stand. [ENT-008] */
export function useAnalogs(productId: number): Resource<Output<'products.analogs'>> {
  const { rights, regionId } = useBuyer()
  const query = regionId === null ? {} : { company_region_id: regionId }
  return useResource('products.analogs', rights === 'unknown' ? null : { params: { id: productId }, query })
}
