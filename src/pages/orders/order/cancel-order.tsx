import { type ApiError, failureText } from '../../../../model/api-error'
import { formatPhone } from '../../../../model/identity/phone'
import { useConfig } from '../../../hooks/data/use-config'
import { Button } from '../../../ui/controls/button'
import { announce } from '../../../ui/feedback/announce'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'
import { Note } from '../../../ui/surfaces/note'
import { orderNumber } from '../order-number'
import { useCancellation } from './use-cancellation'

/** Cancelling, while the status allows it, after a question. Where the server cannot do it, the page says whom to call. [DEC-006, DEC-024] */
export function CancelOrder({ orderId, reload }: { orderId: number; reload: () => void }) {
  const phone = useConfig()?.phone ?? ''
  const { isAsking, isBusy, error, ask, withdraw, confirm } = useCancellation(orderId, {
    onCancelled: () => {
      announce(`Заказ ${orderNumber(orderId)} отменён`)
      reload()
    },
    onDoubt: reload,
  })
  return (
    <>
      <Button variant="line" onClick={ask}>
        Отменить заказ
      </Button>
      {isAsking && (
        <Dialog title={`Отменить заказ ${orderNumber(orderId)}?`} role="alertdialog" onClose={withdraw}>
          <p>Вернуть отменённый заказ нельзя, но можно оформить новый.</p>
          {error && (
            <Note tone="bad" role="alert">
              {cancelFailure(error, phone)}
            </Note>
          )}
          <DialogFoot>
            <Button variant="line" data-autofocus onClick={withdraw}>
              Не отменять
            </Button>
            <Button variant="bad" busy={isBusy} onClick={confirm}>
              Отменить заказ
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </>
  )
}

/** 404 and 501: a server that does not know this extension. */
function cancelFailure(error: ApiError, phone: string): string {
  if (error.status !== 404 && error.status !== 501) return failureText(error)
  return phone === ''
    ? 'Отменить заказ здесь нельзя. Позвоните менеджеру.'
    : `Отменить заказ здесь нельзя. Позвоните менеджеру: ${formatPhone(phone)}.`
}
