import * as z from 'zod/mini'
import { Product } from '../../catalogue/product'
import { Id } from '../../id'
import { ARTICLES_PER_REQUEST, SEARCH_LENGTH } from '../../limits'
import { cleanText } from '../../text/typed/clean-text'
import { endpoint } from '../endpoint'

const article = z.string().check(z.overwrite(cleanText), z.trim(), z.minLength(1), z.maxLength(SEARCH_LENGTH))

/** Calls about products that the spec does not list. [DEC-006] */
export const productExtensions = {
  /**
   * Why: a pasted list names hundreds of articles (DEC-057), and each would cost a search and a call for its product. Answers in the
   * order of the articles: the products whose article in any spelling, or whose barcode, is that text; where there is none, the same
   * keys in the other keyboard layout. Without it: a search and a call for each.
   */
  'products.byArticles': endpoint({
    kind: 'read',
    method: 'POST',
    path: '/products/byArticles',
    body: z.object({
      company_region_id: z.optional(Id),
      articles: z
        .array(article)
        .check(z.minLength(1, 'Список пуст'), z.maxLength(ARTICLES_PER_REQUEST, `Не больше ${ARTICLES_PER_REQUEST} артикулов за раз`)),
    }),
    output: z.object({ items: z.array(z.object({ products: z.array(Product) })) }),
    tags: ['products'],
  }),
  /**
   * Why: similar goods are of one class by its most telling parameter alone, and a buyer must not take a C3 for a C2. `items` may stand
   * for the product, `replaces` are those for which it may stand and which may not stand for it; also of what has left the catalogue.
   * Those that the region can have now come first. Without it: the page of a product has similar goods only.
   */
  'products.analogs': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/products/:id/analogs',
    params: z.object({ id: Id }),
    query: z.object({ company_region_id: z.optional(Id) }),
    output: z.object({ items: z.array(Product), replaces: z.array(Product) }),
    tags: ['products'],
  }),
} as const
