import { Link } from 'wouter'
import { payableCost } from '../../../../model/catalogue/product-price'
import { formatPieces } from '../../../../model/text/count'
import { usePrice } from '../../../hooks/data/use-price'
import { ProductName } from '../../../product/list/product-name'
import { Money } from '../../../ui/amounts/money'
import { useAnalogs } from '../sections/use-analogs'
import styles from './offer.module.scss'

/** For what cannot be had now: the first product that may stand for it and is there. The others are among the analogs below. [ENT-008] */
export function Instead({ productId }: { productId: number }) {
  const analogs = useAnalogs(productId)
  const first = analogs.status === 'ready' ? analogs.data.items[0] : undefined
  return first ? <Offered id={first.id} name={first.name} pack={first.pack} /> : null
}

function Offered({ id, name, pack }: { id: number; name: string; pack: number }) {
  const price = usePrice(id)
  const cost = payableCost(price)
  if (!price || cost === null || price.stock < pack) return null
  return (
    <p className={styles.instead}>
      Вместо него есть{' '}
      <Link href={`/product/${id}`}>
        <ProductName name={name} />
      </Link>
      : <Money kopecks={cost} tone="plain" />, {formatPieces(price.stock)}
    </p>
  )
}
