import clsx from 'clsx'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo, useCallback, useRef } from 'react'
import { counts } from '../../../../../model/cart/totals'
import { payableCost } from '../../../../../model/catalogue/product-price'
import { useAppActor } from '../../../../app/app-context'
import { useCartLine } from '../../../../hooks/cart/use-cart-line'
import { useOrderLock } from '../../../../hooks/cart/use-order-lock'
import { useTellLate } from '../../../../hooks/screen/told-late'
import { Late } from '../../../../ui/feedback/late'
import { IconButton } from '../../../../ui/controls/icon-button'
import { Skeleton } from '../../../../ui/feedback/skeleton'
import { Icon } from '../../../../ui/icon'
import { Money } from '../../../../ui/amounts/money'
import { Weight } from '../../../../ui/amounts/weight'
import { QuantityStepper } from '../../../../ui/quantity/quantity-stepper'
import { Shot } from '../../../../ui/surfaces/picture'
import { PriceCell, StockCell } from '../../../../cart/table/cells'
import { COLUMNS } from '../../../../cart/table/columns'
import { GhostRow } from '../../../../cart/table/ghost-row'
import { onControlKey, onQuantityKey, onRowKey } from '../../../../cart/table/grid-keys'
import { whyOf } from '../../../../cart/line-words'
import { announce } from '../../../../ui/feedback/announce'
import { useReveal } from '../../reveal'
import { IncludeBox } from '../../choice/boxes'
import { NameCell } from './name-cell'
import { useFocusKept } from '../../../../cart/table/use-focus-kept'
import { toneOf, whyId, WhyRow } from './why-row'
import styles from './cart-row.module.scss'
import words from '../../../../cart/table/quantity-words.module.scss'
import unsavedStyles from '../../../../cart/table/unsaved-mark.module.scss'

/** A line that waits for the server for so long says so, ms: what is answered soon moves nothing while its number is typed. */
const UNSAVED_SHOWN_MS = 600

/** `place`: the row's number in the whole table, where only a part of it is in the page. */
type CartRowProps = { productId: number; place?: number | undefined }

/** One line of the cart. It watches its own line and price, so that typing in it renders nothing else. [architecture 9] */
export const CartRow = memo(function CartRow({ productId, place }: CartRowProps) {
  const cart = useAppActor('cart')
  const tellLate = useTellLate()
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
      if (isTyped) tellLate(tell)
      else tell()
    },
    [cart, product, price, tellLate],
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
  const isUnsaved = wish !== undefined && wish.stage !== 'refused'
  return (
    <>
      <tr
        ref={row}
        role="row"
        aria-rowindex={place}
        data-line={productId}
        data-unsaved={isUnsaved || undefined}
        className={clsx(
          styles.row,
          why && styles.noted,
          toneOf(why) === 'warn' && styles.problem,
          (isGone || (price && price.stock < 1)) && styles.absent,
          isExcluded && styles.excluded,
        )}
        onKeyDown={(event) => onControlKey(event) || (lock === undefined && onRowKey(event, () => change(0)))}
        {...focusMarks}
      >
        <td role="cell" className={styles.check}>
          <IncludeBox
            productId={productId}
            article={product.article}
            isIncluded={!isExcluded}
            reason={why?.isProblem ? why.text : undefined}
            reasonId={whyId(productId)}
          />
        </td>
        <td role="cell" className={styles.shot}>
          <Shot src={product.images[0] ?? ''} alt="" size={40} />
        </td>
        <td role="cell" className={styles.name}>
          <NameCell product={product} isGone={isGone} />
        </td>
        <td role="cell" className={styles.stock}>
          <StockCell price={price} qty={qty} isGone={isGone} />
        </td>
        <td role="cell" className={styles.price}>
          {!isGone && <PriceCell price={price} />}
        </td>
        <td role="cell" className={clsx(styles.qty, words.quantity)}>
          <QuantityStepper
            value={qty}
            kept={wish === undefined ? qty : undefined}
            label={product.article}
            step={product.pack}
            isBad={why?.isOfQuantity}
            disabledReason={lock}
            onChange={change}
            onEnter={() => tellLate(() => cart?.send({ type: 'quantity.entered', productId }))}
            onKeyDown={onQuantityKey}
          />
        </td>
        <td role="cell" className={styles.sum}>
          {price === undefined ? <Skeleton width={80} height={14} /> : <Money kopecks={isCounted ? qty * (unit ?? 0) : 0} size="s" />}
          <span className={styles.weight}>
            {isExcluded && !why?.isProblem ? 'не\u00a0в\u00a0заказе' : isCounted && <Weight grams={qty * product.weight} />}
          </span>
          <Late when={isUnsaved && wish.stage !== 'typing'} delay={UNSAVED_SHOWN_MS}>
            <span className={unsavedStyles.mark} title="Ещё не сохранено">
              <Icon of={CloudUpload} size={16} />
              <span className="vh">ещё не сохранено</span>
            </span>
          </Late>
        </td>
        <td role="cell" className={styles.remove}>
          <IconButton
            label={`Удалить: ${product.article}`}
            icon={Trash2}
            iconSize={16}
            size="s"
            disabledReason={lock}
            onClick={() => change(0)}
          />
        </td>
      </tr>
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
