import { counted } from '../../model/text/plural'
import { words } from '../../model/text/words'
import { useCartCount } from '../hooks/cart/use-cart'
import { Count } from '../ui/marks/count'
import styles from './tab-bar.module.scss'

/** How many lines the cart has, at its tab. */
export function TabBarCount() {
  const count = useCartCount()
  return (
    <>
      <Count value={count} className={styles.count} />
      {count > 0 && <span className="vh">, {counted(count, words.product)}</span>}
    </>
  )
}
