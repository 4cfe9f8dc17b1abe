import { productExtensions } from '../../model/contract/extensions/products'
import { productsContract } from '../../model/contract/products'
import { ANALOGS_SHOWN, PRODUCTS_PER_PAGE, SIMILAR_PRODUCTS } from '../../model/limits'
import type { CatalogueProduct } from '../catalogue/catalogue-product'
import { promotionsById } from '../catalogue/pricing/promotions'
import { queryFacets, queryProducts } from '../catalogue/query/query-products'
import { partsOf, type SetPart, setsWith } from '../catalogue/sets'
import { handlersFor } from '../handlers-for'
import { allowedQuestion, namedBy } from '../rules/product-list'
import { offeredPromotions } from '../rules/promotions/promotion-view'
import { askingRegion, isWithdrawn, productViewer, requireEverSold, requireProduct, requireSold } from '../rules/product-view'
import { stockFor } from '../rules/region/region-prices'
import { analogsBothWays, groupedWith, relatedTo, similarTo } from '../rules/related-products'

const {
  'products.stocksAndPrices': _prices,
  'products.bonuses': _bonuses,
  'products.demobonuses': _demobonuses,
  'products.toggleFavorite': _toggleFavorite,
  'products.favorites': _favorites,
  ...rowsForAll
} = productsContract

/** Goods: lists and one product, for everybody. */
export const productsHandlers = handlersFor(
  { ...rowsForAll, ...productExtensions },
  {
    'products.all': async ({ body, ...scene }) => {
      const { catalogue } = scene.world
      const question = await allowedQuestion(scene, body)
      const { ids, total, filters, brands, range, ratings, availability, actions: all } = queryProducts(catalogue, question)
      const actions = offeredPromotions(scene, body, all)
      const gift = promotionsById(actions.map(({ id }) => id)).find(({ type }) => type === 'gift')
      const view = productViewer(scene, askingRegion(scene, body.company_region_id))
      const products = ids.flatMap((id) => catalogue.byId.get(id) ?? []).map(view)
      const corrected = question.found?.corrected
      return {
        products,
        total,
        filters,
        brands,
        range,
        ratings,
        availability,
        actions,
        gift: gift ? { title: gift.title } : null,
        ...(corrected !== undefined && { corrected }),
      }
    },

    'products.filters': async ({ body, ...scene }) => {
      const facets = queryFacets(scene.world.catalogue, await allowedQuestion(scene, body))
      return { ...facets, actions: offeredPromotions(scene, body, facets.actions) }
    },

    'products.get': async ({ params, query, ...scene }) => {
      const region = askingRegion(scene, query.company_region_id)
      const product = requireSold(scene, params.id, region)
      const { aboutProduct } = await import('../catalogue/about/product-about')
      return { ...productViewer(scene, region)(product), ...aboutProduct(product, scene.world.today) }
    },

    'products.byArticles': async ({ body, ...scene }) => {
      const region = askingRegion(scene, body.company_region_id)
      const found = await Promise.all(body.articles.map((text) => namedBy(scene, text)))
      const view = productViewer(scene, region)
      return { items: found.map((products) => ({ products: products.map(view) })) }
    },

    'products.setOf': ({ params, ...scene }) => {
      const { products } = scene.world.catalogue
      const product = requireProduct(scene, params.id)
      const view = productViewer(scene)
      const counted = (parts: readonly SetPart[]) =>
        parts.filter((part) => !isWithdrawn(scene, part.product.id)).map((part) => ({ ...view(part.product), count: part.count }))
      return { items: counted(partsOf(products, product)), sets: counted(setsWith(products, product)) }
    },

    'products.grouped': ({ params, ...scene }) => ({
      items: groupedWith(scene.world.catalogue, requireProduct(scene, params.id)).map(productViewer(scene)),
    }),

    /** Also of what has left the catalogue: who bought it needs something instead. */
    'products.similar': ({ params, query, ...scene }) => {
      const region = askingRegion(scene, query.company_region_id)
      const found = similarTo(scene.world.catalogue, requireEverSold(scene, params.id), query.limit ?? SIMILAR_PRODUCTS)
      return { items: found.map(productViewer(scene, region)) }
    },

    /** Also of what has left the catalogue; of what cannot be had whoever asks without a region hears nothing. */
    'products.analogs': ({ params, query, ...scene }) => {
      const region = askingRegion(scene, query.company_region_id)
      const isThere = (product: CatalogueProduct) => region !== null && stockFor(scene, region, product) >= product.pack
      const found = analogsBothWays(scene.world.catalogue, requireEverSold(scene, params.id), isThere, ANALOGS_SHOWN)
      const view = productViewer(scene, region)
      return { items: found.items.map(view), replaces: found.replaces.map(view) }
    },

    'products.related': ({ params, ...scene }) => ({
      items: relatedTo(scene.world.catalogue, requireProduct(scene, params.id)).map(productViewer(scene)),
    }),

    'products.new': (scene) => {
      const { ids } = queryProducts(scene.world.catalogue, {
        query: { sort: 'new', itemsPerPage: PRODUCTS_PER_PAGE[0] },
        found: null,
        prices: null,
      })
      return { items: ids.map((id) => productViewer(scene)(requireProduct(scene, id))) }
    },

    /** In the order of the question; unknown ones and those without pictures are left out. [VALID-010] */
    'products.lastSeen': ({ query, ...scene }) => {
      const ids = [...new Set(query.products_ids.split('.').map(Number))]
      const products = ids.flatMap((id) => scene.world.catalogue.byId.get(id) ?? []).filter(({ pictured }) => pictured)
      return { items: products.map(productViewer(scene)) }
    },
  },
)
