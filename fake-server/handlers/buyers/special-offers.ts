import { promotionsContract } from '../../../model/contract/content/promotions'
import { handlersFor } from '../../handlers-for'
import { specialOffers } from '../../rules/special-offers'
import { requireOpenRegion } from '../../scene'

/** The offers of a region, from what it has bought. */
export const specialOffersHandlers = handlersFor(
  { 'promotions.specialOffers': promotionsContract['promotions.specialOffers'] },
  {
    'promotions.specialOffers': ({ query, ...scene }) => ({
      items: specialOffers(scene, requireOpenRegion(scene, query.company_region_id)),
    }),
  },
)
