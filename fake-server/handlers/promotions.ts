import { promotionsContract } from '../../model/contract/content/promotions'
import { promotionExtensions } from '../../model/contract/extensions/promotions'
import { BANNERS } from '../../model/limits'
import { handlersFor } from '../handlers-for'
import { askingCity, bannerOf, promotionView, running } from '../rules/promotions/promotion-view'

const { 'promotions.specialOffers': _offers, ...rowsForAll } = promotionsContract

/** What single pages ask: it comes with the first of their questions. */
const details = () => import('../rules/promotions/promotion-details')

/** Promotions and their goods, for everybody. */
export const promotionsHandlers = handlersFor(
  { ...rowsForAll, ...promotionExtensions },
  {
    'promotions.list': ({ query, ...scene }) => {
      const items = running(scene, askingCity(scene, query)).map((promotion) => promotionView(scene, promotion))
      return { items, total: items.length }
    },

    'promotions.count': ({ query, ...scene }) => ({ count: running(scene, askingCity(scene, query)).length }),

    /** Nobody says where: those that hold everywhere. */
    'promotions.banners': ({ query, ...scene }) => ({
      items: running(scene, null)
        .map((promotion) => bannerOf(scene, promotion))
        .filter(({ image }) => image)
        .slice(0, query.limit ?? BANNERS),
    }),

    'promotions.get': async ({ params, ...scene }) => (await details()).promotionPage(scene, params.id),
    'promotions.categories': async ({ params, ...scene }) => ({ items: (await details()).promotionCategories(scene, params.id) }),
    'promotions.products': async ({ params, body, ...scene }) => (await details()).promotionProducts(scene, params.id, body),
    'promotions.giftProductsCount': async ({ params, ...scene }) => ({ count: (await details()).giftCount(scene, params.id) }),
    'promotions.filters': async ({ body, ...scene }) => (await details()).promotionFacets(scene, body),
    'promotions.ofBrand': async ({ params, ...scene }) => ({ items: (await details()).promotionsOfBrand(scene, params.brand) }),
    'promotions.ended': async (scene) => ({ items: (await details()).endedPromotions(scene) }),
  },
)
