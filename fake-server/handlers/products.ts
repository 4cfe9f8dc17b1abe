import { derivedPrice } from '../../model/catalogue/product-price'
import { REGION_ACTIVE } from '../../model/company/region'
import { productExtensions } from '../../model/contract/extensions/products'
import { productsContract } from '../../model/contract/products'
import { ANALOGS_SHOWN, PRODUCTS_PER_PAGE, SIMILAR_PRODUCTS } from '../../model/limits'
import type { CatalogueProduct } from '../catalogue/catalogue-product'
import { promotionsById } from '../catalogue/pricing/promotions'
import { queryFacets, queryProducts } from '../catalogue/query/query-products'
import { partsOf, type SetPart, setsWith } from '../catalogue/sets'
import { handlersFor } from '../handlers-for'
import { linesOf } from '../rules/cart'
import { cartId } from '../rules/cart-ids'
import { giftOf } from '../rules/gift'
import { allowedQuestion, namedBy } from '../rules/product-list'
import { askingRegion, hasPrices, isWithdrawn, productViewer, requireEverSold, requireProduct, requireSold } from '../rules/product-view'
import { priceRowFor, stockFor } from '../rules/region/region-prices'
import { analogsBothWays, groupedWith, relatedTo, similarTo } from '../rules/related-products'
import { requireOpenRegion, requireSelf, requireUser } from '../scene'

/** Goods: lists, one product, its prices and stocks, favourites. */
export const productsHandlers = handlersFor(
  { ...productsContract, ...productExtensions },
  {
    'products.all': async ({ body, ...scene }) => {
      const { catalogue } = scene.world
      const question = await allowedQuestion(scene, body)
      const { ids, total, filters, brands, range, ratings, availability, actions } = queryProducts(catalogue, question)
      const gift = promotionsById(actions.map(({ id }) => id)).find(({ type }) => type === 'gift')
      const products = ids.flatMap((id) => catalogue.byId.get(id) ?? []).map(productViewer(scene))
      return { products, total, filters, brands, range, ratings, availability, actions, gift: gift ? { title: gift.title } : null }
    },

    'products.filters': async ({ body, ...scene }) => queryFacets(scene.world.catalogue, await allowedQuestion(scene, body)),

    'products.get': ({ params, query, ...scene }) => {
      askingRegion(scene, query.company_region_id)
      return productViewer(scene)(requireSold(scene, params.id))
    },

    'products.byArticles': async ({ body, ...scene }) => {
      askingRegion(scene, body.company_region_id)
      const found = await Promise.all(body.articles.map((text) => namedBy(scene, text)))
      const view = productViewer(scene)
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
      askingRegion(scene, query.company_region_id)
      return {
        items: similarTo(scene.world.catalogue, requireEverSold(scene, params.id), query.limit ?? SIMILAR_PRODUCTS).map(
          productViewer(scene),
        ),
      }
    },

    /** Also of what has left the catalogue; of what cannot be had whoever asks without a region hears nothing. */
    'products.analogs': ({ params, query, ...scene }) => {
      const region = askingRegion(scene, query.company_region_id)
      const isThere = (product: CatalogueProduct) => region !== null && stockFor(scene, region, product) >= product.pack
      const found = analogsBothWays(scene.world.catalogue, requireEverSold(scene, params.id), isThere, ANALOGS_SHOWN)
      const view = productViewer(scene)
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

    /** With the cart: what those of its lines earn that were asked for, all of them where none were. [DEC-012] */
    'products.stocksAndPrices': ({ body, ...scene }) => {
      const asked = new Set(body.products_ids)
      const region = requireOpenRegion(scene, body.company_region_id)
      const price = (id: number) => {
        const product = scene.world.catalogue.byId.get(id)
        return product ? [priceRowFor(scene, region, product)] : []
      }
      const isAsked = body.products_ids.length === 0 ? () => true : (id: number) => asked.has(id)
      const sums = body.from_cart
        ? linesOf(scene, cartId(requireUser(scene).id, region.id))
            .filter(({ product_id }) => isAsked(product_id))
            .map(({ product_id, qty }) => {
              const [row] = price(product_id)
              return { product_id, qty, sum: row && row.stock >= 1 ? qty * (derivedPrice(row).cost_vs_discount ?? 0) : 0 }
            })
        : []
      return {
        gift: giftOf(
          scene,
          sums.filter(({ sum }) => sum > 0),
        ),
        products: [...asked].flatMap(price),
      }
    },

    'products.bonuses': ({ body, ...scene }) => {
      const region = requireOpenRegion(scene, body.company_region_id)
      const bonus = (id: number) => (region.status === REGION_ACTIVE ? (scene.world.catalogue.byId.get(id)?.bonus ?? 0) : 0)
      return { products: body.products_ids.map((id) => ({ product_id: id, bonus: bonus(id) })) }
    },

    /** Points by the list; 0 for who has no personal prices: points follow from prices. [DEC-032] */
    'products.demobonuses': ({ body, ...scene }) => {
      requireUser(scene)
      const isShown = hasPrices(scene)
      return {
        products: body.products_ids
          .flatMap((id) => scene.world.catalogue.byId.get(id) ?? [])
          .map(({ id, bonus }) => ({ product_id: id, bonus: isShown ? bonus : 0 })),
      }
    },

    'products.toggleFavorite': ({ params, body, ...scene }) => {
      const user = requireUser(scene)
      const product = requireProduct(scene, params.id)
      const id = `${user.id}/${product.id}`
      scene.tables.favorite.deleteMany({ where: { id: { equals: id } } })
      if (body.favorite) scene.tables.favorite.create({ id, user_id: user.id, product_id: product.id, at: scene.now() })
      return { favorite: body.favorite }
    },

    /** The last marked first. */
    'products.favorites': ({ params, ...scene }) => {
      const user = requireSelf(scene, params.id)
      const marks = scene.tables.favorite
        .findMany({ where: { user_id: { equals: user.id } } })
        .sort((first, second) => second.at - first.at)
      return { items: marks.flatMap(({ product_id }) => scene.world.catalogue.byId.get(product_id) ?? []).map(productViewer(scene)) }
    },
  },
)
