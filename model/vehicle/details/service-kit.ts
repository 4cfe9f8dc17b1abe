import * as z from 'zod/mini'
import { Product } from '../../catalogue/product'
import { FitReason, Match } from './fit-reason'

/** How much can be relied on a fact: several sources agree, one source, an estimate, nothing is known. */
export const Confidence = z.enum(['high', 'medium', 'low', 'none'])
export type Confidence = z.output<typeof Confidence>

/** Goods of one line in their packages, or one product, and how well they meet the need. */
export const KitOffer = z.object({ match: Match, reasons: z.array(FitReason), products: z.array(Product).check(z.minLength(1)) })
export type KitOffer = z.output<typeof KitOffer>

/** A fluid or a part of a service, what it has to be, and what there is for it, the best first. */
export const KitItem = z.object({
  /** The place in the car: «oil», «coolant», «oilFilter». */
  id: z.string(),
  name: z.string(),
  /** What it has to meet, in words; '' where that is not known. */
  demand: z.string(),
  /** How much of it is needed; null: not known. Litres are poured, some fluids are sold by weight. */
  amount: z.nullable(
    z.object({
      value: z.number().check(z.positive()),
      unit: z.enum(['л', 'шт']),
      /** Of an engine oil: without changing the filter. */
      without_filter: z.optional(z.number().check(z.positive())),
      /** The same amount as it is sold, where that is by weight. */
      kilograms: z.optional(z.number().check(z.positive())),
    }),
  ),
  /** Number of the maker; '' where it has none. */
  oem: z.string(),
  /** Where the fact is from, and how much it can be relied on. */
  source: z.string(),
  confidence: Confidence,
  /** For which equipment it holds: «Коробка МКПП VAG 02T»; '' for every one. */
  condition: z.string(),
  offers: z.array(KitOffer),
})
export type KitItem = z.output<typeof KitItem>
