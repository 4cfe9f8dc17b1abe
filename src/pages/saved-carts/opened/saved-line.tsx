import { shallowEqual, useSelector } from '@xstate/react'
import clsx from 'clsx'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Info from 'lucide-react/icons/info'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { memo, useCallback, useRef } from 'react'
import { correctionText, refusalText } from '../../../../model/cart/quantity-words'
import type { SavedItem } from '../../../../model/saved-cart/saved-cart'
import { savedLineCost } from '../../../../model/saved-cart/saved-cart'
import { savedRow } from '../../../../model/saved-cart/rows'
import { StockCell } from '../../../cart/table/cells'
import { GhostRow } from '../../../cart/table/ghost-row'
import { onControlKey, onQuantityKey, onRowKey } from '../../../cart/table/grid-keys'
import words from '../../../cart/table/quantity-words.module.scss'
import unsavedStyles from '../../../cart/table/unsaved-mark.module.scss'
import { useFocusKept } from '../../../cart/table/use-focus-kept'
import { usePrice } from '../../../hooks/data/use-price'
import { useTellLate } from '../../../hooks/screen/told-late'
import { ProductLink } from '../../../product/product-link'
import { Money } from '../../../ui/amounts/money'
import { IconButton } from '../../../ui/controls/icon-button'
import { announce } from '../../../ui/feedback/announce'
import { Late } from '../../../ui/feedback/late'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Icon } from '../../../ui/icon'
import { Article } from '../../../ui/marks/article'
import { QuantityStepper } from '../../../ui/quantity/quantity-stepper'
import { Shot } from '../../../ui/surfaces/picture'
import { SavedPrice } from './saved-price'
import styles from './line.module.scss'
import type { SavedLinesActor } from './use-saved-lines'

const COLUMNS = 7
/** A line that waits for the server for so long says so, ms. */
const UNSAVED_SHOWN_MS = 600

type SavedLineProps = {
  lines: SavedLinesActor
  productId: number /** The row's number, where only a part of the table is in the page. */
  place: number | undefined
}

/** One line of a saved cart: its quantity is edited as in the cart, and it may be taken out and brought back. [DEC-021] */
export const SavedLine = memo(function SavedLine({ lines, productId, place }: SavedLineProps) {
  const line = useLine(lines, productId)
  const row = useRef<HTMLTableRowElement>(null)
  const focusMarks = useFocusKept(row, line?.isGhost ?? false)
  const tellLate = useTellLate()
  const price = usePrice(productId)
  const change = useCallback(
    (quantity: number, isTyped = false) => {
      const tell = () => lines.send({ type: 'quantity.changed', productId, quantity })
      if (isTyped) tellLate(tell)
      else tell()
    },
    [lines, productId, tellLate],
  )
  if (!line) return null
  const { item, qty, isGhost, isUnsaved, held, said, refused } = line
  const { product, gone: isGone = false } = item
  if (isGhost)
    return (
      <GhostRow
        row={row}
        place={place}
        ghost={{ product, qty: held }}
        columns={COLUMNS}
        lock={undefined}
        focusMarks={focusMarks}
        onRestore={() => {
          lines.send({ type: 'line.restored', productId })
          announce(`Возвращено: ${product.article}`)
        }}
      />
    )
  const isNoted = said !== null || refused !== null
  return (
    <>
      <tr
        ref={row}
        role="row"
        aria-rowindex={place}
        data-line={productId}
        data-unsaved={isUnsaved || undefined}
        className={clsx(styles.row, isNoted && styles.noted, (isGone || (price && price.stock < 1)) && styles.absent)}
        onKeyDown={(event) => onControlKey(event) || onRowKey(event, () => change(0))}
        {...focusMarks}
      >
        <td role="cell" className={styles.shot}>
          {product.images[0] !== undefined && <Shot src={product.images[0]} alt="" size={40} />}
        </td>
        <td role="cell" className={styles.name}>
          <ProductLink product={product} isGone={isGone} className={styles.link} />
          <Article value={product.article} />
          <LineNote item={item} />
        </td>
        <td role="cell" className={styles.stock}>
          <StockCell price={price} qty={qty} isGone={isGone} />
        </td>
        <td role="cell" className={styles.price}>
          {!isGone && <SavedPrice price={price} then={item.cost ?? null} />}
        </td>
        <td role="cell" className={clsx(styles.qty, words.quantity)}>
          <QuantityStepper
            value={qty}
            kept={isUnsaved ? undefined : qty}
            label={product.article}
            step={product.pack}
            isBad={refused !== null}
            onChange={change}
            onEnter={() => tellLate(() => lines.send({ type: 'quantity.entered', productId }))}
            onKeyDown={onQuantityKey}
          />
        </td>
        <td role="cell" className={styles.sum}>
          {price === undefined ? <Skeleton width={80} height={14} /> : <Money kopecks={savedLineCost({ product, qty, price })} size="s" />}
          <Late when={isUnsaved} delay={UNSAVED_SHOWN_MS}>
            <span className={unsavedStyles.mark} title="Ещё не сохранено">
              <Icon of={CloudUpload} size={16} />
              <span className="vh">ещё не сохранено</span>
            </span>
          </Late>
        </td>
        <td role="cell" className={styles.remove}>
          <IconButton label={`Удалить: ${product.article}`} icon={Trash2} iconSize={16} size="s" onClick={() => change(0)} />
        </td>
      </tr>
      {isNoted && (
        <tr
          role="row"
          aria-rowindex={place === undefined ? undefined : place + 1}
          className={clsx(styles.why, refused !== null && styles.warn)}
        >
          <td role="cell" colSpan={COLUMNS}>
            <div>
              <Icon of={refused === null ? Info : TriangleAlert} size={16} />
              <span role={refused === null ? undefined : 'alert'}>{refused ?? said}</span>
              {refused !== null && (
                <IconButton
                  label={`Понятно: ${product.article}`}
                  icon={X}
                  iconSize={16}
                  size="s"
                  onClick={() => lines.send({ type: 'refusal.dropped', productId })}
                />
              )}
            </div>
          </td>
        </tr>
      )}
    </>
  )
})

const LineNote = ({ item: { note = '' } }: { item: SavedItem }) =>
  note === '' ? null : (
    <p className={styles.note}>
      <span className="vh">Заметка: </span>
      {note}
    </p>
  )

/** A line as its row shows it: pieces, whether they are saved, and what became of them in words. `held`: pieces that a ghost held. */
function useLine(lines: SavedLinesActor, productId: number) {
  const shown = useSelector(
    lines,
    ({ context }) => {
      const row = savedRow(context, productId)
      return {
        item: row?.item,
        qty: row?.qty ?? 0,
        isGhost: row?.isGhost ?? false,
        isUnsaved: context.wishes.has(productId),
        held: context.ghosts.get(productId) ?? 0,
        correction: context.corrections.get(productId),
        ref: context.lines.get(productId),
      }
    },
    shallowEqual,
  )
  const refusal = useSelector(shown.ref, (state) => state?.context.refused ?? null)
  const { item, correction, qty, ref: _ref, ...rest } = shown
  if (!item) return null
  const { pack, limit } = item.product
  return {
    ...rest,
    item,
    qty,
    said: correction && correction.kept === qty ? correctionText(correction, { pack, limit }) : null,
    refused: refusal && refusalText(refusal.qty, qty, refusal.reason),
  }
}
