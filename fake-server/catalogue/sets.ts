import { weakMapMemoize } from 'reselect'
import type { CatalogueProduct } from './catalogue-product'
import { BRANDS } from './facts'
import { newBarcode } from './generate/codes'
import { hash } from './random'
import { roundPrice } from './round-price'

/** A set of goods as it is sold: its name, the category of its main goods, and how many whole packs of what it holds. */
type SetOfGoods = {
  article: string
  /** Before and after the brand, which is that of the first goods. */
  name: readonly [before: string, after: string]
  packs: readonly (readonly [article: string, packs: number])[]
}
/** What one of a set holds. */
export type SetPart = { product: CatalogueProduct; count: number }

/** Sets of the drawn goods: a seed of any size has them. */
const SETS: readonly SetOfGoods[] = [
  {
    article: 'НАБОР-ТО-530',
    name: ['Промонабор для СТО', '«Замена масла 5W-30»'],
    packs: [
      ['AL-4071-004', 5],
      ['PVO 418-20', 1],
    ],
  },
  {
    article: 'НАБОР-AL-4071',
    name: ['Промонабор для СТО', '«Все фасовки Synthex 5W-30»'],
    packs: [
      ['AL-4071-001', 1],
      ['AL-4071-004', 1],
      ['AL-4071-020', 1],
    ],
  },
  {
    article: 'НАБОР-ХИМ-12',
    name: ['Набор автохимии к сезону', '«Сервис»'],
    packs: [
      ['HV2107N', 1],
      ['BG-10321', 1],
    ],
  },
]
/** The key of their kind; no generated goods are of it. */
const KIND = 'set'
/** What a set costs of what its goods cost. */
const SHARE = 0.88

/** @returns the sets of these goods, with the ids that follow; what cannot be put together is left out */
export function setProducts(goods: readonly CatalogueProduct[]): CatalogueProduct[] {
  return SETS.filter((set) => partsIn(goods, set) !== null).map((set, at) => {
    const parts = partsIn(goods, set) ?? []
    const sum = (of: (product: CatalogueProduct) => number) => parts.reduce((all, { product, count }) => all + of(product) * count, 0)
    const [main] = parts as [SetPart] // every set has packs
    const price = roundPrice((sum((product) => product.price) * SHARE) / 100)
    const id = goods.length + at + 1
    return {
      id,
      name: `${set.name[0]} ${main.product.brand.name} ${set.name[1]}`,
      article: set.article,
      barcode: newBarcode(BRANDS.indexOf(main.product.brand), id),
      brand: main.product.brand,
      categoryId: main.product.categoryId,
      kind: KIND,
      line: null,
      common: [['pcs', sum(() => 1)]],
      own: [],
      tare: null,
      family: -hash(set.article),
      pictured: true,
      pack: 1,
      limit: null,
      weight: sum(({ weight }) => weight),
      rating: null,
      reviews: 0,
      bonus: Math.floor(price / 11_000),
      popularity: id,
      addedDaysAgo: 45,
      price,
      guestPrice: sum((product) => product.guestPrice),
      promotions: [],
    }
  })
}

/** @param goods all of the shop @returns what a product holds, if it is a set; else nothing */
export function partsOf(goods: readonly CatalogueProduct[], { kind, article }: CatalogueProduct): SetPart[] {
  const set = kind === KIND ? SETS.find((it) => it.article === article) : undefined
  return (set && partsIn(goods, set)) ?? []
}

/** @param goods all of the shop @returns the sets that hold a product, `count` of it in each */
export const setsWith = (goods: readonly CatalogueProduct[], product: CatalogueProduct): SetPart[] =>
  SETS.flatMap((set) => {
    const held = partsIn(goods, set)?.find((part) => part.product.id === product.id)
    const sold = goodsOfSets(goods).get(set.article)
    return held && sold ? [{ product: sold, count: held.count }] : []
  })

function partsIn(goods: readonly CatalogueProduct[], { packs }: SetOfGoods): SetPart[] | null {
  const parts = packs.flatMap(([article, count]) => {
    const product = goodsOfSets(goods).get(article)
    return product ? [{ product, count: count * product.pack }] : []
  })
  return parts.length === packs.length ? parts : null
}

const NAMED = new Set(SETS.flatMap(({ article, packs }) => [article, ...packs.map(([held]) => held)]))
/** The sets and what they hold by article, looked for once. */
const goodsOfSets = weakMapMemoize(
  (goods: readonly CatalogueProduct[]) =>
    new Map(goods.filter(({ article }) => NAMED.has(article)).map((product) => [product.article, product])),
)
