import { isThere, savedTotal } from '../../../../model/saved-cart/saved-cart'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { usePricesTrouble } from '../../../hooks/data/use-price'
import { useRegionId } from '../../../hooks/visitor/use-region'
import { Money } from '../../../ui/amounts/money'
import { Weight } from '../../../ui/amounts/weight'
import { Button } from '../../../ui/controls/button'
import { Skeleton } from '../../../ui/feedback/skeleton'
import styles from './opened.module.scss'
import { usePricedRows } from './use-priced-rows'
import type { SavedLinesActor } from './use-saved-lines'

/** Under the lines: how many there are, their weight, and what they come to now; what is not there is left out, and said. [VALID-007] */
export function Total({ lines }: { lines: SavedLinesActor }) {
  const rows = usePricedRows(lines)
  const hasRegion = useRegionId() !== null
  const trouble = usePricesTrouble(rows.map(({ item }) => item.product.id))
  const isPriced = rows.every(({ price }) => price !== undefined)
  const there = rows.filter(({ item: { product }, price = null }) => isThere({ product, price }))
  const left = rows.length - there.length
  const weight = (isPriced ? there : rows).reduce((sum, { item, qty }) => sum + qty * item.product.weight, 0)
  return (
    <div className={styles.total}>
      <span className={styles.counts}>
        {counted(rows.length, words.line)}, <Weight grams={weight} />
        {isPriced && left > 0 && <small>в&nbsp;сумму не&nbsp;вошло, сейчас нет: {counted(left, words.line)}</small>}
      </span>
      {trouble ? (
        <span className={styles.noPrices}>
          Цены не&nbsp;загрузились.{' '}
          <Button size="s" variant="line" busy={trouble.isRetrying} onClick={trouble.retry}>
            Повторить
          </Button>
        </span>
      ) : (
        <span className={styles.sum}>
          <span>Итого</span>
          {!hasRegion ? (
            <span>—</span>
          ) : isPriced ? (
            <Money kopecks={savedTotal(rows.map(({ item: { product }, qty, price = null }) => ({ product, qty, price })))} size="total" />
          ) : (
            <Skeleton width={140} height={24} />
          )}
        </span>
      )}
    </div>
  )
}
