import type { Category } from '../../model/catalogue/category'
import { categoriesContract } from '../../model/contract/categories'
import { handlersFor } from '../handlers-for'
import { refuse } from '../refusals'

/** The tree of the catalogue and a branch of it by its slug. */
export const categoriesHandlers = handlersFor(categoriesContract, {
  'categories.list': ({ world }) => [...world.categories],

  'categories.getBySlug': ({ query, world }) => {
    const found = categoryOf(world.categories, query.slug)
    if (!found) throw refuse(404, { message: 'Раздел не найден' })
    return found
  },
})

/** Slugs are unique in the whole tree. */
function categoryOf(categories: readonly Category[], slug: string): Category | undefined {
  for (const category of categories) {
    const found = category.slug === slug ? category : categoryOf(category.children, slug)
    if (found) return found
  }
  return undefined
}
