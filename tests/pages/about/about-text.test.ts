import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { STORE_CITIES } from '../../../fake-server/catalogue/cities'
import { seedConfig } from '../../../fake-server/seed/config'
import { TextBlock } from '../../../model/content/text-block'
import { aboutText } from '../../../src/pages/about/about-text'
import { deadLinks } from '../../support/content/dead-links'

const text = aboutText({ shopName: 'Масленица', since: 2001 })
const words = JSON.stringify(text)

it('is of blocks of the contract, and its links lead to pages that are there', () => {
  expect(z.array(TextBlock).parse(text)).toEqual(text)
  expect(deadLinks(text)).toEqual([])
})

it('takes the name of the shop and its year from the configuration, and repeats nothing else of it [DEC-001]', () => {
  expect(words).toContain('«Масленица»')
  expect(words).toContain('2001\u00a0года')
  const { shop_name, legal_name, phone, email, requisites } = seedConfig
  const repeated = [shop_name, legal_name, phone, email, ...Object.values(requisites ?? {})].filter((fact) => words.includes(fact))
  expect(repeated).toEqual([])
})

it('names the eight stores of the shop', () => {
  expect(words).toContain('восемь складов')
  expect(STORE_CITIES).toHaveLength(8)
  expect(STORE_CITIES.map(({ name }) => name).filter((name) => !words.includes(name))).toEqual([])
})
