import type { Product } from '../../model/catalogue/product'
import { REGION_ACTIVE } from '../../model/company/region'
import { type CatalogueProduct, toProduct } from '../catalogue/catalogue-product'
import { refuse } from '../refusals'
import { requireOpenRegion, type Scene, type StoredRegion } from '../scene'

type Asker = Pick<Scene, 'tables' | 'user'>
const WITHDRAWN = 'Товара больше нет в каталоге'

/**
 * How the one who asks sees a product: favourites are his own; bonus points are counted from the price, so only a buyer with
 * personal prices gets them: in the region asked for, else in any. [DEC-032]
 */
export function productViewer(
  { tables, user }: Asker,
  region: Pick<StoredRegion, 'status'> | null = null,
): (product: CatalogueProduct) => Product {
  const marked = new Set(
    user ? tables.favorite.findMany({ where: { user_id: { equals: user.id } } }).map(({ product_id }) => product_id) : [],
  )
  const seesBonus = region ? region.status === REGION_ACTIVE : hasPrices({ tables, user })
  return (product) => {
    const { bonus, ...shown } = toProduct(product, { favorite: marked.has(product.id) })
    return seesBonus && bonus !== undefined ? { ...shown, bonus } : shown
  }
}

/** Whether somebody has personal prices anywhere: a member of an active region. */
export const hasPrices = ({ tables, user }: Asker): boolean =>
  user !== null &&
  tables.region.findMany({ where: { status: { equals: REGION_ACTIVE } } }).some(({ member_ids }) => member_ids.includes(user.id))

/** Whether a product has left the catalogue: it stands in old carts and orders, and nowhere else. */
export const isWithdrawn = ({ tables }: Pick<Scene, 'tables'>, id: number): boolean =>
  tables.withdrawn.findFirst({ where: { id: { equals: id } } }) !== null

/** A product of the catalogue, those without pictures too; 404 where there is none, or no more. [DEC-054] */
export function requireProduct(scene: Pick<Scene, 'world' | 'tables'>, id: number): CatalogueProduct {
  if (isWithdrawn(scene, id)) throw refuse(404, { message: WITHDRAWN })
  return requireEverSold(scene, id)
}

/** The same for the page of a product: the refusal of what has left says what it was. */
export function requireSold(scene: Asker & Pick<Scene, 'world'>, id: number, region: StoredRegion | null): CatalogueProduct {
  const product = requireEverSold(scene, id)
  if (isWithdrawn(scene, id)) throw refuse(404, { message: WITHDRAWN, details: { product: productViewer(scene, region)(product) } })
  return product
}

/** A product that is or was in the catalogue; 404 where there never was one. */
export function requireEverSold({ world }: Pick<Scene, 'world'>, id: number): CatalogueProduct {
  const product = world.catalogue.byId.get(id)
  if (!product) throw refuse(404, { message: 'Товар не найден' })
  return product
}

/** The region whose prices a list may know: none for guests, whatever they name; 403 for a foreign or blocked one. [DEC-032] */
export const askingRegion = (scene: Asker, regionId: number | undefined): StoredRegion | null =>
  scene.user && regionId !== undefined ? requireOpenRegion(scene, regionId) : null
