import { Link } from 'wouter'
import { payableCost } from '../../../model/catalogue/product-price'
import type { Product } from '../../../model/catalogue/product'
import { formatMoney } from '../../../model/money/money'
import { useAppActor } from '../../shop/app-context'
import { usePrice, usePricesFailed } from '../../hooks/data/use-price'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { Skeleton } from '../../ui/feedback/skeleton'
import styles from './analog-offer.module.scss'
import { announce } from '../../ui/feedback/announce'
import { OwnText } from '../../ui/text/own-text'

type AnalogOfferProps = {
  productId: number
  article: string
  analog: Product
  lock: string | undefined
  /** The line is gone, and the button with it. */
  onReplaced: (analogId: number) => void
}

/** A product alike that can be had, and the way to take as many of it instead. */
export function AnalogOffer({ productId, article, analog, lock, onReplaced }: AnalogOfferProps) {
  const cart = useAppActor('cart')
  const price = usePrice(analog.id)
  const hasFailed = usePricesFailed()
  const unit = payableCost(price)
  const replace = () => {
    cart?.send({ type: 'lines.replaced', replacements: [{ productId, by: analog, stock: price?.stock ?? null }] })
    announce(`${article} заменён на ${analog.article}`)
    onReplaced(analog.id)
  }
  return (
    <span className={styles.offer}>
      <span>
        Есть аналог: <Link href={`/product/${analog.id}`}>{analog.name}</Link>
        <OwnText>{unit !== null && `, ${formatMoney(unit)}`}</OwnText>
        <OwnText>{price === undefined && !hasFailed ? <Skeleton width={84} height={14} className={styles.price} /> : '.'}</OwnText>
      </span>
      <TextLinkButton aria-label={`Заменить ${article} на ${analog.article}`} disabledReason={lock} onClick={replace}>
        Заменить
      </TextLinkButton>
    </span>
  )
}
