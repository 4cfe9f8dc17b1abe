import { describe, expect, it } from 'vitest'
import { compactValuesOf, type CatalogueProduct } from '../../../fake-server/catalogue/catalogue-product'
import { analogInStock, analogsBothWays, analogsOf } from '../../../fake-server/rules/related-products'
import { worldOf } from '../../support/world'

const { catalogue } = worldOf(2000)
/** What decides whether an oil, a fluid, a filter or a battery fits. */
const TELLING = [
  'sae',
  'api',
  'acea',
  'ilsac',
  'jaso',
  'oem',
  'spec',
  'gost',
  'din',
  'std',
  'freeze',
  'dot',
  'iso_vg',
  'nlgi',
  'fuel',
  'season',
]
const SIZES = ['thread', 'od', 'hei', 'len', 'wid', 'ah', 'cca', 'case', 'polarity', 'volt', 'watt', 'bulb_cat', 'filter_type']
const tellingOf = (product: CatalogueProduct) =>
  [...TELLING, ...SIZES].map((id) => [
    id,
    compactValuesOf(product)
      .flatMap(([of, value]) => (of === id ? [String(value)] : []))
      .toSorted((one, other) => one.localeCompare(other)),
  ])

describe('an analog', () => {
  it('of any product is of its kind and has the same viscosity, approvals, class and sizes [ENT-008]', () => {
    const pairs = catalogue.products.flatMap((product) => analogsOf(catalogue, product).map((analog) => [product, analog] as const))
    const wrong = pairs.filter(
      ([product, analog]) =>
        product.kind !== analog.kind ||
        product.categoryId !== analog.categoryId ||
        JSON.stringify(tellingOf(product)) !== JSON.stringify(tellingOf(analog)),
    )
    expect([pairs.length > 1000, wrong.map(([product, analog]) => `${product.name} → ${analog.name}`)]).toEqual([true, []])
  })

  it('is of like size, and a pack of it is there; where none fits there is none', () => {
    for (const product of catalogue.products.slice(0, 400)) {
      const analog = analogInStock(catalogue, product, ({ id }) => (id % 2 === 0 ? 60 : 0))
      if (analog) expect([analog.id % 2, analog.weight <= 2 * product.weight, 2 * analog.weight >= product.weight]).toEqual([0, true, true])
      expect(analogInStock(catalogue, product, () => 0)).toBe(undefined)
    }
  })
})

describe('analogs both ways', () => {
  const both = (product: CatalogueProduct) => analogsBothWays(catalogue, product, () => false, Infinity)

  it('who may stand for a product is told by it that it replaces it, or is its equal; nobody is told twice [ENT-008]', () => {
    let pairs = 0
    for (const product of catalogue.listed.slice(0, 600)) {
      const { items, replaces } = both(product)
      expect(items.filter((it) => replaces.includes(it))).toEqual([])
      for (const other of items) {
        const its = both(other)
        expect([product.name, its.replaces.includes(product) || its.items.includes(product)]).toEqual([product.name, true])
        pairs++
      }
      for (const other of replaces)
        expect([both(other).items.includes(product), both(other).replaces.includes(product)]).toEqual([true, false])
    }
    expect(pairs).toBeGreaterThan(300)
  })

  it('are of like size and of another family; what can be had comes first, then what is popular', () => {
    const product = catalogue.byId.get(2)!
    const all = both(product).items
    expect(all.length).toBeGreaterThan(2)
    for (const other of all)
      expect([other.family !== product.family, other.weight <= 2 * product.weight, 2 * other.weight >= product.weight]).toEqual([
        true,
        true,
        true,
      ])
    const last = all.at(-1)!
    const { items } = analogsBothWays(catalogue, product, (it) => it === last, 3)
    expect(items).toEqual([last, ...all.slice(0, 2)])
  })
})
