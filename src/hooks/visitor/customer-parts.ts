import { useVisitorKind } from './use-visitor-kind'
import { createLate } from '../../shop/code/late'

const late = createLate(async () => (await import('../../app/customer/parts')).parts)

/** Has the parts of the page that only customers see; rejects with LostCode where they do not come. */
export const loadCustomerParts = late.load

/** These parts, of one chunk; undefined where nobody is signed in: whoever is has them. */
export function useCustomerParts(): ReturnType<typeof late.get> {
  const kind = useVisitorKind()
  return kind === 'customer' ? late.get() : undefined
}
