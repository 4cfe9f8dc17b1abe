import * as z from 'zod/mini'
import { Category } from '../catalogue/category'
import { endpoint } from './endpoint'

/** CALL-057, CALL-058 */
export const categoriesContract = {
  /** The roots, each with all that is below it. */
  'categories.list': endpoint({ kind: 'read', method: 'GET', path: '/categories', output: z.array(Category) }),
  'categories.getBySlug': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/categories/getBySlug',
    query: z.object({ slug: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: Category,
  }),
} as const
