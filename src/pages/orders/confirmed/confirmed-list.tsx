import { useSearch } from 'wouter'
import { failureText } from '../../../../model/api-error'
import type { CompanyRegion } from '../../../../model/company/region'
import { ORDERS_PER_PAGE } from '../../../../model/limits'
import { ORDER_CONFIRMED, ORDER_ON_THE_WAY, ORDER_SHIPPED } from '../../../../model/order/status'
import { pagedAddress, pageOf } from '../../../../model/routing/paged-address'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useKept } from '../../../hooks/data/use-kept'
import { useResource } from '../../../hooks/data/use-resource'
import { useArrived } from '../../../hooks/screen/use-navigation'
import { OfRegion } from '../../../layouts/personal/of-region'
import { PersonalTitle } from '../../../layouts/personal/personal-title'
import { useHead } from '../../../shop/head'
import { ButtonLink } from '../../../ui/controls/button'
import { BusyRegion } from '../../../ui/feedback/busy-region'
import { Delayed } from '../../../ui/feedback/delayed'
import { FailedView } from '../../../ui/feedback/failed-view'
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows'
import { listDrawing } from '../../../ui/feedback/drawings/list'
import { StateView } from '../../../ui/feedback/state-view'
import { Pager } from '../../../ui/navigation/pager'
import { Panel } from '../../../ui/surfaces/panel'
import { OrderTable } from '../order-table'
import styles from './confirmed.module.scss'

const PATH = '/personal/orders/confirmed'
const CONFIRMED = [ORDER_CONFIRMED, ORDER_ON_THE_WAY, ORDER_SHIPPED].join(',')

/** The orders of the region in force that the warehouse has confirmed, the newest first; each leads to what was confirmed of it. [ROUTE-058] */
export function ConfirmedList({ title }: { title: string }) {
  useHead({ title, isIndexed: false })
  return (
    <OfRegion title="Заказов не&nbsp;видно" why="У&nbsp;вас нет действующего региона: заказы видны по&nbsp;региону компании.">
      {(region) => <List region={region} />}
    </OfRegion>
  )
}

function List({ region }: { region: CompanyRegion | null }) {
  const page = pageOf(useSearch())
  const query = { page, limit: ORDERS_PER_PAGE, order_by: 'created_at', order_dir: 'desc', statuses: CONFIRMED } as const
  const orders = useResource('orders.list', region === null ? null : { params: { id: region.id }, query })
  const list = useKept(orders)
  // A server that does not filter gives all orders.
  const confirmed = list?.orders.filter(({ confirmedOrders }) => confirmedOrders.length > 0) ?? []
  useArrived(orders.status !== 'loading' && confirmed.length === 0)
  const pages = list ? Math.max(1, Math.ceil(list.total / ORDERS_PER_PAGE)) : 1
  return (
    <>
      <PersonalTitle count={list?.isFiltered === true && list.total > 0 && counted(list.total, words.order)}>
        Подтверждённые заказы
      </PersonalTitle>
      <BusyRegion isBusy={orders.status === 'loading'} label="Загружаем заказы">
        {orders.status === 'failed' ? (
          <FailedView title="Заказы не загрузились" onRetry={orders.reload}>
            {failureText(orders.error)}
          </FailedView>
        ) : !list ? (
          <div className={styles.waiting}>
            <Delayed>
              <SkeletonRows count={8} height={44} />
            </Delayed>
          </div>
        ) : confirmed.length === 0 && pages === 1 ? (
          <StateView
            drawing={listDrawing}
            title="Подтверждённых заказов пока нет"
            actions={
              <ButtonLink variant="main" href="/personal/orders">
                Все заказы
              </ButtonLink>
            }
          >
            Заказ появится здесь, когда склад проверит его и&nbsp;подтвердит.
          </StateView>
        ) : (
          <Panel label="Подтверждённые заказы" isFlush className={styles.panel}>
            <OrderTable orders={confirmed} isLeft={orders.status === 'loading'} hrefOf={({ id }) => `${PATH}/${id}`} />
          </Panel>
        )}
        <Pager page={page} pageCount={pages} hrefOf={(to) => pagedAddress(PATH, to, {})} className={styles.pager} />
      </BusyRegion>
    </>
  )
}
