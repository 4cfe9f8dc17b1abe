import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fillTemplate } from '../../../fake-server/catalogue/about/fill-template'
import { aboutProduct } from '../../../fake-server/catalogue/about/product-about'
import { productSheet } from '../../../fake-server/catalogue/about/product-sheets'
import { generateProducts } from '../../../fake-server/catalogue/generate/generate-products'
import { KINDS } from '../../../fake-server/catalogue/facts'
import { ProductDocument } from '../../../model/conversation/product-document'

const TODAY = Date.UTC(2026, 10, 23)
const products = generateProducts({ seed: 'karter' })
/** Some of every kind. */
const some = Object.keys(KINDS).flatMap((kind) => products.filter((product) => product.kind === kind).slice(0, 3))
const SUPPLIER = { name: 'ООО «Картер Опт»', address: 'Москва', phone: '+7 900 000-01-14' }
/** What a sentence has that was put together wrongly. */
const BROKEN = /[{}[\]]|undefined|null|\s\s|\s[,.;:]|\(\)|\.\.|(?<!\d)0\s?шт/
const about = (kind: string) => aboutProduct(products.find((product) => product.kind === kind)!, TODAY) // the catalogue has each

describe('What the page of a product says beyond its parameters', () => {
  it('is three paragraphs for goods of every kind, without a gap where a value is not known', () => {
    expect(new Set(some.map(({ kind }) => kind)).size).toBe(Object.keys(KINDS).length)
    for (const product of some) {
      const { description, applications } = aboutProduct(product, TODAY)
      expect({ id: product.id, paragraphs: description.split('\n').filter(Boolean).length }).toEqual({ id: product.id, paragraphs: 3 })
      expect({ id: product.id, rows: applications.length > 0 || product.kind === 'set' }).toEqual({ id: product.id, rows: true })
      for (const text of [...description.split('\n'), ...applications.flatMap(({ name, note }) => [name, note])])
        expect(text).not.toMatch(BROKEN)
    }
  })

  it('is in sentences and not the table of parameters', () => {
    const { description, applications } = about('filter_oil')
    expect(description).not.toMatch(/резьба:/i)
    expect(description).toContain('Меняйте вместе с\u00a0маслом')
    expect(applications.length).toBeGreaterThan(0)
  })

  it('names the makes whose approvals an oil has', () => {
    const oil = products.find(({ article }) => article === 'AL-4071-004')!
    expect(aboutProduct(oil, TODAY).applications).toContainEqual({ name: 'Mercedes-Benz', note: 'MB\u00a0229.51, MB\u00a0229.52' })
  })

  it.each([
    ['motor_oil_pc', ['technical', 'safety', 'declaration']],
    ['battery_car', ['technical', 'safety', 'declaration']],
    ['filter_oil', ['technical', 'declaration']],
    ['gloves', ['technical']],
  ])('of %s has these documents: %j', (kind, kinds) => {
    expect(about(kind).documents.map((it) => it.kind)).toEqual(kinds)
  })

  it('holds documents that can be read, each of its own product and valid for longer than today', () => {
    for (const product of some)
      for (const { kind, valid_until: until } of aboutProduct(product, TODAY).documents) {
        const sheet = productSheet(product, kind, SUPPLIER, TODAY)
        expect(z.safeParse(ProductDocument, sheet).success).toBe(true)
        expect(JSON.stringify(sheet?.body).replaceAll('\u00a0', ' ')).toContain(product.article)
        if (until !== undefined) expect(Date.parse(until)).toBeGreaterThan(TODAY)
      }
  })

  it('has no document that is not listed', () => {
    const gloves = products.find(({ kind }) => kind === 'gloves')!
    expect(productSheet(gloves, 'safety', SUPPLIER, TODAY)).toBe(null)
  })
})

describe('A template', () => {
  const values = (name: string) => ({ sae: '5W-30', fuel: 'Бензин', line: '' })[name]
  it.each([
    ['Вязкость {sae}.', 'Вязкость 5W-30.'],
    ['Топливо: {fuel~}.', 'Топливо: бензин.'],
    ['Класс {acea}.', null],
    ['Масло {line}[, класс {acea}][, {sae}].', 'Масло, 5W-30.'],
  ])('%j says %j', (template, text) => {
    expect(fillTemplate(template, values)).toBe(text)
  })
})
