import { useRef } from 'react'
import type { Order } from '../../../../model/order/order'
import { orderNumber } from '../../../../model/order/order-number'
import { cancelRefusal } from '../../../../model/order/outcome'
import { canCancel, ORDER_CANCELLED, orderStatusLabel } from '../../../../model/order/status'
import { useConfig } from '../../../hooks/data/use-config'
import { useFocusRefuge } from '../../../hooks/screen/use-focus-refuge'
import { focusHeading } from '../../../platform/history/page-focus'
import { Button } from '../../../ui/controls/button'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'
import { Note } from '../../../ui/surfaces/note'
import { useCancellation } from './use-cancellation'

/**
 * Cancelling, while the status allows it, after a question. Where the server cannot do it, the page says whom to call. A question that
 * is open while the order goes on says that it is too late. With the order the button goes, and its focus to the heading. [DEC-006, DEC-024]
 */
export function CancelOrder({ order, reload }: { order: Order; reload: () => void }) {
  const phone = useConfig()?.phone ?? ''
  const number = orderNumber(order.id)
  const { isAsking, isBusy, error, other, ask, withdraw, confirm } = useCancellation(order.id, reload)
  const opener = useRef<HTMLButtonElement>(null)
  useFocusRefuge(
    (element) => element === opener.current,
    () => focusHeading(document),
  )
  const isOpen = canCancel(order.status)
  const isLate = !isOpen && !isBusy
  return (
    <>
      {isOpen && (
        <Button
          ref={opener}
          variant="line"
          {...(other !== null && { disabledReason: `Сейчас отменяется заказ ${orderNumber(other)}. Подождите немного.` })}
          onClick={ask}
        >
          Отменить заказ
        </Button>
      )}
      {isAsking && (
        <Dialog title={`Отменить заказ ${number}?`} role="alertdialog" onClose={withdraw}>
          {isLate ? <p role="alert">{tooLate(order)}</p> : <p>Вернуть отменённый заказ нельзя, но можно оформить новый.</p>}
          {error && !isLate && (
            <Note tone="bad" role="alert">
              {cancelRefusal(error, phone)}
            </Note>
          )}
          <DialogFoot>
            {/* One button in both, so that the focus stays on it. */}
            <Button variant={isLate ? 'main' : 'line'} data-autofocus onClick={withdraw}>
              {isLate ? 'Понятно' : 'Не отменять'}
            </Button>
            {!isLate && (
              <Button variant="bad" busy={isBusy} onClick={confirm}>
                Отменить заказ
              </Button>
            )}
          </DialogFoot>
        </Dialog>
      )}
    </>
  )
}

const tooLate = ({ status, provider }: Order): string =>
  status === ORDER_CANCELLED
    ? 'Заказ уже отменён.'
    : `Отменить заказ уже нельзя: его статус\u00a0— «${orderStatusLabel(status, provider)}». Если он не\u00a0нужен, позвоните менеджеру.`
