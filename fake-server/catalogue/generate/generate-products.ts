import type { Kopecks } from '../../../model/money/money'
import type { CatalogueProduct } from '../catalogue-product'
import { BRANDS, LEAVES, type Pack } from '../facts'
import { promotionsOf } from '../pricing/promotions'
import { createRandom, hash, mix } from '../random'
import { roundPrice } from '../round-price'
import { allot } from './allot'
import { newArticle, newBarcode } from './codes'
import { drawnMember } from './drawn-member'
import { DRAWN_PRODUCTS, type DrawnProduct } from './drawn-products'
import { type Member, spaceOf } from './families'
import { productName } from './naming'
import { ownValues } from './own-values'
import { weightOf } from './weight'
import { articleKey } from '../../../model/text/article'

/**
 * The goods of a shop: the drawn ones first, the rest shared among the leaves of the tree by their weights. The same seed and
 * count always give the same goods; another count gives another shop. At most about 116 000: then every combination is used.
 * @param count how many, 2 000 by default
 */
export function generateProducts({ count = 2_000, seed }: { count?: number; seed: string }): CatalogueProduct[] {
  const seedNumber = hash(seed)
  const drawn = DRAWN_PRODUCTS.slice(0, count)
  const spaces = LEAVES.map((leaf) => ({ w: leaf.w, ...spaceOf(seedNumber, leaf) }))
  const shares = allot(count - drawn.length, spaces)
  const members: { member: Member; drawn: DrawnProduct | null }[] = [
    ...drawn.map((product) => ({ member: drawnMember(product), drawn: product })),
    ...spaces.flatMap((space, at) => space.take(shares[at] ?? 0).map((member) => ({ member, drawn: null }))),
  ]
  const usedArticles = new Set(drawn.map(({ article }) => articleKey(article)))
  const places = placesByPopularity(seedNumber, members)
  return members.map(({ member, drawn: as }, at) => makeProduct(seedNumber, at + 1, member, as, usedArticles, places[at] ?? at + 1))
}

function makeProduct(
  seed: number,
  id: number,
  member: Member,
  drawn: DrawnProduct | null,
  usedArticles: Set<string>,
  popularity: number,
): CatalogueProduct {
  const { family, pack } = member
  const { leaf, kind, brand, line, variant, fit } = family
  const random = createRandom(mix(seed, hash('product')), id)
  const article =
    drawn?.article ?? newArticle(seed, { brand, kind: leaf.kind, raw: variant.raw, pack, family: family.key, index: id }, usedArticles)
  const price = drawn ? Math.round(drawn.price * 100) : priceOf(member)
  const own = ownValues(member)
  const box = drawn?.box ?? pack?.[2] ?? variant.box ?? createRandom(family.key).pick(kind.box ?? [1])
  const rated = random.chance(0.78)
  const rating = Math.round(30 + 20 * Math.max(random.next(), random.next(), random.next())) / 10
  const reviews = 1 + Math.floor(random.next() ** 3 * 120)
  const guestFactor = 1.18 + random.next() * 0.17
  const limit = random.chance(0.05) ? box * random.int(2, 10) : null
  const recent = random.chance(0.04)
  const makeName = () =>
    drawn?.name
      ? noBreaks(drawn.name)
      : productName({ kind, raw: variant.raw, tail: variant.tail, brand: brand.name, line: line?.n ?? null, pack, article, fit })
  let [name, barcode]: (string | null)[] = [null, null]
  return {
    id,
    // Most are never read: what takes time is made when it is asked for first.
    get name() {
      return (name ??= makeName())
    },
    article,
    get barcode() {
      return (barcode ??= newBarcode(BRANDS.indexOf(brand), id))
    },
    brand,
    categoryId: leaf.id,
    kind: leaf.kind,
    line: line?.n ?? null,
    common: variant.values,
    own,
    tare: pack?.[4] ?? null,
    family: family.key,
    pictured: drawn !== null || !random.chance(0.01),
    pack: box,
    limit: drawn ? null : limit,
    weight: drawn?.weight ?? weightOf(leaf.kind, kind, variant.raw, pack, variant.price),
    rating: drawn?.rating ?? (rated ? rating : null),
    reviews: drawn?.reviews ?? (rated ? reviews : 0),
    bonus: Math.floor(price / 11_000),
    popularity,
    addedDaysAgo: recent ? random.int(1, 30) : random.int(31, 900),
    price,
    guestPrice: drawn ? drawn.guest * 100 : Math.round(price * guestFactor),
    promotions: promotionsOf(seed, leaf, id, pack?.[4] ?? null, drawn !== null),
  }
}

/** List price of one unit: the family's place in the range of its profile, the brand's level, the package. */
function priceOf({ family: { key, brand, line, variant }, pack }: Member): Kopecks {
  const [low, high] = variant.price
  const each = low + (high - low) * createRandom(key, 1).next()
  return roundPrice(each * brand.f * variant.factor * (line?.f ?? 1) * amountFactor(pack))
}
const amountFactor = (pack: Pack | null): number => (pack ? pack[0] * pack[3] : 1)

/** The drawn ones keep the first places; popular brands come before others by chance. */
function placesByPopularity(seed: number, members: readonly { member: Member; drawn: DrawnProduct | null }[]): number[] {
  const score = members.map(({ member, drawn }, at) =>
    drawn ? 2_000 - at : createRandom(mix(seed, hash('popularity')), at).next() * (10 + member.family.brand.w),
  )
  const order = members.map((_, at) => at).sort((first, second) => (score[second] ?? 0) - (score[first] ?? 0) || first - second)
  const places: number[] = []
  for (const [place, at] of order.entries()) places[at] = place + 1
  return places
}

const noBreaks = (text: string): string => text.replace(/(\d) (А·ч|А|мл|л|кг|г)$/, '$1\u00a0$2').replace(/(\d) А·ч/, '$1\u00a0А·ч')
