import { memo } from 'react'
import type { Product } from '../../../../../model/catalogue/product'
import { LineName } from '../../../../cart/table/line/line-name'
import { BoughtMark } from '../../../../product/bought/bought-mark'
import { Article } from '../../../../ui/marks/article'
import { LineNote } from '../../line/line-note'

type NameCellProps = { product: Product; isGone: boolean }

/** What a line is: name, article, what was bought of it before, the buyer's note. A typed quantity changes none of it. */
export const NameCell = memo(function NameCell({ product, isGone }: NameCellProps) {
  const { id, article } = product
  return (
    <>
      <LineName product={product} isGone={isGone} />
      <LineNote productId={id} article={article}>
        <Article value={article} />
        <BoughtMark productId={id} isInline />
      </LineNote>
    </>
  )
})
