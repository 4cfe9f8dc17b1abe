import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import { useState } from 'react'
import type { Product } from '../../../../model/catalogue/product'
import { createLazy } from '../../../shop/code/lazy'
import { LazyPart } from '../../../shop/code/lazy-part'
import { TextLinkButton } from '../../../ui/controls/text-link-button'

/** Only for who keeps carts: it brings machines, calls and the list along. */
const dialog = createLazy(async () => (await import('./save-product-dialog')).default)

type SaveProductProps = {
  product: Product
  /** Pieces, as they stand in the place where it is bought. */
  quantity: number
  /** Leads to the quantity where its text is none, and says whether that is so: nothing goes on over it. [DEC-046] */
  leadToRefused: () => boolean
  className?: string | undefined
}

/** The way of a product into a saved cart. */
export function SaveProduct({ product, quantity, leadToRefused, className }: SaveProductProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextLinkButton icon={BookmarkPlus} className={className} aria-haspopup="dialog" onClick={() => leadToRefused() || setOpen(true)}>
        В&nbsp;сохранённую корзину
      </TextLinkButton>
      {isOpen && <LazyPart of={dialog} product={product} quantity={quantity} onClose={() => setOpen(false)} />}
    </>
  )
}
