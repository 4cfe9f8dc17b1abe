import { useSelector } from '@xstate/react'
import clsx from 'clsx'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { Link } from 'wouter'
import { selectIsKnown } from '../../../machines/cart/cart.selectors'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useAppActor } from '../../shop/app-context'
import { useCartCount, useOrderTotals } from '../../hooks/cart/use-cart'
import { usePricesFailed } from '../../hooks/data/use-price'
import { Icon } from '../../ui/icon'
import { Count } from '../../ui/marks/count'
import { Money } from '../../ui/amounts/money'
import styles from './header.module.scss'

/** From here on the button has no room for kopecks, in kopecks. */
const MILLION = 100_000_000

/** The cart with the number of its lines and what an order of it comes to now: the cart page's «К оплате». [NAV-006] */
export function CartLink() {
  const count = useCartCount()
  const totals = useOrderTotals()
  const hasNoRegion = useSelector(
    useAppActor('regions'),
    (state) => state !== undefined && state.hasTag('known') && state.context.active === null,
  )
  const hasNoPrices = usePricesFailed()
  const isKnown = useSelector(useAppActor('cart'), selectIsKnown)
  const goods = counted(count, words.product)
  return (
    <>
      <Link href="/cart" className={clsx(styles.button, styles.cart)}>
        <Icon of={ShoppingCart} />
        <Count value={count} className={styles.count} />
        <span className={styles.words}>
          {count > 0 ? (
            <>
              <span className="vh">Корзина: </span>
              <b>
                {!totals ? (
                  hasNoPrices ? (
                    <span title="Цены не загрузились">—</span>
                  ) : (
                    '\u00a0'
                  )
                ) : totals.lines > 0 ? (
                  <Money kopecks={totals.total} tone="plain" isRough={totals.total >= MILLION} />
                ) : totals.leftOut > 0 ? (
                  'отложено'
                ) : totals.outOfStock === totals.allLines ? (
                  'нет в\u00a0наличии'
                ) : (
                  'не\u00a0в\u00a0заказе'
                )}
              </b>
              <small>{goods}</small>
            </>
          ) : (
            <>
              <b>Корзина</b>
              {(isKnown || hasNoRegion) && <small>пуста</small>}
            </>
          )}
        </span>
      </Link>
      <span role="status" className="vh">
        {isKnown && (count > 0 ? `В корзине ${goods}` : 'Корзина пуста')}
      </span>
    </>
  )
}
