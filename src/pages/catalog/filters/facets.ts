import type { Output } from '../../../../model/contract'

/** What a list can be narrowed by, as the list's own answer says. */
export type Facets = Pick<Output<'products.all'>, 'filters' | 'brands' | 'range' | 'ratings' | 'availability' | 'actions'>
