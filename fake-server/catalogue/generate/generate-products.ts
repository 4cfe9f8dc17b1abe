import type { Kopecks } from '../../../model/money/money'
import { atOnce, type Steps } from '../../steps'
import type { CatalogueProduct } from '../catalogue-product'
import { LEAVES, type Pack } from '../facts'
import { promotionsOf } from '../pricing/promotions'
import { createRandom, hash, mix } from '../random'
import { roundPrice } from '../round-price'
import { allot } from './allot'
import { newArticle } from './codes'
import { drawnMember } from './drawn-member'
import { DRAWN_PRODUCTS, type DrawnProduct } from './drawn-products'
import { type Member, type Space, spaceOf } from './families'
import { GeneratedProduct } from './generated-product'
import { ownValues } from './own-values'
import { weightOf } from './weight'
import { articleKey } from '../../../model/text/article'

const PRODUCT_SEED = hash('product')
const POPULARITY_SEED = hash('popularity')
/** So many products are made between two places where other work may come. */
const STEP = 64

/**
 * The goods of a shop: the drawn ones first, the rest shared among the leaves of the tree by their weights. The same seed and
 * count always give the same goods; another count gives another shop. At most about 116 000: then every combination is used.
 * @param count how many, 2 000 by default
 */
export const generateProducts = (order: { count?: number; seed: string }): CatalogueProduct[] => atOnce(generating(order))

/** The same in steps. */
export function* generating({ count = 2_000, seed }: { count?: number; seed: string }): Steps<CatalogueProduct[]> {
  const seedNumber = hash(seed)
  const drawn = DRAWN_PRODUCTS.slice(0, count)
  const spaces: (Space & { w: number })[] = []
  for (const leaf of LEAVES) {
    spaces.push({ w: leaf.w, ...spaceOf(seedNumber, leaf) })
    yield
  }
  const shares = allot(count - drawn.length, spaces)
  const members = drawn.map(drawnMember)
  for (const [at, space] of spaces.entries()) {
    for (const member of space.take(shares[at] ?? 0)) members.push(member)
    yield
  }
  const places = yield* placesByPopularity(seedNumber, members, drawn.length)
  const usedArticles = new Set(drawn.map(({ article }) => articleKey(article)))
  const products: CatalogueProduct[] = []
  for (const [at, member] of members.entries()) {
    products.push(makeProduct(seedNumber, at + 1, member, drawn[at] ?? null, usedArticles, places[at] ?? at + 1))
    if (at % STEP === 0) yield
  }
  return products
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
  const { leaf, kind, brand, variant } = family
  const random = createRandom(mix(seed, PRODUCT_SEED), id)
  const article =
    drawn?.article ?? newArticle(seed, { brand, kind: leaf.kind, raw: variant.raw, pack, family: family.key, index: id }, usedArticles)
  const price = drawn ? Math.round(drawn.price * 100) : priceOf(member)
  const box = drawn?.box ?? pack?.[2] ?? variant.box ?? createRandom(family.key).pick(kind.box ?? [1])
  const rated = random.chance(0.78)
  const rating = Math.round(30 + 20 * Math.max(random.next(), random.next(), random.next())) / 10
  const reviews = 1 + Math.floor(random.next() ** 3 * 120)
  const guestFactor = 1.18 + random.next() * 0.17
  const limit = random.chance(0.05) ? box * random.int(2, 10) : null
  const recent = random.chance(0.04)
  const pictured = drawn !== null || !random.chance(0.01)
  return new GeneratedProduct(id, member, drawn, {
    article,
    own: ownValues(member),
    pictured,
    pack: box,
    limit: drawn ? null : limit,
    weight: drawn?.weight ?? weightOf(leaf.kind, kind, variant.raw, pack, variant.price),
    rating: drawn?.rating ?? (rated ? rating : null),
    reviews: drawn?.reviews ?? (rated ? reviews : 0),
    popularity,
    addedDaysAgo: recent ? random.int(1, 30) : random.int(31, 900),
    price,
    guestPrice: drawn ? drawn.guest * 100 : Math.round(price * guestFactor),
    promotions: promotionsOf(seed, leaf, id, pack?.[4] ?? null, drawn !== null),
  })
}

/** List price of one unit: the family's place in the range of its profile, the brand's level, the package. */
function priceOf({ family: { key, brand, line, variant }, pack }: Member): Kopecks {
  const [low, high] = variant.price
  const each = low + (high - low) * createRandom(key, 1).next()
  return roundPrice(each * brand.f * variant.factor * (line?.f ?? 1) * amountFactor(pack))
}
const amountFactor = (pack: Pack | null): number => (pack ? pack[0] * pack[3] : 1)

/** Scores lie below this: chance, times 10 and the brand's weight of at most 10. */
const SCORE_MAX = 20
const BUCKETS_PER_SCORE = 16

/** The drawn ones keep the first places; popular brands come before others by chance. Sorted a bucket at a time. */
function* placesByPopularity(seed: number, members: readonly Member[], drawn: number): Steps<Uint32Array> {
  const popularitySeed = mix(seed, POPULARITY_SEED)
  const scores = new Float64Array(members.length)
  const buckets: number[][] = Array.from({ length: SCORE_MAX * BUCKETS_PER_SCORE + 1 }, () => [])
  for (let at = drawn; at < members.length; at++) {
    const score = createRandom(popularitySeed, at).next() * (10 + (members[at]?.family.brand.w ?? 0))
    scores[at] = score
    buckets[Math.max(0, Math.floor((SCORE_MAX - score) * BUCKETS_PER_SCORE))]?.push(at)
    if (at % STEP === 0) yield
  }
  const places = Uint32Array.from(members, (_, at) => at + 1)
  let place = drawn
  for (const bucket of buckets) {
    for (const at of bucket.sort((first, second) => (scores[second] ?? 0) - (scores[first] ?? 0) || first - second)) places[at] = ++place
    yield
  }
  return places
}
