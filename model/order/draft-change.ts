import * as z from 'zod/mini'
import { Id } from '../id'

const id = z.nullable(Id)
const change = <T extends z.ZodMiniType>(of: T) => z.optional(z.object({ from: of, to: of }))
const text = z.nullable(z.string())
/** What one tab chose of a draft, for the others: of each field what it was before and what it is. Prices each tab meets for itself. */
export const DraftChange = z.object({
  receiving: change(z.enum(['delivery', 'pickup'])),
  wantedDate: change(text),
  wantedWindow: change(text),
  description: change(z.string()),
  contactName: change(text),
  contactPhone: change(text),
  buyerNumber: change(z.string()),
  excluded: change(z.array(Id)),
  addressId: change(id),
  pickupId: change(id),
})
export type DraftChange = z.output<typeof DraftChange>
