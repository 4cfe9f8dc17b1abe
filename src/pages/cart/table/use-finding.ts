import { useMemo, useState } from 'react'
import { shownProduct } from '../../../../model/cart/cart-lines'
import { valueText } from '../../../../model/catalogue/product'
import { findLines } from '../../../../model/cart/find-lines'
import { useAppActor } from '../../../shop/app-context'

/** What is looked for in the cart, and which rows that leaves. @param rows with those that were taken out on this page, in the order of the screen */
export function useFinding(rows: readonly number[]): { text: string; find: (text: string) => void; found: readonly number[] | null } {
  const cart = useAppActor('cart')
  const [text, find] = useState('')
  const found = useMemo(() => {
    if (!cart || text.trim() === '') return null
    const { known, queue, regionId, ghosts } = cart.getSnapshot().context
    const lines = rows.flatMap((id) => {
      const product = ghosts.get(id)?.product ?? shownProduct(known, queue, regionId, id)
      return product
        ? [{ id, article: product.article, name: product.name, brand: product.brand.name, values: product.values.map(valueText) }]
        : []
    })
    return findLines(lines, text)
  }, [cart, text, rows])
  return { text, find, found }
}
