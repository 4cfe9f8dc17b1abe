import { ApiError } from '../../../model/api-error'
import { orderNumber } from '../../../model/order/order-number'
import { isMoving } from '../../../model/order/status'
import { idOfParam } from '../../../model/routing/id-param'
import { useOrderPolling } from '../../hooks/data/use-order-polling'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { ButtonLink } from '../../ui/controls/button'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import { ErrorPage } from '../errors/error-page'
import { ConfirmedList } from './confirmed/confirmed-list'
import { ConfirmedView } from './confirmed/confirmed-view'
import { OrderFailure, OrderSkeleton } from './order-page'

/** What the warehouse confirmed of an order; without a number the orders of the region that it has confirmed. [ROUTE-058, DEC-028] */
export default function ConfirmedPage({ route, params }: PageProps) {
  if (params.id === undefined) return <ConfirmedList title={route.title} />
  const id = idOfParam(params.id)
  return id === null ? <ErrorPage error={new ApiError(404, '')} /> : <Confirmed key={id} id={id} />
}

const NOTHING = () => {}

function Confirmed({ id }: { id: number }) {
  const order = useResource('orders.confirmed', { params: { id } })
  const isMissing = order.status === 'failed' && order.error.status === 404
  const placed = useResource('orders.get', isMissing ? { params: { id }, query: {} } : null)
  const isAsking = order.status === 'loading' || (isMissing && placed.status === 'loading')
  useHead({ title: `Подтверждённый заказ ${orderNumber(id)}`, isIndexed: false })
  useArrived(!isAsking)
  // One that is only placed is waited for.
  useOrderPolling(order.status === 'ready' ? isMoving(order.data.status) : placed.status === 'ready', isAsking ? NOTHING : reloadOf(order))
  if (isAsking) return <OrderSkeleton />
  if (order.status === 'ready') return <ConfirmedView order={order.data} />
  if (isMissing && placed.status === 'ready') return <NotConfirmed id={id} />
  return order.status === 'failed' ? <OrderFailure failed={order} /> : null
}

const reloadOf = (order: { reload?: () => void }): (() => void) => order.reload ?? NOTHING

/** The order is there, and the warehouse has not looked at it yet. */
const NotConfirmed = ({ id }: { id: number }) => (
  <StateView
    drawing={listDrawing}
    headingLevel={1}
    title="Заказ ещё не подтверждён"
    actions={
      <ButtonLink variant="main" href={`/personal/orders/${id}`}>
        Открыть заказ {orderNumber(id)}
      </ButtonLink>
    }
  >
    Склад ещё не&nbsp;проверил его. Когда проверит, здесь будет видно, что отгрузят.
  </StateView>
)
