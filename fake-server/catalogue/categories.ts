import type { Category } from '../../model/catalogue/category'
import type { CatalogueProduct } from './catalogue-product'
import { CATEGORY_TREE, type CategoryNode } from './facts'

/**
 * The tree of categories with the number of listed products (those with pictures) in each and below; 'zapcasti' included,
 * menus leave it out. [ENT-012, VALID-010, DEC-054]
 */
export function buildCategories(products: readonly CatalogueProduct[]): Category[] {
  const counts = new Map<number, number>()
  for (const { categoryId, pictured } of products) if (pictured) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1)
  const build = ({ id, slug, name, children = [] }: CategoryNode): Category & { count: number } => {
    const below = children.map(build)
    return { id, slug, name, count: below.reduce((sum, { count }) => sum + count, counts.get(id) ?? 0), children: below }
  }
  return CATEGORY_TREE.map(build)
}
