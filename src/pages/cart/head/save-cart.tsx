import { createLazy } from '../../../shop/code/lazy'
import { LazyPart, useComesWhenIdle } from '../../../shop/code/lazy-part'

/** Only for who keeps carts: it brings a machine, calls and the list of what is kept along. */
const dialog = createLazy(async () => (await import('./save-cart-dialog')).default)

/** Saving the cart under a name; its code comes once the page has nothing else to do. */
export function SaveCart({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  useComesWhenIdle(dialog)
  return isOpen ? <LazyPart of={dialog} onClose={onClose} /> : null
}
