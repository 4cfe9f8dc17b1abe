import Undo2 from 'lucide-react/icons/undo-2'
import type { Ref } from 'react'
import type { Product } from '../../../../../model/catalogue/product'
import { TextLinkButton } from '../../../../ui/controls/text-link-button'
import { COLUMNS } from '../columns'
import styles from './ghost-row.module.scss'

type GhostRowProps = { row: Ref<HTMLTableRowElement>; place: number | undefined; product: Product; qty: number; onRestore: () => void }

/** A line that was taken out on this page, with the way back. [DEC-021] */
export function GhostRow({ row, place, product, qty, onRestore }: GhostRowProps) {
  return (
    <tr ref={row} role="row" aria-rowindex={place} tabIndex={-1} className={styles.ghost}>
      <td role="cell" colSpan={COLUMNS}>
        <div>
          <span className={styles.gone}>
            Удалено: {product.name}, {product.article}, {qty}&nbsp;шт.
          </span>
          <TextLinkButton icon={Undo2} aria-label={`Вернуть: ${product.article}`} onClick={onRestore}>
            Вернуть
          </TextLinkButton>
        </div>
      </td>
    </tr>
  )
}
