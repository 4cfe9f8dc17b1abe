import * as z from 'zod/mini'
import { Product } from '../../../catalogue/product'
import { Id } from '../../../id'
import { SEARCH_LENGTH } from '../../../limits'
import { cleanText } from '../../../text/typed/clean-text'
import { Fit, FitReason } from '../../../vehicle/details/fit-reason'
import { ModelYear } from '../../../vehicle/vehicle'
import { endpoint } from '../../endpoint'

const Oem = z.string().check(z.overwrite(cleanText), z.trim(), z.minLength(1), z.maxLength(SEARCH_LENGTH))
const name = z.string().check(z.minLength(1), z.maxLength(60))

/** Calls about parts of a car that the spec does not list. [DEC-075] */
export const vehiclePartsExtensions = {
  /**
   * Why: a garage knows the number of the part, not the article of the shop. `part` null: the number is not known; `products` have it as
   * their cross number, `analogs` are of the same size. Without it: the page says that there is no search by OEM number.
   */
  'vehicles.byOem': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/vehicles/oem',
    query: z.object({ oem: Oem, company_region_id: z.optional(Id) }),
    output: z.object({
      oem: z.string(),
      /** What the number is, and the engines or models it is for. */
      part: z.nullable(z.object({ name: z.string(), vehicles: z.array(z.string()) })),
      products: z.array(Product),
      analogs: z.array(Product),
    }),
    tags: ['products'],
  }),
  /**
   * Why: whoever has a number or a product in hand asks whether it is for the car. One of `oem` and `product_id` is named. Without it: the
   * scheme shows its own parts only.
   */
  'vehicles.fits': endpoint({
    kind: 'read',
    method: 'POST',
    path: '/vehicles/fits',
    body: z
      .object({ make: name, model: name, year: ModelYear, engine: name, oem: z.optional(Oem), product_id: z.optional(Id) })
      .check(z.refine(({ oem, product_id }) => (oem === undefined) !== (product_id === undefined), 'Назовите номер или товар')),
    output: z.object({ fit: Fit, reasons: z.array(FitReason), /** What it is, where that is known. */ name: z.string() }),
    tags: ['products'],
  }),
} as const
