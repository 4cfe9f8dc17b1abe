import type { ProductPrice } from '../../../model/catalogue/product-price'
import { StockMark } from '../../ui/marks/stock-mark'
import { stockWords } from './stock-words'

/** How much there is of a product, or how soon; its place stays empty while the price row is on its way, so that nothing jumps. */
export function ProductStock({
  price,
  isRow,
  className,
}: {
  price: ProductPrice | null | undefined
  isRow?: boolean | undefined
  className?: string | undefined
}) {
  if (price === undefined) return <span className={className} aria-hidden="true" />
  if (price === null) {
    return (
      <StockMark kind="none" isRow={isRow} className={className}>
        Нет в наличии
      </StockMark>
    )
  }
  const { kind, text, note } = stockWords(price)
  return (
    <StockMark kind={kind} note={note} isRow={isRow} className={className}>
      {text}
    </StockMark>
  )
}
