import { shallowEqual, useSelector } from '@xstate/react'
import { type Ref, useRef } from 'react'
import { Link } from 'wouter'
import { selectIsKnown, selectLineIds } from '../../../../machines/cart/cart.selectors'
import type { Order } from '../../../../model/order/order'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useAppActor, useAppState } from '../../../shop/app-context'
import { useRegionId } from '../../../hooks/visitor/use-region'
import { AnalogOffer } from '../../../cart/analog/analog-offer'
import { useCartLine } from '../../../hooks/cart/use-cart-line'
import { useOrderLock } from '../../../hooks/cart/use-order-lock'
import { useWatchedPrices } from '../../../hooks/data/use-price'
import { useResource } from '../../../hooks/data/use-resource'
import { useRegionSwitch } from '../../../hooks/visitor/use-region-switch'
import { useGo } from '../../../hooks/screen/use-navigation'
import { NotifyButton } from '../../../product/notify/notify-button'
import { ProductLink } from '../../../product/product-link'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Article } from '../../../ui/marks/article'
import { Panel } from '../../../ui/surfaces/panel'
import { Shot } from '../../../ui/surfaces/picture'
import { type Problem, problemOf } from '../../../cart/line-words'
import { OwnText } from '../../../ui/text/own-text'
import styles from './placed.module.scss'

/** More lines than this are only counted. */
const SHOWN = 5
const NONE: readonly number[] = []
const REASONS: Readonly<Record<Exclude<Problem, null>, string>> = {
  gone: 'Снят с\u00a0продажи',
  refused: 'Количество не\u00a0сохранено',
  noPrice: 'Нет цены',
  noStock: 'Нет в\u00a0наличии',
  pack: 'Не\u00a0целая упаковка',
  limit: 'Больше, чем можно в\u00a0одном заказе',
  stock: 'Столько нет в\u00a0наличии',
}

/** What the order did not take: the lines that are in the cart now, each with its reason; nothing where there is none. [DEC-022] */
export function LeftInCart({ order }: { order: LeftOf }) {
  const regionId = useRegionId()
  return regionId === undefined || regionId === order.company_region_id ? <LeftHere order={order} /> : <LeftElsewhere order={order} />
}

type LeftOf = Pick<Order, 'id' | 'company_region_id' | 'company_name' | 'store_city_name'>

/** Of the cart that is bought from. */
function LeftHere({ order: { id: orderId, company_region_id: regionId } }: { order: LeftOf }) {
  const cart = useAppActor('cart')
  const leftOut = useSelector(useAppActor('checkout'), (state) =>
    state?.context.leftOut?.orderId === orderId ? state.context.leftOut.ids : NONE,
  )
  // Of another region's cart, or one that is not there, nothing can be said.
  const isKnown = useSelector(cart, (state) => selectIsKnown(state) && state?.context.regionId === regionId)
  const ids = useSelector(cart, (state) => (state ? selectLineIds(state) : NONE), shallowEqual)
  const shown = ids.slice(0, SHOWN)
  useWatchedPrices(shown)
  const opener = useRef<HTMLAnchorElement>(null)
  if (!isKnown)
    return (
      <Panel title="Остались в корзине" aside={<OpenCart />}>
        <p className={styles.nothing}>То, что не&nbsp;вошло в&nbsp;заказ, осталось в&nbsp;корзине.</p>
      </Panel>
    )
  if (ids.length === 0) return null
  return (
    <Panel title="Остались в корзине" aside={<OpenCart ref={opener} />}>
      <ul className={styles.left}>
        {shown.map((id) => (
          <LeftLine key={id} productId={id} isLeftOut={leftOut.includes(id)} onReplaced={() => opener.current?.focus()} />
        ))}
        {ids.length > SHOWN && <li className={styles.more}>и&nbsp;ещё {counted(ids.length - SHOWN, words.line)}</li>}
      </ul>
    </Panel>
  )
}

const OpenCart = ({ ref }: { ref?: Ref<HTMLAnchorElement> }) => (
  <Link ref={ref} href="/cart">
    Открыть корзину
  </Link>
)

/** Of the cart of another region, as the server keeps it: the way there leads through that region. [DEC-027] */
function LeftElsewhere({ order: { company_region_id: id, company_name, store_city_name } }: { order: LeftOf }) {
  const userId = useAppState((app) => app.context.user?.id)
  const cart = useResource('cart.get', userId === undefined ? null : { query: { company_region_id: id, user_id: userId } })
  const change = useRegionSwitch(id)
  const go = useGo()
  const open = () => {
    change?.()
    go('/cart')
  }
  const items = cart.status === 'ready' ? cart.data.items : []
  return (
    <Panel
      title={`Остались в\u00a0корзине: ${store_city_name}`}
      aside={change && <TextLinkButton onClick={open}>Открыть корзину: {store_city_name}</TextLinkButton>}
    >
      {cart.status !== 'ready' || items.length > 0 ? (
        <p className={styles.nothing}>
          То, что не&nbsp;вошло в&nbsp;заказ, осталось в&nbsp;корзине {company_name}, {store_city_name}. Сейчас у&nbsp;вас выбран другой
          регион.
        </p>
      ) : (
        <p className={styles.nothing}>Ничего: всё, что было в&nbsp;корзине, вошло в&nbsp;заказ.</p>
      )}
      <ul className={styles.left}>
        {items.slice(0, SHOWN).map(({ product, qty, gone }) => (
          <li key={product.id} className={styles.line}>
            <Shot src={product.images[0] ?? ''} alt="" size={56} />
            <div>
              <ProductLink product={product} isGone={gone ?? false} className={styles.name} />
              <p>
                <Article value={product.article} isCopyShown />
              </p>
              <p className={styles.reason}>{qty}&nbsp;шт.</p>
            </div>
          </li>
        ))}
        {items.length > SHOWN && <li className={styles.more}>и&nbsp;ещё {counted(items.length - SHOWN, words.line)}</li>}
      </ul>
    </Panel>
  )
}

type LeftLineProps = {
  productId: number
  /** The buyer took it out of the order himself. */
  isLeftOut: boolean
  onReplaced: () => void
}

/** With what can be had instead of a line that cannot, as in the cart. */
function LeftLine({ productId, isLeftOut, onReplaced }: LeftLineProps) {
  const line = useCartLine(productId)
  const lock = useOrderLock()
  const { product, qty, analog } = line
  if (!product) return null
  const problem = problemOf({ ...line, product })
  return (
    <li className={styles.line}>
      <Shot src={product.images[0] ?? ''} alt="" size={56} />
      <div>
        <ProductLink product={product} isGone={line.isGone} className={styles.name} />
        <p>
          <Article value={product.article} isCopyShown />
        </p>
        <p className={styles.reason}>
          {qty}&nbsp;шт.
          <OwnText>
            {problem !== null ? ` ${REASONS[problem]}. Не\u00a0вошёл в\u00a0заказ.` : isLeftOut && ' Вы\u00a0отложили эту строку.'}
          </OwnText>
        </p>
        {problem !== null && analog && (
          <p className={styles.reason}>
            <AnalogOffer productId={productId} article={product.article} analog={analog} lock={lock} onReplaced={onReplaced} />
          </p>
        )}
        {problem === 'noStock' && <NotifyButton look="words" product={product} />}
      </div>
    </li>
  )
}
