import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ProductPrice } from '../../../../model/catalogue/product-price'
import { savedRows, type SavedRow } from '../../../../model/saved-cart/rows'
import { useAppActor } from '../../../shop/app-context'
import { useAfterPaint } from '../../../hooks/screen/after-paint'
import type { SavedLinesActor } from './use-saved-lines'

/** A line with its price in the region in force; undefined while that is not known, null where there is none. */
export type PricedRow = SavedRow & { price: ProductPrice | null | undefined }
const NO_PRICES = {}

/** The lines that are there with their prices, as of the last paint: what is worked out from all of them keeps no key waiting. */
export function usePricedRows(lines: SavedLinesActor): readonly PricedRow[] {
  const prices = useSelector(useAppActor('prices'), (state) => state?.context.entries ?? NO_PRICES)
  const context = useSelector(useAfterPaint(lines), (state) => state?.context)
  return useMemo(() => {
    if (!context) return []
    const entries: Readonly<Record<number, { price: ProductPrice | null }>> = prices
    return savedRows(context)
      .filter(({ isGhost }) => !isGhost)
      .map((row) => ({ ...row, price: entries[row.item.product.id]?.price }))
  }, [context, prices])
}
