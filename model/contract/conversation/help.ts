import * as z from 'zod/mini'
import { FaqCategory, FaqItem } from '../../content/faq'
import { Id } from '../../id'
import { endpoint } from '../endpoint'

/** CALL-099 to CALL-101 */
export const helpContract = {
  'faq.list': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/faq',
    query: z.object({
      active: z.optional(z.literal('1')),
      sortBy: z.optional(z.literal('id')),
      sortDesc: z.optional(z.enum(['0', '1'])),
      nobody: z.optional(z.literal('1')),
    }),
    output: z.object({ items: z.array(FaqItem) }),
  }),
  'faq.categories': endpoint({ kind: 'read', method: 'GET', path: '/faq/categories', output: z.object({ items: z.array(FaqCategory) }) }),
  'faq.get': endpoint({ kind: 'read', method: 'GET', path: '/faq/:id', params: z.object({ id: Id }), output: FaqItem }),
} as const
