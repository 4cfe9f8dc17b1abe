import * as z from 'zod/mini'
import { HIDDEN_CATEGORY_SLUG } from '../limits'
import { Id } from '../id'

/** A category with the categories under it, up to five levels. `count`: products in it and below. [ENT-012] */
export type Category = { id: number; slug: string; name: string; count?: number | undefined; children: Category[] }
/** A category as it travels. */
export const Category: z.ZodMiniType<Category> = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  count: z.optional(z.number()),
  get children() {
    return z.array(Category)
  },
}) as z.ZodMiniType<Category> // the recursive getter cannot be followed by inference

/**
 * The categories from a root down to the one that a path of slugs names.
 * @param slugs the segments after /catalog
 * @returns the trail, the last is the category itself; null where some slug is unknown [DEC-054]
 */
export function findCategory(roots: readonly Category[], slugs: readonly string[]): Category[] | null {
  const trail: Category[] = []
  let level = roots
  for (const slug of slugs) {
    const found = level.find((category) => category.slug === slug)
    if (!found) return null
    trail.push(found)
    level = found.children
  }
  return trail
}

/** @returns the trail of the category with this id; empty where there is none */
export function trailOf(roots: readonly Category[], id: number): Category[] {
  for (const root of roots) {
    if (root.id === id) return [root]
    const below = trailOf(root.children, id)
    if (below.length) return [root, ...below]
  }
  return []
}

/** @returns the address of a category by its trail; the canonical form has no slash at the end [DEC-052] */
export const categoryPath = (trail: readonly Pick<Category, 'slug'>[]): string => ['/catalog', ...trail.map(({ slug }) => slug)].join('/')

/** @returns the categories that menus show: 'zapcasti' is hidden, its address works [DEC-054, NAV-013] */
export const visibleCategories = (categories: readonly Category[]): Category[] =>
  categories.filter(({ slug }) => slug !== HIDDEN_CATEGORY_SLUG)
