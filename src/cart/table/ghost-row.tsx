import Undo2 from 'lucide-react/icons/undo-2'
import type { Ref } from 'react'
import type { Ghost } from '../../../machines/cart/cart.types'
import { formatPieces } from '../../../model/text/count'
import { unbroken } from '../../../model/text/tied'
import { ProductName } from '../../product/list/product-name'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import type { FocusMarks } from './use-focus-kept'
import { OwnText } from '../../ui/text/own-text'
import styles from './ghost-row.module.scss'

type GhostRowProps = {
  row: Ref<HTMLTableRowElement>
  place: number | undefined
  ghost: Pick<Ghost, 'product' | 'qty' | 'replacedBy'>
  /** How many columns the table has. */
  columns: number
  /** Why it cannot come back now. */
  lock: string | undefined
  focusMarks: FocusMarks
  onRestore: () => void
}

/** A line that was taken out on this page, or what came instead, with the way back. [DEC-021] */
export function GhostRow({ row, place, ghost: { product, qty, replacedBy }, columns, lock, focusMarks, onRestore }: GhostRowProps) {
  return (
    <tr ref={row} role="row" aria-rowindex={place} tabIndex={-1} className={styles.ghost} {...focusMarks}>
      <td role="cell" colSpan={columns}>
        <div>
          <span className={styles.gone}>
            {replacedBy ? `Заменён на\u00a0${unbroken(replacedBy.product.article)}` : 'Удалено'}: {unbroken(product.article)},{' '}
            <OwnText>{formatPieces(qty)}</OwnText>
            <OwnText>, </OwnText>
            <ProductName name={product.name} />
          </span>
          <TextLinkButton icon={Undo2} aria-label={`Вернуть: ${product.article}`} disabledReason={lock} onClick={onRestore}>
            Вернуть
          </TextLinkButton>
        </div>
      </td>
    </tr>
  )
}
