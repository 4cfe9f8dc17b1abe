import { memo, useRef } from 'react'
import { GIFT_WAIT_MS } from '../../../../model/limits'
import { useRegionId } from '../../../hooks/visitor/use-region'
import { CartBill } from '../../../cart/bill/cart-bill'
import { useOpening } from '../../../hooks/screen/use-opening'
import { BESIDE, useMedia } from '../../../ui/use-media'
import { useMoreBelow } from '../../../hooks/screen/use-more-below'
import { useRoomBelow } from '../../../hooks/screen/use-room-below'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { useToastsBeside } from '../../../ui/feedback/toasts-beside'
import { Panel } from '../../../ui/surfaces/panel'
import { CartGiftBlock } from '../gift/cart-gift'
import { SideSkeleton } from '../cart-skeleton'
import { useGiftShown, useIsGiftAwaited } from '../gift/use-cart-gift'
import { PayBar } from './pay/pay-bar'
import { Receiving } from './receiving'
import { useRefusedLines } from './refused-lines'
import { SubmitOrder } from './submit-order'
import { useUnadded } from './unadded-rows'
import { useOrderCheck } from './use-order-check'
import { useOrderForm } from './use-order-form'
import { useWarnings } from './use-warnings'
import styles from './order.module.scss'

/** The right column of the cart: receiving, total, the order; it waits a little for the gift, which stands above the button. [DEC-067] */
export function OrderSide() {
  useGiftShown()
  const isAwaited = useIsGiftAwaited()
  const regionId = useRegionId()
  const opening = useOpening('order-side', regionId, isAwaited ? 'missing' : 'there', GIFT_WAIT_MS)
  return opening === 'closed' ? <SideSkeleton /> : <Side />
}

/** Beside wide tables it ends with the window, the total and the button in sight. Of a change of the cart it renders nothing itself. */
const Side = memo(function Side() {
  const side = useRef<HTMLElement>(null)
  const choices = useRef<HTMLDivElement>(null)
  useRoomBelow(side)
  useMoreBelow(choices)
  const isBeside = useMedia(BESIDE)
  useToastsBeside(side, isBeside)
  return (
    <aside ref={side} className={styles.side} aria-label="Получение и итог">
      <div ref={choices} className={styles.choices}>
        <Receiving />
        {!isBeside && <CartGiftBlock />}
      </div>
      <OrderTotals />
    </aside>
  )
})

/** The total and the order; renders with every change of the cart. */
export function OrderTotals() {
  const form = useOrderForm()
  const isBeside = useMedia(BESIDE)
  const warnings = useWarnings()
  const regionId = useRegionId()
  const unadded = useUnadded()
  const refused = useRefusedLines()
  const check = useOrderCheck(
    JSON.stringify([regionId, warnings, unadded, refused]),
    warnings !== null || unadded !== null || refused !== null,
    form.submit,
  )
  return (
    <>
      <Panel label="Итог заказа" className={styles.pinned}>
        <div className={styles.total}>
          {/* Nothing that can be ordered has no bill of zeros: the button says why. */}
          {!form.totals ? <Skeleton height={178} /> : form.totals.lines > 0 && <CartBill totals={form.totals} />}
          {isBeside && <CartGiftBlock isLine />}
          <SubmitOrder form={form} warnings={warnings} unadded={unadded} refused={refused} block={check.block} />
        </div>
      </Panel>
      <PayBar form={form} onOrder={check.press} />
    </>
  )
}
