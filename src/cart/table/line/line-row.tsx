import clsx from 'clsx'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode, Ref } from 'react'
import type { Product } from '../../../../model/catalogue/product'
import type { ProductPrice } from '../../../../model/catalogue/product-price'
import type { Kopecks } from '../../../../model/money/money'
import { Money } from '../../../ui/amounts/money'
import { IconButton } from '../../../ui/controls/icon-button'
import { Delayed } from '../../../ui/feedback/delayed'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Icon } from '../../../ui/icon'
import { QuantityStepper } from '../../../ui/quantity/quantity-stepper'
import { Shot } from '../../../ui/surfaces/picture'
import { onControlKey, onQuantityKey, onRowKey } from '../grid-keys'
import type { FocusMarks } from '../use-focus-kept'
import { StockCell } from './cells'
import styles from './line-row.module.scss'
import quantityWords from './quantity-words.module.scss'
import unsavedMark from './unsaved-mark.module.scss'

/** A line that waits for the server for so long says so, ms: what is answered soon moves nothing while its number is typed. */
const UNSAVED_SHOWN_MS = 600

type LineRowProps = {
  row: Ref<HTMLTableRowElement>
  /** The row's number in the whole table, where only a part of it is in the page. */
  place: number | undefined
  product: Product
  /** It has left the catalogue. */
  isGone: boolean
  price: ProductPrice | null | undefined
  qty: number
  /** What is between the number and the server. */
  writing: 'nothing' | 'typed' | 'waiting' | 'refused'
  isBadQuantity?: boolean | undefined
  /** Why nothing can be done about the line now. */
  lock?: string | undefined
  /** Words stand under it, of one look with it; `warn`: something is wrong. */
  words: 'warn' | 'plain' | null
  /** Nothing of it can be had, or it is left out. */
  isPale: boolean
  /** What it costs counts nowhere. */
  isUncounted: boolean
  /** The words under it say it. */
  isStockTold?: boolean | undefined
  /** What chooses the line, in a table that has a column for it. */
  box?: ReactNode
  /** What it is. */
  name: ReactNode
  /** What a unit of it costs. */
  unit: ReactNode
  cost: Kopecks
  /** Under its cost. */
  underCost?: ReactNode
  focusMarks: FocusMarks
  onChange: (quantity: number, isTyped?: boolean) => void
  onEnter: () => void
}

/** A row of a table of lines: the product, what there is of it, what it costs, its quantity and the way out. [DEC-021] */
export function LineRow({
  row,
  place,
  product,
  isGone,
  price,
  qty,
  writing,
  lock,
  words,
  box,
  focusMarks,
  onChange,
  ...rest
}: LineRowProps) {
  return (
    <tr
      ref={row}
      role="row"
      aria-rowindex={place}
      data-line={product.id}
      data-unsaved={writing === 'typed' || writing === 'waiting' || undefined}
      className={clsx(
        styles.row,
        words && styles.worded,
        words === 'warn' && styles.warn,
        rest.isPale && styles.pale,
        rest.isUncounted && styles.uncounted,
        rest.isStockTold && styles.stockTold,
      )}
      onKeyDown={(event) => onControlKey(event) || (lock === undefined && onRowKey(event, () => onChange(0)))}
      {...focusMarks}
    >
      {box !== undefined && (
        <td role="cell" className={styles.box}>
          {box}
        </td>
      )}
      <td role="cell" className={styles.shot}>
        <Shot src={product.images[0] ?? ''} alt="" size={40} />
      </td>
      <td role="cell" className={styles.name}>
        {rest.name}
      </td>
      <td role="cell" className={styles.stock}>
        <StockCell price={price} qty={qty} isGone={isGone} />
      </td>
      <td role="cell" className={styles.price}>
        {!isGone && rest.unit}
      </td>
      <td role="cell" className={clsx(styles.qty, quantityWords.quantity)}>
        <QuantityStepper
          value={qty}
          kept={writing === 'nothing' ? qty : undefined}
          label={product.article}
          step={product.pack}
          isBad={rest.isBadQuantity}
          disabledReason={lock}
          onChange={onChange}
          onEnter={rest.onEnter}
          onKeyDown={onQuantityKey}
        />
      </td>
      <td role="cell" className={styles.sum}>
        {price === undefined ? <Skeleton width={80} height={14} /> : <Money kopecks={rest.cost} size="s" />}
        {rest.underCost}
        <Delayed when={writing === 'waiting'} delay={UNSAVED_SHOWN_MS}>
          <span className={unsavedMark.mark} title="Ещё не сохранено">
            <Icon of={CloudUpload} size={16} />
            <span className="vh">ещё не сохранено</span>
          </span>
        </Delayed>
      </td>
      <td role="cell" className={styles.remove}>
        <IconButton
          label={`Удалить: ${product.article}`}
          icon={Trash2}
          iconSize={16}
          size="s"
          disabledReason={lock}
          onClick={() => onChange(0)}
        />
      </td>
    </tr>
  )
}
