import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { seedConfig } from '../../../fake-server/seed/config'
import { Config } from '../../../model/content/config'
import { headingsOf } from '../../../model/content/headings'
import { TextBlock } from '../../../model/content/text-block'
import { confidentialText } from '../../../src/pages/texts/confidential-text'
import { offerText } from '../../../src/pages/texts/offer-text'
import { partnersText } from '../../../src/pages/texts/partners-text'
import { supplyRulesText } from '../../../src/pages/texts/supply-rules-text'
import { termsText } from '../../../src/pages/texts/terms-text'
import { deadLinks } from '../../support/content/dead-links'

/** Another shop than the demo's. */
const shop: Config = z.parse(Config, {
  ...seedConfig,
  shop_name: 'Масленица',
  legal_name: 'АО «Масленица»',
  phone: '79990000000',
  email: 'mail@maslenica.example',
  requisites: { inn: '1', kpp: '2', address: 'Улица', bank: 'Банк', bik: '3', account: '4', correspondent: '5' },
})

const texts = { offerText, confidentialText, termsText, partnersText, supplyRulesText }

describe.each(Object.entries(texts))('%s', (_name, textOf) => {
  const text = textOf(shop)

  it('is of blocks of the contract, and its links lead to pages that are there', () => {
    expect(z.array(TextBlock).parse(text)).toEqual(text)
    expect(deadLinks(text)).toEqual([])
  })

  it('has a table of contents, each entry with an address of its own', () => {
    const headings = [...headingsOf(text).values()]
    expect(headings.length).toBeGreaterThanOrEqual(3)
    expect(headings.filter(({ id }) => /^section-|-\d$/.test(id))).toEqual([])
  })

  it('repeats nothing of the configuration of the demo [DEC-001]', () => {
    const { shop_name, legal_name, phone, email, requisites } = seedConfig
    const words = JSON.stringify(text)
    expect([shop_name, legal_name, phone, email, ...Object.values(requisites ?? {})].filter((fact) => words.includes(fact))).toEqual([])
  })

  it('names no price: guests read it [DEC-032]', () => expect(JSON.stringify(text)).not.toMatch(/₽|руб(?!л)/))
})

it('the offer names its seller and all requisites', () => {
  const words = JSON.stringify(offerText(shop))
  expect(
    ['АО «Масленица»', 'ИНН\u00a01', 'КПП\u00a02', 'Улица', '«Банк»', 'БИК\u00a03', 'счёт 4', 'счёт 5'].filter(
      (fact) => !words.includes(fact),
    ),
  ).toEqual([])
})

it('the offer without requisites names the seller alone', () => {
  const { requisites: _none, ...rest } = shop
  expect(JSON.stringify(offerText(rest))).not.toContain('ИНН')
  expect(JSON.stringify(offerText(rest))).toContain('АО «Масленица».')
})

it('the supply rules say the least sum of an order, or that there is none', () => {
  const rules = (min_order_sum: Config['min_order_sum']) => JSON.stringify(supplyRulesText({ min_order_sum }))
  expect(rules(null)).toContain('Наименьшей суммы заказа нет')
  expect(rules(500_000 as NonNullable<Config['min_order_sum']>)).toMatch(/Наименьшая сумма заказа.+5.000/)
})
