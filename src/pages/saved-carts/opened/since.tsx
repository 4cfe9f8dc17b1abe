import { refillRows } from '../../../../model/refill/refill'
import { sinceText } from '../../../../model/refill/refill-report'
import { Note } from '../../../ui/surfaces/note'
import type { SavedLinesActor } from './use-saved-lines'
import { usePricedRows } from './use-priced-rows'

/** What cannot be had of a saved cart, and what became of its prices since; nothing while some price is not known, or where there is nothing to say. */
export function Since({ lines, className }: { lines: SavedLinesActor; className: string | undefined }) {
  const rows = usePricedRows(lines)
  if (rows.some(({ price }) => price === undefined)) return null
  const prices = new Map(rows.map(({ item, price }) => [item.product.id, price ?? null]))
  const { now, since } = sinceText(
    refillRows(
      rows.map(({ item }) => item),
      (id) => prices.get(id) ?? null,
      () => [],
    ),
  )
  if (now === null && since === null) return null
  return (
    <Note tone="info" className={className}>
      {[now && `Сейчас: ${now}.`, since && `С\u00a0тех пор, как корзину сохранили: ${since}.`].filter(Boolean).join(' ')}
    </Note>
  )
}
