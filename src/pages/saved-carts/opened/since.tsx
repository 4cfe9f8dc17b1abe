import { refillRows } from '../../../../model/refill/refill'
import { sinceText } from '../../../../model/refill/refill-report'
import { Note } from '../../../ui/surfaces/note'
import type { SavedLinesActor } from './use-saved-lines'
import { usePricedRows } from './use-priced-rows'

/** What has become of the goods since the cart was saved; nothing while some price is not known, or where all is as it was. */
export function Since({ lines, className }: { lines: SavedLinesActor; className: string | undefined }) {
  const rows = usePricedRows(lines)
  if (rows.some(({ price }) => price === undefined)) return null
  const prices = new Map(rows.map(({ item, price }) => [item.product.id, price ?? null]))
  const text = sinceText(
    refillRows(
      rows.map(({ item }) => item),
      (id) => prices.get(id) ?? null,
      () => [],
    ),
  )
  if (text === null) return null
  return (
    <Note tone="info" className={className}>
      С&nbsp;тех пор, как корзину сохранили: {text}.
    </Note>
  )
}
