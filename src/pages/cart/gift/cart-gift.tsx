import clsx from 'clsx'
import Gift from 'lucide-react/icons/gift'
import { formatMoney } from '../../../../model/money/money'
import { Icon } from '../../../ui/icon'
import { Shot } from '../../../ui/surfaces/picture'
import styles from './cart-gift.module.scss'
import { useCartGift } from './use-cart-gift'

/** The gift that the order has earned, or what it lacks for one, and of which promotion; nothing where no line of it takes part. `isLine`: within the total, where a block would push the form out of sight. [DEC-012, DEC-023, DEC-067] */
export function CartGiftBlock({ isLine = false }: { isLine?: boolean }) {
  const { gift, isSure, isAwaited } = useCartGift()
  if (!gift) return isAwaited ? <div className={clsx(styles.room, isLine && styles.line)} /> : null
  const { title, isEarned, lacks, image } = gift
  return (
    <section className={clsx(styles.gift, isLine && styles.line)} aria-label="Подарок к заказу">
      {image ? (
        <Shot src={image} alt="" size={isLine ? 40 : 56} />
      ) : (
        <span className={styles.sign}>
          <Icon of={Gift} />
        </span>
      )}
      <div role="status" aria-busy={!isSure}>
        <b>{isSure ? claim(isEarned, lacks) : 'Пересчитываем подарок…'}</b>
        <p className={styles.title} title={isLine ? title : undefined}>
          «{title}».
          {isEarned && (isSure || !isLine) && (
            <span className={clsx(isLine ? 'vh' : !isSure && styles.unsure)}> Выберете модель после оформления.</span>
          )}
        </p>
      </div>
    </section>
  )
}

const claim = (isEarned: boolean, lacks: number): string =>
  isEarned ? 'Подарок за\u00a0этот заказ' : `Ещё на\u00a0${formatMoney(lacks)} товаров акции\u00a0— подарок`
