import * as z from 'zod/mini'
import { TextBlock } from '../content/text-block'

/** A document of a product to be read, printed and saved: technical sheet, safety data sheet, declaration of conformity. */
export const ProductDocument = z.object({
  title: z.string(),
  /** Of the product that it is of. */
  product_name: z.string(),
  article: z.string(),
  /** Of the revision, or of a declaration's registration. */
  issued_at: z.iso.date(),
  body: z.array(TextBlock),
})
export type ProductDocument = z.output<typeof ProductDocument>
