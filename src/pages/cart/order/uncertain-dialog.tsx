import { useSelector } from '@xstate/react'
import { useAppActor } from '../../../app/app-context'
import { Button } from '../../../ui/controls/button'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'

/** No answer to the order: the same number again gives the same order. [DEC-022] */
export function UncertainDialog() {
  const checkout = useAppActor('checkout')
  const isUncertain = useSelector(checkout, (state) => state?.hasTag('uncertain') ?? false)
  if (!checkout || !isUncertain) return null
  const withdraw = () => checkout.send({ type: 'order.withdrawn' })
  return (
    <Dialog title="Ответ не получен" role="alertdialog" onClose={withdraw}>
      <p>Сервер не&nbsp;ответил, и&nbsp;неизвестно, принят ли заказ. Повторите: у&nbsp;заказа свой номер, поэтому он не&nbsp;задвоится.</p>
      <DialogFoot>
        <Button variant="line" onClick={withdraw}>
          Вернуться
        </Button>
        <Button variant="main" data-autofocus onClick={() => checkout.send({ type: 'order.retried' })}>
          Повторить
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
