import { useSelector } from '@xstate/react'
import { selectQuantity } from '../../../../../machines/cart/cart.selectors'
import { formatMoney } from '../../../../../model/money/money'
import { orderNumber } from '../../../../../model/order/order-number'
import { formatClock } from '../../../../../model/text/date'
import { counted } from '../../../../../model/text/plural'
import { words } from '../../../../../model/text/words'
import { useAppActor } from '../../../../shop/app-context'
import { useGo } from '../../../../hooks/screen/use-navigation'
import { Button } from '../../../../ui/controls/button'
import { Dialog, DialogFoot } from '../../../../ui/surfaces/dialog'
import { OtherRegion } from './other-region'
import { OwnText } from '../../../../ui/text/own-text'

/**
 * The same goods were ordered just now, in whatever tab or on whatever device: whether they are wanted once more. The focus goes to
 * the title: a key pressed too long orders nothing. [DEC-067]
 */
export function SameOrderDialog() {
  const checkout = useAppActor('checkout')
  const same = useSelector(checkout, (state) => (state?.hasTag('repeating') ? state.context.same : null))
  const lines = useSelector(checkout, (state) => state?.context.lines)
  const regionId = useSelector(checkout, (state) => state?.context.regionId)
  // Of the cart on the screen only where the order is of it.
  const areGone = useSelector(
    useAppActor('cart'),
    (state) =>
      state !== undefined &&
      state.context.regionId === regionId &&
      (lines?.every(({ product_id }) => selectQuantity(product_id)(state) === 0) ?? false),
  )
  const go = useGo()
  if (!checkout || !same) return null
  const decline = () => checkout.send({ type: 'repeat.declined' })
  const open = () => {
    decline()
    go(`/personal/orders/${same.orderId}`)
  }
  return (
    <Dialog title="Такой же заказ уже есть" role="alertdialog" width={560} onClose={decline}>
      <OtherRegion />
      <p>
        Заказ {orderNumber(same.orderId)} с&nbsp;теми&nbsp;же товарами оформлен в&nbsp;{formatClock(same.at)}:{' '}
        <OwnText>{counted(same.lines, words.product)}</OwnText>
        <OwnText> на&nbsp;</OwnText>
        <OwnText>{formatMoney(same.total)}</OwnText>
        <OwnText>.</OwnText> <OwnText>{areGone ? 'Эти товары уже ушли из\u00a0корзины в\u00a0него.' : 'Оформить ещё один?'}</OwnText>
      </p>
      <DialogFoot>
        <Button variant="line" onClick={() => checkout.send({ type: 'repeat.accepted' })}>
          Оформить ещё один
        </Button>
        <Button variant="line" onClick={decline}>
          Вернуться
        </Button>
        <Button variant="main" onClick={open}>
          Открыть заказ
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
