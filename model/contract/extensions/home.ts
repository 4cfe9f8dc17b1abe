import * as z from 'zod/mini'
import { StoreCity } from '../../company/company'
import { NewsHeadline } from '../../content/news'
import { endpoint } from '../endpoint'
import { limitUpTo, page } from '../paging'
import { whole } from '../../whole'

const count = z.number().check(whole(), z.nonnegative())

/** Calls that the spec's list leaves out, and that guests' first pages ask. [DEC-006] */
export const homeExtensions = {
  /** Why: /brands and the brand row of the home page; no listed call names the brands without a list of products. Without it: the brands of `products.filters`. */
  'brands.list': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/brands',
    output: z.object({ items: z.array(z.object({ name: z.string(), slug: z.string(), country: z.string(), count })) }),
  }),
  /** Why: /news and the home page. Newest first, without bodies. Without it: the pages say there is no news. */
  'news.list': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/news',
    query: z.object({ page, limit: limitUpTo(60) }),
    output: z.object({ items: z.array(NewsHeadline), total: count }),
  }),
  /** Why: registration asks for the store city (DEC-036), contacts name the stores. Without it: registration cannot be finished and says so. */
  'storeCities.list': endpoint({ kind: 'read', method: 'GET', path: '/storeCities', output: z.object({ items: z.array(StoreCity) }) }),
} as const
