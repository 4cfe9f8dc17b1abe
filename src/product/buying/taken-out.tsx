import clsx from 'clsx'
import type { Product } from '../../../model/catalogue/product'
import { formatPieces } from '../../../model/text/count'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { BoughtMark } from '../bought/bought-mark'
import styles from './taken-out.module.scss'
import type { Buying } from './use-buying'

type TakenOutProps = { product: Pick<Product, 'id' | 'article'>; buying: Buying | undefined; className?: string | undefined }

/** Under a quantity: that its line was taken out, with the way back; else when the product was bought last. [DEC-021] */
export function TakenOut({ product, buying, className }: TakenOutProps) {
  if (!buying || buying.removed === null) return <BoughtMark productId={product.id} />
  const pieces = formatPieces(buying.removed)
  return (
    <p className={clsx(styles.out, className)}>
      Убрано {pieces}{' '}
      <TextLinkButton aria-label={`Вернуть: ${product.article}, ${pieces}`} onClick={buying.restore}>
        Вернуть
      </TextLinkButton>
    </p>
  )
}
