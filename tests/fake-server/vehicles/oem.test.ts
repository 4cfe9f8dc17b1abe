import { beforeAll, describe, expect, it } from 'vitest'
import { compactValuesOf } from '../../../fake-server/catalogue/catalogue-product'
import type { Api } from '../../../model/contract'
import type { Product } from '../../../model/catalogue/product'
import { newServer, visitor } from '../../support/world'

const server = newServer({ products: 2_000 })
const { catalogue } = server.world
/** A listed oil filter of which the engine is one with a known number. */
const filter = catalogue.listed.find(
  (product) =>
    product.categoryId === 212 &&
    compactValuesOf(product).some(([id, value]) => id === 'fit' && /^Hyundai\/Kia G4(FA|FC|FG|NA|KD|KE)$/.test(String(value))),
)!
const NUMBER = '26300-35505'
const vesta = { make: 'LADA', model: 'Vesta', year: 2017, engine: 'LADA:H4M' }
const fitOf = (product: Product): unknown => product.values.find(({ parameter }) => parameter.id === 'fit')?.name
const sizeOf = (product: Product): unknown =>
  product.values.filter(({ parameter }) => ['thread', 'od', 'hei'].includes(parameter.id)).map(({ name, number }) => name ?? number)

let api: Api
beforeAll(async () => {
  api = (await visitor(server, 1)).api
})

describe('the goods of a number [ROUTE-014]', () => {
  it('are those that have it as their cross number, then those of the same size', async () => {
    const { part, products, analogs } = await api('vehicles.byOem', { query: { oem: NUMBER, company_region_id: 1 } })
    expect(part?.vehicles).toContain('Hyundai/Kia G4FC')
    expect(products.map(({ id }) => id)).toContain(filter.id)
    expect(products.every((product) => part?.vehicles.includes(String(fitOf(product))))).toBe(true)
    expect(new Set(analogs.map((product) => String(sizeOf(product)))).size).toBeLessThanOrEqual(1)
    expect(analogs.filter(({ id }) => products.some((product) => product.id === id))).toEqual([])
  })
  it('are found however the number is written', async () => {
    const answers = await Promise.all(
      ['26300 35505', '2630035505', ' 26300-35505 '].map((oem) => api('vehicles.byOem', { query: { oem } })),
    )
    expect(answers.map(({ products }) => products.some(({ id }) => id === filter.id))).toEqual([true, true, true])
  })
  it('are none where nobody knows the number', async () => {
    expect(await api('vehicles.byOem', { query: { oem: 'ABC-000' } })).toEqual({ oem: 'ABC-000', part: null, products: [], analogs: [] })
  })
  it('are found by the search of the shop too, which leads to their page', async () => {
    const { items, categories } = await api('external.search', { query: { q: NUMBER } })
    expect(items.map(({ id }) => id)).toContain(filter.id)
    expect(categories[0]?.path).toBe(`/selection-parts/products-oem?oem=${NUMBER}`)
  })
})

describe('whether something fits a car', () => {
  const answer = async (asked: { oem: string } | { product_id: number }) => api('vehicles.fits', { body: { ...vesta, ...asked } })
  const listed = (kind: string, value: string) =>
    catalogue.listed.find((product) => product.kind === kind && compactValuesOf(product).some(([, own]) => own === value))!.id

  it('is yes for a number of its own, no for one of other cars, unknown for one that nobody knows [DEC-075]', async () => {
    const answers = await Promise.all(['8200768913', NUMBER, 'ABC-000'].map((oem) => answer({ oem })))
    expect(answers.map(({ fit }) => fit)).toEqual(['yes', 'no', 'unknown'])
    expect(answers[1]?.reasons[0]?.text).toMatch(/^номер для Hyundai\/Kia/)
  })
  it('is no for an oil of the wrong viscosity, with the reason', async () => {
    const { fit, reasons } = await answer({ product_id: listed('motor_oil_pc', '0W-16') })
    expect(fit).toBe('no')
    expect(reasons).toContainEqual({ aspect: 'viscosity', state: 'no', text: '5W-30 или 5W-40' })
  })
  it('is unknown for goods of which the car asks nothing', async () => {
    expect(await answer({ product_id: listed('grease', 'NLGI 2') })).toMatchObject({ fit: 'unknown', reasons: [] })
  })
  it('is asked of one thing, and of a car that is known', async () => {
    await expect(api('vehicles.fits', { body: vesta })).rejects.toMatchObject({ status: 422 })
    await expect(api('vehicles.fits', { body: { ...vesta, year: 1990, oem: NUMBER } })).rejects.toMatchObject({ status: 404 })
  })
})
