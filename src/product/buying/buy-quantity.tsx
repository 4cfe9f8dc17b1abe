import type { Product } from '../../../model/catalogue/product'
import { isUndoKey } from '../../hooks/screen/undo-key'
import { QuantityStepper } from '../../ui/quantity/quantity-stepper'
import type { Buying } from './use-buying'

export type BuyQuantityProps = {
  product: Pick<Product, 'article' | 'pack'>
  buying: Buying
  /** 32 or 48 px high. */
  size?: 's' | 'l' | undefined
  className?: string | undefined
}

/** How much of a product is in the cart, or would be put there; Enter puts it there, Ctrl+Z takes back a line that was taken out. [DEC-019, DEC-021] */
export function BuyQuantity({ product, buying, size, className }: BuyQuantityProps) {
  return (
    <QuantityStepper
      size={size}
      value={buying.quantity}
      kept={buying.kept}
      label={product.article}
      step={product.pack}
      min={buying.isInCart ? 0 : 1}
      isInCart={buying.isInCart}
      isBad={buying.isInCart && buying.isOut}
      wrapRef={buying.field}
      onChange={buying.change}
      onEnter={buying.enter}
      onRefused={buying.refuse}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !buying.isInCart) buying.add()
        // Where a number is typed over the old one, it has an undo of its own.
        if (!isUndoKey(event) || buying.removed === null || 'edited' in event.currentTarget.dataset) return
        event.preventDefault()
        buying.restore()
      }}
      className={className}
    />
  )
}
