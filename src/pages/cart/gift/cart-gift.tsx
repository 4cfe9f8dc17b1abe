import { useSelector } from '@xstate/react'
import clsx from 'clsx'
import Gift from 'lucide-react/icons/gift'
import { formatMoney } from '../../../../model/money/money'
import { useAppActor } from '../../../app/app-context'
import { Icon } from '../../../ui/icon'
import { Shot } from '../../../ui/surfaces/picture'
import styles from './cart-gift.module.scss'
import { useCartGift } from './use-cart-gift'

/** The gift that the cart has earned, or what it lacks for one; nothing where no line takes part. `isLine`: within the total, where a block would push the form out of sight. [DEC-012, DEC-023, DEC-067] */
export function CartGiftBlock({ isLine = false }: { isLine?: boolean }) {
  const gift = useCartGift()
  const isPart = useSelector(useAppActor('checkout'), (state) => (state?.context.draft.excluded.length ?? 0) > 0)
  if (!gift) return null
  const { title, isEarned, lacks, image } = gift
  return (
    <section className={clsx(styles.gift, isLine && styles.line)} aria-label="Подарок к заказу" title={isLine ? title : undefined}>
      {image && !isLine ? (
        <Shot src={image} alt="" size={56} />
      ) : (
        <span className={styles.sign}>
          <Icon of={Gift} {...(isLine && { size: 16 })} />
        </span>
      )}
      <div role="status">
        <b>{isEarned ? 'Подарок за\u00a0этот заказ' : `Ещё на\u00a0${formatMoney(lacks)} товаров акции\u00a0— подарок`}</b>
        <p className={clsx(isLine && 'vh')}>
          «{title}».{isEarned && ' Выберете модель после оформления.'}
          {isPart && ' Считаем по\u00a0всей корзине: отложенные строки в\u00a0заказ не\u00a0войдут.'}
        </p>
      </div>
    </section>
  )
}
