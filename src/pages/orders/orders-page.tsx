import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { failureText } from '../../../model/api-error'
import { ORDERS_PER_PAGE } from '../../../model/limits'
import { orderNumber } from '../../../model/order/order-number'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useKept } from '../../hooks/data/use-kept'
import { useKeptWords } from '../../hooks/screen/use-kept-words'
import { useArrived, useGo } from '../../hooks/screen/use-navigation'
import { useResource } from '../../hooks/data/use-resource'
import { OfRegion } from '../../layouts/personal/of-region'
import { PersonalTitle } from '../../layouts/personal/personal-title'
import { Button, ButtonLink } from '../../ui/controls/button'
import { BusyRegion } from '../../ui/feedback/busy-region'
import { FailedView } from '../../ui/feedback/failed-view'
import { SkeletonRows } from '../../ui/feedback/skeleton-rows'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import { Pager } from '../../ui/navigation/pager'
import { Note } from '../../ui/surfaces/note'
import { Panel } from '../../ui/surfaces/panel'
import { ALL_ORDERS, isNarrowed, type OrderFilter } from '../../../model/order/history/order-filter'
import { filterWords } from '../../../model/order/history/orders-sheet'
import { SITE_NAME } from '../../../model/routing/routes'
import { useConfig } from '../../hooks/data/use-config'
import { OrdersFile } from './file/orders-file'
import { OrderFilters } from './order-filters'
import { OrderSearch } from './order-search'
import { OrderTable } from './order-table'
import { filterTexts, ordersAddress, shownOrders } from './orders-address'
import styles from './orders-page.module.scss'

/** The orders of the region in force, the newest first, 60 on a page. [ROUTE-047, CONST-013] */
export default function OrdersPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  return (
    <OfRegion title="Заказов не&nbsp;видно" why="У&nbsp;вас нет действующего региона: заказы видны по&nbsp;региону компании.">
      {(region) => <Orders region={region} />}
    </OfRegion>
  )
}

type OrdersRegion = { id: number; company_name: string; store_city_name: string }

function Orders({ region }: { region: OrdersRegion | null }) {
  const regionId = region?.id ?? null
  const shop = useConfig()?.shop_name ?? SITE_NAME
  const go = useGo()
  const { words: kept, filter, page } = shownOrders(useSearch())
  const isFiltered = isNarrowed(filter)
  /** Enter was pressed in the search: the first order that it finds gets the focus. */
  const [isLed, setLed] = useState(false)
  const keep = (next: string) => go(ordersAddress({ words: next, filter, page: 1 }), { replace: true, isScrollKept: true })
  const narrow = (next: OrderFilter) => go(ordersAddress({ words: kept, filter: next, page: 1 }), { replace: true, isScrollKept: true })
  const [typed, setTyped] = useKeptWords(kept, keep)
  const search = kept.trim()
  const orders = useResource(
    'orders.list',
    regionId === null
      ? null
      : {
          params: { id: regionId },
          query: {
            page,
            limit: ORDERS_PER_PAGE,
            order_by: 'created_at',
            order_dir: 'desc',
            ...(search !== '' && { search }),
            ...filterTexts(filter),
          },
        },
  )
  const list = useKept(orders)
  // A page with rows has arrived when its rows are drawn.
  useArrived(orders.status !== 'loading' && !list?.orders.length)
  const pages = list ? Math.max(1, Math.ceil(list.total / ORDERS_PER_PAGE)) : 1
  const isFound = orders.status === 'ready' && search === typed.trim()
  // What is kept while all orders come again is of the words from before.
  const isEmpty = list?.total === 0 && search === '' && !list.search && !isFiltered
  return (
    <>
      <PersonalTitle
        count={list && counted(list.total, words.order)}
        aside={
          !isEmpty && (
            <OrderSearch
              words={typed}
              onChange={(next) => {
                setLed(false)
                setTyped(next)
              }}
              onLead={() => {
                if (typed !== kept) keep(typed)
                setLed(true)
              }}
            />
          )
        }
      >
        Заказы
      </PersonalTitle>
      {!isEmpty && (
        <div className={styles.tools}>
          <OrderFilters filter={filter} onChange={narrow} />
          {region && list && (
            <OrdersFile
              // Another region, search or filter is another file.
              key={JSON.stringify([region.id, search, filter])}
              question={{ regionId: region.id, query: { ...(search !== '' && { search }), ...filterTexts(filter) } }}
              head={{
                shop,
                buyer: `${region.company_name}, ${region.store_city_name}`,
                filter: filterWords(list.search ?? '', list.isFiltered ? filter : ALL_ORDERS),
              }}
              count={list.total}
            />
          )}
        </div>
      )}
      <span role="status" className="vh">
        {isFound && (search !== '' || isFiltered) && `Найдено: ${counted(orders.data.total, words.order)}`}
      </span>
      {isFound && search !== '' && orders.data.search === undefined && <Unsearched words={search} />}
      {isFound && isFiltered && orders.data.isFiltered === undefined && (
        <Note className={styles.unsearched}>Отбирать заказы сервер пока не&nbsp;умеет: ниже все заказы.</Note>
      )}
      <BusyRegion isBusy={orders.status === 'loading'} label="Загружаем заказы">
        {orders.status === 'failed' ? (
          <FailedView title="Заказы не загрузились" onRetry={orders.reload}>
            {failureText(orders.error)}
          </FailedView>
        ) : !list ? (
          <OrdersSkeleton />
        ) : isEmpty ? (
          <StateView
            drawing={listDrawing}
            title="Заказов пока нет"
            actions={
              <ButtonLink variant="main" href="/catalog">
                В каталог
              </ButtonLink>
            }
          >
            Оформите первый: он и&nbsp;его статусы появятся здесь.
          </StateView>
        ) : list.total === 0 ? (
          <StateView
            drawing={listDrawing}
            title="Таких заказов нет"
            actions={
              <Button
                variant="line"
                onClick={() => {
                  setTyped('')
                  go(ordersAddress({ words: '', filter: ALL_ORDERS, page: 1 }), { replace: true, isScrollKept: true })
                }}
              >
                Показать все заказы
              </Button>
            }
          >
            {emptyText(list.search ?? search, isFiltered)}
          </StateView>
        ) : list.orders.length === 0 ? (
          <StateView
            drawing={listDrawing}
            title="На этой странице заказов нет"
            actions={
              <ButtonLink variant="line" href={ordersAddress({ words: kept, filter, page: 1 })}>
                К первой странице
              </ButtonLink>
            }
          />
        ) : (
          <Panel label="История заказов" isFlush className={styles.panel}>
            <OrderTable orders={list.orders} isLeft={orders.status === 'loading'} isLedTo={isLed && isFound} onLed={() => setLed(false)} />
          </Panel>
        )}
        <Pager page={page} pageCount={pages} hrefOf={(to) => ordersAddress({ words: kept, filter, page: to })} className={styles.pager} />
      </BusyRegion>
    </>
  )
}

/** Why no order is left. */
const emptyText = (looked: string, isFiltered: boolean): string =>
  looked === ''
    ? 'Под\u00a0отбор не\u00a0подходит ни\u00a0один заказ.'
    : `Ни\u00a0в\u00a0нашем номере, ни\u00a0в\u00a0вашем, ни\u00a0в\u00a0артикулах нет «${looked}»${isFiltered ? ' среди отобранных заказов' : ''}.`

/** What is said where the server gives all orders whatever is looked for: a number that may be one of ours leads to its order. */
function Unsearched({ words: text }: { words: string }) {
  const number = Number(text.replace(/[№#\s]/g, ''))
  return (
    <Note className={styles.unsearched}>
      Искать по&nbsp;номеру сервер пока не&nbsp;умеет: ниже все заказы.{' '}
      {Number.isSafeInteger(number) && number > 0 && <Link href={`/personal/orders/${number}`}>Открыть заказ {orderNumber(number)}</Link>}
    </Note>
  )
}

function OrdersSkeleton() {
  return (
    <div className={styles.skeleton}>
      <SkeletonRows count={12} height={44} />
    </div>
  )
}
