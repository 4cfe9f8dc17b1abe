import Printer from 'lucide-react/icons/printer'
import type { Product } from '../../../../model/catalogue/product'
import { CompareWords } from '../../../product/compare/compare-button'
import { FavoriteWords } from '../../../product/favorite/favorite-button'
import { Button } from '../../../ui/controls/button'
import styles from './product-tools.module.scss'
import { ShareButton } from './share-button'

/** What can be done with the page of a product: a mark, its address, paper. */
export function ProductTools({ product }: { product: Product }) {
  return (
    <div className={styles.tools}>
      <CompareWords product={product} />
      <FavoriteWords product={product} />
      <ShareButton path={`/product/${product.id}`} title={product.name} />
      <Button size="s" icon={Printer} className={styles.tool} onClick={() => window.print()}>
        <span className={styles.word}>Печать</span>
      </Button>
    </div>
  )
}
