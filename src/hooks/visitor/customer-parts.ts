import { useVisitorKind } from './use-visitor-kind'
import { createLazy } from '../../shop/code/lazy'

const lazyParts = createLazy(async () => (await import('../../app/customer/parts')).parts)

/** Has the parts of the page that only customers see; rejects with LostCode where they do not come. */
export const loadCustomerParts = lazyParts.load

/** These parts, of one chunk; undefined where nobody is signed in: whoever is has them. */
export function useCustomerParts(): ReturnType<typeof lazyParts.get> {
  const kind = useVisitorKind()
  return kind === 'customer' ? lazyParts.get() : undefined
}
