import * as z from 'zod/mini'
import { ProductDocument } from '../../conversation/product-document'
import { Id } from '../../id'
import { endpoint } from '../endpoint'

/** Documents of products, which the spec does not list. [DEC-006] */
export const productDocumentExtensions = {
  /**
   * Why: whoever resells or uses oils and chemistry must have their safety data sheets and declarations. Without it: the page of a product
   * names those documents only of which `documents` has the file.
   */
  'productDocuments.get': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/products/:id/documents/:kind',
    params: z.object({ id: Id, kind: z.string().check(z.regex(/^[a-z\d-]{1,40}$/)) }),
    output: ProductDocument,
  }),
} as const
