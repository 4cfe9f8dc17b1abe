import type { Product } from '../../../../model/catalogue/product'
import { type Resource, useResource } from '../../../hooks/data/use-resource'
import { useBuyer } from '../../../product/price/use-buyer'

/** One of the products of a comparison, as far as it has come. */
export type Compared = { id: number; resource: Resource<Product> }

function useOne(id: number | undefined): Resource<Product> {
  const { rights, regionId } = useBuyer()
  return useResource(
    'products.get',
    id === undefined || rights === 'unknown' ? null : { params: { id }, query: regionId === null ? {} : { company_region_id: regionId } },
  )
}

/** The products of a comparison, each asked for by itself: one that does not come keeps none of the others away. @param ids at most COMPARED_MAX */
export function useComparedGoods(ids: readonly number[]): Compared[] {
  const slots = [useOne(ids[0]), useOne(ids[1]), useOne(ids[2]), useOne(ids[3]), useOne(ids[4]), useOne(ids[5])]
  return ids.flatMap((id, at) => {
    const resource = slots[at]
    return resource ? [{ id, resource }] : []
  })
}
