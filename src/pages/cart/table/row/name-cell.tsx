import { memo } from 'react'
import type { Product } from '../../../../../model/catalogue/product'
import { BoughtMark } from '../../../../product/bought/bought-mark'
import { ProductLink } from '../../../../product/product-link'
import { Article } from '../../../../ui/marks/article'
import { LineNote } from '../../line/line-note'
import styles from './cart-row.module.scss'

type NameCellProps = { product: Product; isGone: boolean }

/** What a line is: name, article, what was bought of it before, the buyer's note. A typed quantity changes none of it. */
export const NameCell = memo(function NameCell({ product, isGone }: NameCellProps) {
  const { id, article } = product
  return (
    <>
      <ProductLink product={product} isGone={isGone} className={styles.link} />
      <LineNote productId={id} article={article}>
        <Article value={article} />
        <BoughtMark productId={id} isInline />
      </LineNote>
    </>
  )
})
