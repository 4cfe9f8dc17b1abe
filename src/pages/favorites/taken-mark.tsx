import Undo2 from 'lucide-react/icons/undo-2'
import type { Product } from '../../../model/catalogue/product'
import { unbroken } from '../../../model/text/tied'
import { ProductName } from '../../product/list/product-name'
import { PRODUCT_COLUMNS } from '../../product/list/product-table'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import styles from './favorites-page.module.scss'

type TakenProps = { product: Product; onRestore: (product: Product) => void }

/** In the row of a favourite that was taken out on this page: which it was, and the way back. */
export const TakenRow = (props: TakenProps) => (
  <tr data-product={props.product.id} className={styles.takenRow}>
    <td colSpan={PRODUCT_COLUMNS}>
      <Words {...props} />
    </td>
  </tr>
)

/** The same in the place of its card. */
export const TakenCard = (props: TakenProps) => (
  <div data-product={props.product.id} className={styles.takenCard}>
    <Words {...props} />
  </div>
)

const Words = ({ product, onRestore }: TakenProps) => (
  <div className={styles.taken}>
    <span>
      Убрано из&nbsp;избранного: {unbroken(product.article)}, <ProductName name={product.name} />
    </span>
    <TextLinkButton icon={Undo2} aria-label={`Вернуть в избранное: ${product.article}`} onClick={() => onRestore(product)}>
      Вернуть
    </TextLinkButton>
  </div>
)
