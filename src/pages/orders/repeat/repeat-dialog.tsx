import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../../../model/api-error'
import { orderNumber } from '../../../../model/order/order-number'
import { reportText } from '../../../../model/order/repeat-report'
import { useApi } from '../../../app/api-context'
import { useApp } from '../../../app/app-context'
import { useRegionId } from '../../../hooks/visitor/use-region'
import { useShownLine } from '../../../hooks/cart/use-shown-line'
import { Button, ButtonLink } from '../../../ui/controls/button'
import { FailedView } from '../../../ui/feedback/failed-view'
import { Late } from '../../../ui/feedback/late'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'

import { connectRepeat } from './connect-repeat'
import styles from './repeat.module.scss'
import { RepeatChoosing } from './repeat-choosing'
import { RepeatReportView } from './repeat-report-view'
import { useLinesInCart } from './use-lines-in-cart'

/** An old order line by line at the prices of now; what is chosen goes into the cart, and what became of it is told. [DEC-020] */
export function RepeatDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const api = useApi()
  const app = useApp()
  const [machine] = useState(() => connectRepeat(api, app))
  const flow = useActorRef(machine, { input: { orderId } })
  const state = useSelector(flow, (snapshot) => snapshot)
  const regionId = useRegionId()
  const standing = useLinesInCart(regionId)
  useShownLine('all', true)
  useEffect(() => {
    if (regionId !== null) flow.send({ type: 'region.aimed', regionId })
  }, [flow, regionId])
  const { error, report, order } = state.context
  // The button that was pressed goes with the lines.
  const next = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (report) next.current?.focus()
  }, [report])
  const number = orderNumber(orderId)

  if (report)
    return (
      <Dialog title={`Заказ ${number} повторён`} width={560} onClose={onClose}>
        <p role="status">{reportText(report)}</p>
        <RepeatReportView report={report} />
        <DialogFoot isSticky>
          <Button variant="line" onClick={onClose}>
            Закрыть
          </Button>
          <ButtonLink ref={next} variant="main" href="/cart" onClick={onClose}>
            Открыть корзину
          </ButtonLink>
        </DialogFoot>
      </Dialog>
    )
  return (
    <Dialog title={`Повторить заказ ${number}`} width={800} onClose={onClose}>
      {state.hasTag('failed') && error ? (
        <FailedView title={'Заказ не\u00a0загрузился'} onRetry={() => flow.send({ type: 'loading.retried' })}>
          {failureText(error)}
        </FailedView>
      ) : order && !state.matches('loading') ? (
        <RepeatChoosing flow={flow} order={order} standing={standing} />
      ) : (
        <div className={styles.waiting}>
          <Late>
            {Array.from({ length: 5 }, (_, row) => (
              <Skeleton key={row} height={56} />
            ))}
          </Late>
        </div>
      )}
    </Dialog>
  )
}
