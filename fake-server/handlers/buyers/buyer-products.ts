import { derivedPrice } from '../../../model/catalogue/product-price'
import { REGION_ACTIVE } from '../../../model/company/region'
import { productsContract } from '../../../model/contract/products'
import { handlersFor } from '../../handlers-for'
import { linesOf } from '../../rules/cart'
import { cartId } from '../../rules/cart-ids'
import { giftOf } from '../../rules/gift'
import { hasPrices, productViewer, requireProduct } from '../../rules/product-view'
import { priceRowFor } from '../../rules/region/region-prices'
import { requireOpenRegion, requireSelf, requireUser } from '../../scene'

/** What a buyer has of goods: prices and stocks, bonus points, favourites. */
export const buyerProductsHandlers = handlersFor(
  {
    'products.stocksAndPrices': productsContract['products.stocksAndPrices'],
    'products.bonuses': productsContract['products.bonuses'],
    'products.demobonuses': productsContract['products.demobonuses'],
    'products.toggleFavorite': productsContract['products.toggleFavorite'],
    'products.favorites': productsContract['products.favorites'],
  },
  {
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
