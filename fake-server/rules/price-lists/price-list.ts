import type { Category } from '../../../model/catalogue/category'
import { regionState } from '../../../model/company/region'
import type { Offer, PriceListByLink } from '../../../model/price-list/by-link/offer'
import { priceListRow } from '../../../model/price-list/price-list-row'
import { toProduct } from '../../catalogue/catalogue-product'
import type { StoredRegion } from '../../scene'
import type { Secrets } from '../../secrets'
import type { Tables } from '../../tables'
import type { Shop } from '../../world'
import { isWithdrawn } from '../product-view'
import { priceRowFor } from '../region/region-prices'
import { namesOf } from '../region/region-view'

type Asked = {
  tables: Tables
  world: Shop
  secrets: Secrets
  now: () => number
  /** Runs work that changes the tables, and keeps what it changed. */
  change: <T>(work: () => T) => Promise<T>
  secret: string
  /** Only what changed after it, ms; null: everything. */
  since: number | null
}

/** Others have their turn after so many goods. */
const PER_TURN = 500

/**
 * When each offer of a region was seen to be another than before, ms, by what it was. It is no part of the state: what a new server has not
 * seen before counts as changed, so that nobody misses a change.
 */
type Journal = Map<number, { text: string; at: number }>
const journals = new WeakMap<Tables, Map<number, Journal>>()

/** The price list that a link opens; null: the link is good no more, or the region buys nothing now. [DEC-077] */
export async function priceListBy(asked: Asked): Promise<PriceListByLink | null> {
  const { tables, world, now, change, since } = asked
  const region = await change(() => enter(asked))
  if (!region) return null
  const at = now()
  const journal = journalOf(tables, region.id)
  const scene = { tables, world, now, plays: () => false }
  const offers: Offer[] = []
  let count = 0
  for (const product of world.catalogue.listed) {
    if (isWithdrawn(scene, product.id)) continue
    const shown = toProduct(product, { favorite: false })
    const row = priceListRow(shown, priceRowFor(scene, region, product))
    const offer = { ...row, categoryId: shown.category_id, image: shown.images[0] ?? '' }
    if (changedAt(journal, offer, at) > (since ?? -Infinity)) offers.push(offer)
    if (++count % PER_TURN === 0) await new Promise((resolve) => setTimeout(resolve))
  }
  const { company_name, store_city_name } = namesOf({ tables }, region)
  return {
    shop: world.config.shop_name,
    buyer: `${company_name}, ${store_city_name}`,
    categories: categoriesOf(world.categories),
    offers,
    isPart: since !== null,
    at,
  }
}

/** The region of a link, whose use is noted. It is good as long as who made it administers the region, and the region may buy. */
function enter({ tables, secrets, now, secret }: Asked): StoredRegion | null {
  const link = tables.priceLink.findFirst({ where: { digest: { equals: secrets.digest(secret) } } })
  const region = link && tables.region.findFirst({ where: { id: { equals: link.id } } })
  if (!region?.admin_ids.includes(link?.user_id ?? 0) || regionState(region) === 'blocked') return null
  tables.priceLink.update({ where: { id: { equals: region.id } }, data: { used_at: now() } })
  return region
}

function journalOf(tables: Tables, regionId: number): Journal {
  const ofServer = journals.get(tables) ?? new Map<number, Journal>()
  journals.set(tables, ofServer)
  const journal = ofServer.get(regionId) ?? new Map()
  ofServer.set(regionId, journal)
  return journal
}

/** Since when an offer is as it is, as far as this server saw; it is noted. */
function changedAt(journal: Journal, offer: Offer, now: number): number {
  const text = JSON.stringify(offer)
  const known = journal.get(offer.id)
  if (known?.text === text) return known.at
  journal.set(offer.id, { text, at: now })
  return now
}

function categoriesOf(roots: readonly Category[], parentId: number | null = null): PriceListByLink['categories'] {
  return roots.flatMap((category) => [{ id: category.id, name: category.name, parentId }, ...categoriesOf(category.children, category.id)])
}
