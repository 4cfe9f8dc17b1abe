import { randomId } from '../../../platform/random-id'
import { useState } from 'react'
import { ApiError, failureText } from '../../../../model/api-error'
import { formatPhone } from '../../../../model/identity/phone'
import { useApi } from '../../../app/api-context'
import { useConfig } from '../../../hooks/data/use-config'
import { Button } from '../../../ui/controls/button'
import { announce } from '../../../ui/feedback/announce'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'
import { Note } from '../../../ui/surfaces/note'
import { orderNumber } from '../order-number'

/** Cancelling, while the status allows it, after a question. Where the server cannot do it, the page says whom to call. [DEC-006, DEC-024] */
export function CancelOrder({ orderId, onCancelled }: { orderId: number; onCancelled: () => void }) {
  const api = useApi()
  const phone = useConfig()?.phone ?? ''
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [key, setKey] = useState('')

  const ask = () => {
    setFailure(null)
    setKey(randomId())
    setAsking(true)
  }
  const close = () => {
    if (!isBusy) setAsking(false)
  }
  const cancel = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await api('orders.cancel', { params: { id: orderId } }, { key })
      announce(`Заказ ${orderNumber(orderId)} отменён`)
      setAsking(false)
      onCancelled()
    } catch (thrown) {
      setFailure(cancelFailure(ApiError.from(thrown), phone))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="line" onClick={ask}>
        Отменить заказ
      </Button>
      {isAsking && (
        <Dialog title={`Отменить заказ ${orderNumber(orderId)}?`} role="alertdialog" onClose={close}>
          <p>Вернуть отменённый заказ нельзя, но можно оформить новый.</p>
          {failure !== null && (
            <Note tone="bad" role="alert">
              {failure}
            </Note>
          )}
          <DialogFoot>
            <Button variant="line" data-autofocus onClick={close}>
              Не отменять
            </Button>
            <Button variant="bad" busy={isBusy} onClick={() => void cancel()}>
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
