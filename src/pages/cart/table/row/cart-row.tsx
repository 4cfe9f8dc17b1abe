import { memo, useCallback, useRef } from 'react'
import { counts } from '../../../../../model/cart/totals'
import { payableCost } from '../../../../../model/catalogue/product-price'
import { useAppActor } from '../../../../shop/app-context'
import { useCartLine } from '../../../../hooks/cart/use-cart-line'
import { useOrderLock } from '../../../../hooks/cart/use-order-lock'
import { useRunAfterPaint } from '../../../../hooks/screen/run-after-paint'
import { Weight } from '../../../../ui/amounts/weight'
import { PriceCell } from '../../../../cart/table/line/cells'
import { LineRow } from '../../../../cart/table/line/line-row'
import { COLUMNS } from '../columns'
import { GhostRow } from '../../../../cart/table/ghost-row'
import { whyOf } from '../../../../cart/line-words'
import { announce } from '../../../../ui/feedback/announce'
import { useReveal } from '../../reveal'
import { IncludeBox } from '../../choice/boxes'
import { NameCell } from './name-cell'
import { useFocusKept } from '../../../../cart/table/use-focus-kept'
import { toneOf, whyId, WhyRow } from './why-row'
import styles from './cart-row.module.scss'

/** `place`: the row's number in the whole table, where only a part of it is in the page. */
type CartRowProps = { productId: number; place?: number | undefined }

/** One line of the cart. It watches its own line and price, so that typing in it renders nothing else. [architecture 9] */
export const CartRow = memo(function CartRow({ productId, place }: CartRowProps) {
  const cart = useAppActor('cart')
  const runAfterPaint = useRunAfterPaint()
  const line = useCartLine(productId)
  const { product, qty, wish, ghost, price, isGone, isExcluded } = line
  const row = useRef<HTMLTableRowElement>(null)
  const reveal = useReveal()
  const lock = useOrderLock()
  const focusMarks = useFocusKept(row, ghost !== undefined)
  const change = useCallback(
    (quantity: number, isTyped = false) => {
      if (!product || !cart) return
      const tell = () => cart.send({ type: 'quantity.changed', product, quantity, stock: price?.stock ?? null, isTyped })
      if (isTyped) runAfterPaint(tell)
      else tell()
    },
    [cart, product, price, runAfterPaint],
  )
  if (!product) return null
  if (ghost) {
    return (
      <GhostRow
        row={row}
        place={place}
        ghost={ghost}
        columns={COLUMNS}
        lock={lock}
        focusMarks={focusMarks}
        onRestore={() => {
          cart?.send({ type: 'line.restored', productId })
          announce(`Возвращено: ${product.article}`)
          reveal(productId)
        }}
      />
    )
  }

  const why = whyOf({ ...line, product })
  const isCounted = counts({ product, qty, price: price ?? null, isRefused: wish?.stage === 'refused', isExcluded })
  const unit = payableCost(price)
  const isAbsent = isGone || (price !== undefined && price !== null && price.stock < 1)
  return (
    <>
      <LineRow
        row={row}
        place={place}
        product={product}
        isGone={isGone}
        price={price}
        qty={qty}
        writing={wish === undefined ? 'nothing' : wish.stage === 'typing' ? 'typed' : wish.stage === 'refused' ? 'refused' : 'waiting'}
        isBadQuantity={why?.isOfQuantity}
        lock={lock}
        words={why && (toneOf(why) === 'warn' ? 'warn' : 'plain')}
        isPale={isAbsent || isExcluded}
        isUncounted={isExcluded}
        isStockTold={isAbsent}
        box={
          <IncludeBox
            productId={productId}
            article={product.article}
            isIncluded={!isExcluded}
            reason={why?.isProblem ? why.text : undefined}
            reasonId={whyId(productId)}
          />
        }
        name={<NameCell product={product} isGone={isGone} />}
        unit={<PriceCell price={price} />}
        cost={isCounted ? qty * (unit ?? 0) : 0}
        underCost={
          <span className={styles.weight}>
            {isExcluded && !why?.isProblem ? 'не\u00a0в\u00a0заказе' : isCounted && <Weight grams={qty * product.weight} />}
          </span>
        }
        focusMarks={focusMarks}
        onChange={change}
        onEnter={() => runAfterPaint(() => cart?.send({ type: 'quantity.entered', productId }))}
      />
      {why && (
        <WhyRow
          place={place === undefined ? undefined : place + 1}
          product={product}
          why={why}
          isGone={isGone}
          lock={lock}
          analog={why.isProblem ? line.analog : null}
          focusMarks={focusMarks}
          onFix={change}
        />
      )}
    </>
  )
})
