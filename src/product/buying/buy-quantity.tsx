import type { Product } from '../../../model/catalogue/product'
import { QuantityStepper } from '../../ui/quantity/quantity-stepper'
import type { Buying } from './use-buying'

export type BuyQuantityProps = {
  product: Pick<Product, 'article' | 'pack'>
  buying: Buying
  /** 32 or 48 px high. */
  size?: 's' | 'l' | undefined
  className?: string | undefined
}

/** How much of a product is in the cart, or would be put there; Enter puts it there. [DEC-019] */
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
      onKeyDown={(event) => event.key === 'Enter' && !buying.isInCart && buying.add()}
      className={className}
    />
  )
}
