import type { DocumentDetails } from '../../../model/document/document-details'
import type { Scene, StoredRegion } from '../../scene'

type Parties = Pick<DocumentDetails, 'seller' | 'seller_inn' | 'seller_kpp' | 'buyer' | 'buyer_inn' | 'buyer_kpp'>

/** The two sides of the documents of a region, with their tax numbers. */
export function partiesOf({ tables, world }: Pick<Scene, 'tables' | 'world'>, { company_id }: Pick<StoredRegion, 'company_id'>): Parties {
  const { legal_name, requisites } = world.config
  const company = tables.company.findFirst({ where: { id: { equals: company_id } } })
  return {
    seller: legal_name,
    ...(requisites && { seller_inn: requisites.inn, seller_kpp: requisites.kpp }),
    buyer: company?.company_name ?? '',
    ...(company && { buyer_inn: company.inn, buyer_kpp: company.kpp }),
  }
}
