import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import { lazy, Suspense, useState } from 'react'
import type { Product } from '../../../../model/catalogue/product'
import { TextLinkButton } from '../../../ui/controls/text-link-button'

/** Only for who keeps carts: it brings machines, calls and the list along. */
const SaveProductDialog = lazy(() => import('./save-product-dialog'))

/** The way of a product into a saved cart. @param props.quantity pieces, as they stand in the place where it is bought */
export function SaveProduct({ product, quantity, className }: { product: Product; quantity: number; className?: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextLinkButton icon={BookmarkPlus} className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        В&nbsp;сохранённую корзину
      </TextLinkButton>
      {isOpen && (
        <Suspense fallback={null}>
          <SaveProductDialog product={product} quantity={quantity} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
