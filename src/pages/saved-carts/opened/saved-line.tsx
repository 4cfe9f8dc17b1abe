import { shallowEqual, useSelector } from '@xstate/react'
import X from 'lucide-react/icons/x'
import { memo, useCallback, useRef } from 'react'
import { correctionText, refusalText } from '../../../../model/cart/quantity-words'
import { savedLineCost } from '../../../../model/saved-cart/saved-cart'
import { savedRow } from '../../../../model/saved-cart/rows'
import { GhostRow } from '../../../cart/table/ghost-row'
import { LineName } from '../../../cart/table/line/line-name'
import { LineRow } from '../../../cart/table/line/line-row'
import { WordsRow } from '../../../cart/table/line/words-row'
import { useFocusKept } from '../../../cart/table/use-focus-kept'
import { usePrice } from '../../../hooks/data/use-price'
import { useRunAfterPaint } from '../../../hooks/screen/run-after-paint'
import { IconButton } from '../../../ui/controls/icon-button'
import { announce } from '../../../ui/feedback/announce'
import { Article } from '../../../ui/marks/article'
import { SavedPrice } from './saved-price'
import styles from './saved-line.module.scss'
import type { SavedLinesActor } from './use-saved-lines'

const COLUMNS = 7

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
  const runAfterPaint = useRunAfterPaint()
  const price = usePrice(productId)
  const change = useCallback(
    (quantity: number, isTyped = false) => {
      const tell = () => lines.send({ type: 'quantity.changed', productId, quantity })
      if (isTyped) runAfterPaint(tell)
      else tell()
    },
    [lines, productId, runAfterPaint],
  )
  if (!line) return null
  const { item, qty, isGhost, isUnsaved, held, said, refused } = line
  const { product, gone: isGone = false } = item
  const isAbsent = isGone || (price !== undefined && price !== null && price.stock < 1)
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
  return (
    <>
      <LineRow
        row={row}
        place={place}
        product={product}
        isGone={isGone}
        price={price}
        qty={qty}
        writing={isUnsaved ? 'waiting' : 'nothing'}
        isBadQuantity={refused !== null}
        words={(refused ?? said) ? 'plain' : null}
        isPale={isAbsent}
        isUncounted={isAbsent}
        name={
          <>
            <LineName product={product} isGone={isGone} />
            <Article value={product.article} />
            {item.note && (
              <p className={styles.note}>
                <span className="vh">Заметка: </span>
                {item.note}
              </p>
            )}
          </>
        }
        unit={<SavedPrice price={price} then={item.cost ?? null} />}
        cost={savedLineCost({ product, qty, price: price ?? null })}
        focusMarks={focusMarks}
        onChange={change}
        onEnter={() => runAfterPaint(() => lines.send({ type: 'quantity.entered', productId }))}
      />
      {(refused ?? said) !== null && (
        <WordsRow
          place={place === undefined ? undefined : place + 1}
          columns={COLUMNS}
          tone={refused === null ? 'plain' : 'warn'}
          focusMarks={focusMarks}
          aside={
            refused !== null && (
              <IconButton
                label={`Понятно: ${product.article}`}
                icon={X}
                iconSize={16}
                size="s"
                onClick={() => lines.send({ type: 'refusal.dropped', productId })}
              />
            )
          }
        >
          <span role={refused === null ? undefined : 'alert'}>{refused ?? said}</span>
        </WordsRow>
      )}
    </>
  )
})

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
