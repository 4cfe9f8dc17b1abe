import type { Known } from '../../../model/entry/suggestions'
import { usePrice } from '../../hooks/data/use-price'
import { stockWords } from '../price/stock-words'

/** What the quantity is asked of, and how many there are. */
export function ChosenLine({ product }: { product: Known }) {
  const price = usePrice(product.id)
  return <>{price ? `${product.name} · ${stockWords(price).text}` : product.name}</>
}
