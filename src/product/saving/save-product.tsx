import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import { type ComponentProps, useState } from 'react'
import type { Product } from '../../../model/catalogue/product'
import { createLate } from '../../app/code/late'
import { useLate } from '../../app/code/use-late'
import { LostPart } from '../../layouts/trouble/lost-part'
import { TextLinkButton } from '../../ui/controls/text-link-button'

/** Only for who keeps carts: it brings machines, calls and the list along. */
const dialog = createLate(async () => (await import('./save-product-dialog')).default)

/** The way of a product into a saved cart. @param props.quantity pieces, as they stand in the place where it is bought */
export function SaveProduct({ product, quantity, className }: { product: Product; quantity: number; className?: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextLinkButton icon={BookmarkPlus} className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        В&nbsp;сохранённую корзину
      </TextLinkButton>
      {isOpen && (
        <LostPart>
          <LateDialog product={product} quantity={quantity} onClose={() => setOpen(false)} />
        </LostPart>
      )}
    </>
  )
}

function LateDialog(props: ComponentProps<NonNullable<ReturnType<typeof dialog.get>>>) {
  const SaveProductDialog = useLate(dialog)
  // oxlint-disable-next-line react/static-components -- the same component each time
  return SaveProductDialog ? <SaveProductDialog {...props} /> : null
}
