import { Link } from 'wouter'
import type { Product } from '../../model/catalogue/product'
import { ProductName } from './list/product-name'

type ProductLinkProps = {
  product: Pick<Product, 'id' | 'name'>
  /** It has left the catalogue, and has no page any more. */
  isGone: boolean
  className?: string | undefined
}

/** The name of a product of a line, with the way to its page; of one that has none, the name alone. */
export function ProductLink({ product: { id, name }, isGone, className }: ProductLinkProps) {
  if (isGone)
    return (
      <span className={className} title={name}>
        <ProductName name={name} />
      </span>
    )
  return (
    <Link href={`/product/${id}`} className={className} title={name}>
      <ProductName name={name} />
    </Link>
  )
}
