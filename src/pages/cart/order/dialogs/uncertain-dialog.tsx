import { shallowEqual, useSelector } from '@xstate/react'
import { selectLateRefusal } from '../../../../../machines/checkout/checkout.selectors'
import { useAppActor } from '../../../../shop/app-context'
import { useIsSuspended } from '../../../../hooks/visitor/use-suspended'
import { Button } from '../../../../ui/controls/button'
import { Dialog, DialogFoot } from '../../../../ui/surfaces/dialog'
import { OtherRegion } from './other-region'
import { OwnText } from '../../../../ui/text/own-text'

/**
 * No answer to the order: it can be looked for, and the same number again gives the same order. The focus goes to the title: a key
 * pressed too long orders nothing. [DEC-022]
 */
export function UncertainDialog() {
  const checkout = useAppActor('checkout')
  const isSuspended = useIsSuspended()
  const { isUncertain, isLooking, isAbsent, isUnknown, refusal } = useSelector(
    checkout,
    (state) => ({
      isUncertain: state?.hasTag('uncertain') ?? false,
      isLooking: state?.hasTag('looking') ?? false,
      isAbsent: state?.hasTag('absent') ?? false,
      isUnknown: state?.hasTag('unknown') ?? false,
      refusal: selectLateRefusal(state),
    }),
    shallowEqual,
  )
  // The login comes first: without it nothing can be done about the order.
  if (!checkout || !isUncertain || isSuspended) return null
  const withdraw = () => checkout.send({ type: 'order.withdrawn' })
  return (
    <Dialog title="Ответ не получен" role="alertdialog" onClose={withdraw}>
      <OtherRegion />
      <p>
        Сервер не&nbsp;ответил, и&nbsp;неизвестно, принят ли заказ.{' '}
        {refusal === null ? (
          <>
            <OwnText>Повторите: у&nbsp;заказа свой номер, поэтому он не&nbsp;задвоится.</OwnText>
          </>
        ) : (
          <>
            <OwnText>Повторную отправку он не&nbsp;принял. </OwnText>
            <OwnText>{refusal}</OwnText>
          </>
        )}
      </p>
      <p role="status">
        <OwnText>{isLooking && 'Ищем заказ в\u00a0истории…'}</OwnText>
        <OwnText>{isAbsent && 'В\u00a0истории заказа пока нет. Повторите отправку.'}</OwnText>
        <OwnText>{isUnknown && 'Проверить не\u00a0удалось: сервер не\u00a0отвечает. Повторите отправку или проверьте позже.'}</OwnText>
      </p>
      <DialogFoot>
        <Button variant="line" onClick={withdraw}>
          Вернуться
        </Button>
        <Button variant="line" busy={isLooking} onClick={() => checkout.send({ type: 'order.checked' })}>
          Проверить
        </Button>
        <Button variant="main" onClick={() => checkout.send({ type: 'order.retried' })}>
          Повторить
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
