import { createLate } from '../../../shop/code/late'
import { LatePart, useComesWhenIdle } from '../../../layouts/trouble/late-part'

/** Only for who keeps carts: it brings a machine, calls and the list of what is kept along. */
const dialog = createLate(async () => (await import('./save-cart-dialog')).default)

/** Saving the cart under a name; its code comes once the page has nothing else to do. */
export function SaveCart({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  useComesWhenIdle(dialog)
  return isOpen ? <LatePart of={dialog} onClose={onClose} /> : null
}
