import { expect, it } from 'vitest'
import { CATEGORY_TREE, type CategoryNode } from '../../../../fake-server/catalogue/facts'
import { generateProducts } from '../../../../fake-server/catalogue/generate/generate-products'
import { createCatalogue } from '../../../../fake-server/catalogue/query/catalogue'
import { readingNames } from '../../../../fake-server/catalogue/search/names'
import { atOnce } from '../../../../fake-server/steps'

const names = atOnce(readingNames(createCatalogue(generateProducts({ count: 2000, seed: 'names' }))))
const branch = (node: CategoryNode): CategoryNode[] => [node, ...(node.children ?? []).flatMap(branch)]
const NAMES = new Map(CATEGORY_TREE.flatMap(branch).map(({ id, name }) => [id, name]))
const found = (text: string) => names.categories(text).map((id) => NAMES.get(id))

it('names first the category that has few words besides those of the text', () => {
  expect(found('фильтр масляный')[0]).toBe('Масляные фильтры')
  expect(found('фильтр масляный')).toContain('Съёмники масляных фильтров')
  expect(found('аккумуляторы')[0]).toBe('Аккумуляторы')
})

it('names the brand that a Russian word sounds like', () => {
  for (const text of ['арктелюб', 'масло арктелуб']) expect(names.brands(text).map(({ name }) => name)).toEqual(['Arktelub'])
})
