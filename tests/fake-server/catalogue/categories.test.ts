import { describe, expect, it } from 'vitest'
import categories from '../../../fake-server/seed/facts/categories.json'
import { buildCategories } from '../../../fake-server/catalogue/categories'
import { generateProducts } from '../../../fake-server/catalogue/generate/generate-products'
import { seedConfig } from '../../../fake-server/seed/config'
import { slugify } from '../../../fake-server/catalogue/slug'
import { type Category, findCategory, trailOf } from '../../../model/catalogue/category'

const products = generateProducts({ count: 700, seed: 'tree' })
const tree = buildCategories(products)
const flat = (nodes: readonly Category[]): Category[] => nodes.flatMap((node) => [node, ...flat(node.children)])

it('The links of the top bar have the names of their categories', () => {
  for (const { name, path } of seedConfig.main_links) {
    const slugs = path.split('/').filter(Boolean).slice(1)
    expect(name, path).toBe(findCategory(tree, slugs)?.at(-1)?.name)
  }
})

describe('Slugs', () => {
  it.each(categories.translit.tests as [string, string][])('writes «%s» as the spec does: %s [DEC-054]', (name, slug) => {
    // pairs by the file
    expect(slugify(name)).toBe(slug)
  })

  it('are those of all category names, each once [DEC-054]', () => {
    const all = flat(tree)
    expect(all).toHaveLength(241)
    expect(all.map(({ name }) => slugify(name))).toEqual(all.map(({ slug }) => slug))
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
  })

  it('drop what is no letter, digit, space or hyphen', () => {
    expect(slugify('  Ca/Ca, 5W-30 — «тест»  №1 ')).toBe('caca-5w-30-test-1')
    expect(slugify('!!!')).toBe('')
  })
})

describe('The tree of categories', () => {
  it('counts the listed products in each and below, found by a plain scan [VALID-010]', () => {
    for (const category of flat(tree)) {
      const inside = products.filter(
        ({ categoryId, pictured }) => pictured && trailOf(tree, categoryId).some(({ id }) => id === category.id),
      )
      expect(category.count, category.name).toBe(inside.length)
    }
  })

  it('is five levels deep and holds the hidden section too [DEC-054]', () => {
    expect(tree.map(({ slug }) => slug)).toContain('zapcasti')
    expect(Math.max(...flat(tree).map(({ id }) => trailOf(tree, id).length))).toBe(5)
    expect(
      findCategory(tree, [
        'smazocnye-materialy',
        'motornye-masla',
        'masla-dlya-legkovyx-avtomobilei',
        'sinteticeskie-motornye-masla',
        'motornye-masla-5w-30',
      ])?.at(-1)?.id,
    ).toBe(33)
  })
})
