import { useSearch } from 'wouter'
import { ApiError, failureText } from '../../../model/api-error'
import { idOfParam } from '../../../model/routing/id-param'
import { LOST_CODE_ADVICE } from '../../../model/lost-code'
import type { Order } from '../../../model/order/order'
import { orderNumber } from '../../../model/order/order-number'
import { isMoving } from '../../../model/order/status'
import { createLazy } from '../../shop/code/lazy'
import { useLazy } from '../../shop/code/use-lazy'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useArrived } from '../../hooks/screen/use-navigation'
import { useOrderPolling } from '../../hooks/data/use-order-polling'
import { useResource, type Resource } from '../../hooks/data/use-resource'
import { LostPart } from '../../shop/code/lost-part'
import { BusyRegion } from '../../ui/feedback/busy-region'
import { FailedView } from '../../ui/feedback/failed-view'
import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import { ErrorPage } from '../errors/error-page'
import { OrderView } from './order/order-view'
import styles from './order/order.module.scss'
import { PlacedView } from './placed/placed-view'

/** Only for whom it is printed: it spells numbers in words. */
const invoiceView = createLazy(async () => (await import('./invoice/invoice-view')).default)
const NOTHING = () => {}

/** An order; with `?placed` its thank-you page, with `?invoice` its invoice. Asks for its status while it may still move. [ROUTE-057, DEC-024, DEC-028] */
export default function OrderPage({ params }: PageProps) {
  const id = idOfParam(params.id)
  const query = new URLSearchParams(useSearch())
  const isPlaced = query.has('placed')
  const order = useResource('orders.get', id === null ? null : { params: { id }, query: { include: 'items,items.product,gift' } })
  useHead({ title: id === null ? 'Заказ' : `Заказ ${orderNumber(id)}`, isIndexed: false })
  useArrived(order.status !== 'loading')
  useOrderPolling(order.status === 'ready' && isMoving(order.data.status), order.status === 'loading' ? NOTHING : order.reload)

  if (id === null) return <ErrorPage error={new ApiError(404, '')} />
  if (order.status === 'loading') return <OrderSkeleton />
  if (order.status === 'failed') return <OrderFailure failed={order} />
  if (query.has('invoice'))
    return (
      <LostPart
        told={(retry) => (
          <FailedView headingLevel={1} title="Счёт не загрузился" onRetry={retry}>
            {LOST_CODE_ADVICE}
          </FailedView>
        )}
      >
        <Invoice order={order.data} />
      </LostPart>
    )
  return isPlaced ? (
    <PlacedView key={id} order={order.data} reload={order.reload} />
  ) : (
    <OrderView key={id} order={order.data} reload={order.reload} />
  )
}

function Invoice(props: { order: Order }) {
  const InvoiceView = useLazy(invoiceView)
  // oxlint-disable-next-line react/static-components -- the same component each time
  return InvoiceView ? <InvoiceView {...props} /> : <OrderSkeleton />
}

/** What cannot be had is the error page; what did not come may be asked for again. */
export function OrderFailure({ failed }: { failed: Extract<Resource<unknown>, { status: 'failed' }> }) {
  const { error, reload } = failed
  if (error.status === 404 || error.status === 403) return <ErrorPage error={error} />
  return (
    <FailedView headingLevel={1} title="Заказ не загрузился" onRetry={reload}>
      {failureText(error)}
    </FailedView>
  )
}

/** The order's page while it loads; grey shapes of the same heights, after the usual delay. */
export function OrderSkeleton() {
  return (
    <BusyRegion isBusy label="Загружаем заказ">
      <div className={styles.skeleton}>
        <Delayed>
          <Skeleton height={32} width={280} />
          <Skeleton height={96} />
          <Skeleton height={210} />
          <Skeleton height={340} />
        </Delayed>
      </div>
    </BusyRegion>
  )
}
