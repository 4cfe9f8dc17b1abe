import { useSearch } from 'wouter'
import { failureText } from '../../../model/api-error'
import { ORDERS_PER_PAGE } from '../../../model/limits'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useHead } from '../../app/head'
import type { PageProps } from '../../app/page-props'
import { useKept } from '../../hooks/data/use-kept'
import { useArrived } from '../../hooks/screen/use-navigation'
import { useResource } from '../../hooks/data/use-resource'
import { OfRegion } from '../../layouts/personal/of-region'
import { PersonalTitle } from '../../layouts/personal/personal-title'
import { ButtonLink } from '../../ui/controls/button'
import { BusyRegion } from '../../ui/feedback/busy-region'
import { FailedView } from '../../ui/feedback/failed-view'
import { SkeletonRows } from '../../ui/feedback/skeleton-rows'
import { StateView } from '../../ui/feedback/state-view'
import { Pager } from '../../ui/navigation/pager'
import { Panel } from '../../ui/surfaces/panel'
import { OrderTable } from './order-table'
import styles from './orders-page.module.scss'

/** The orders of the region in force, the newest first, 60 on a page. [ROUTE-047, CONST-013] */
export default function OrdersPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  return (
    <OfRegion title="Заказов не&nbsp;видно" why="У&nbsp;вас нет действующего региона: заказы видны по&nbsp;региону компании.">
      {(region) => <Orders regionId={region?.id ?? null} />}
    </OfRegion>
  )
}

function Orders({ regionId }: { regionId: number | null }) {
  const page = pageOf(useSearch())
  const orders = useResource(
    'orders.list',
    regionId === null
      ? null
      : { params: { id: regionId }, query: { page, limit: ORDERS_PER_PAGE, order_by: 'created_at', order_dir: 'desc' } },
  )
  const list = useKept(orders)
  // A page with rows has arrived when its rows are drawn.
  useArrived(orders.status !== 'loading' && !list?.orders.length)
  const pages = list ? Math.max(1, Math.ceil(list.total / ORDERS_PER_PAGE)) : 1
  return (
    <>
      <PersonalTitle count={list && counted(list.total, words.order)}>Заказы</PersonalTitle>
      <BusyRegion isBusy={orders.status === 'loading'} label="Загружаем заказы">
        {orders.status === 'failed' ? (
          <FailedView title="Заказы не загрузились" onRetry={orders.reload}>
            {failureText(orders.error)}
          </FailedView>
        ) : !list ? (
          <OrdersSkeleton />
        ) : list.total === 0 ? (
          <StateView
            drawing="list"
            title="Заказов пока нет"
            actions={
              <ButtonLink variant="main" href="/catalog">
                В каталог
              </ButtonLink>
            }
          >
            Оформите первый: он и&nbsp;его статусы появятся здесь.
          </StateView>
        ) : list.orders.length === 0 ? (
          <StateView
            drawing="list"
            title="На этой странице заказов нет"
            actions={
              <ButtonLink variant="line" href="/personal/orders">
                К первой странице
              </ButtonLink>
            }
          />
        ) : (
          <Panel label="История заказов" isFlush className={styles.panel}>
            <OrderTable orders={list.orders} isLeft={orders.status === 'loading'} />
          </Panel>
        )}
        <Pager
          page={page}
          pageCount={pages}
          hrefOf={(to) => (to === 1 ? '/personal/orders' : `/personal/orders?page=${to}`)}
          className={styles.pager}
        />
      </BusyRegion>
    </>
  )
}

/** The page of the address; anything but a whole number from 1 is the first. */
export function pageOf(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? '1'
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

function OrdersSkeleton() {
  return (
    <div className={styles.skeleton}>
      <SkeletonRows count={12} height={44} />
    </div>
  )
}
