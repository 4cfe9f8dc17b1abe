import type { CompanyRegion } from '../../../model/company/region'
import { isRegionAdmin } from '../../../model/company/region'
import { newManagerCarts } from '../../cart/saved/new-manager-carts'
import { useSavedList } from '../../cart/saved/use-saved-list'
import { useArrived } from '../../hooks/screen/use-navigation'
import { OfRegion } from '../../layouts/personal/of-region'
import { PersonalTitle } from '../../layouts/personal/personal-title'
import { useBuyer } from '../../product/price/use-buyer'
import { useAppState } from '../../shop/app-context'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { Attention, attentionOf } from '../home/customer/attention'
import { Frequent } from '../home/customer/frequent'
import { useDesk } from '../home/customer/use-desk'
import { DebtPanel } from './debt-panel'
import { NewestOrders } from './newest-orders'
import { NextDelivery } from './next-delivery'
import styles from './personal-page.module.scss'
import { Ways } from './ways'

/** The first page of the cabinet: what needs the buyer, what is owed, when goods come, what was ordered. [ROUTE-043] */
export default function PersonalPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  return (
    <OfRegion
      title="Обзора пока нет"
      why="У&nbsp;вас нет действующего региона: долг, доставка и&nbsp;заказы видны по&nbsp;региону компании."
    >
      {(region) => <Overview region={region} />}
    </OfRegion>
  )
}

function Overview({ region }: { region: CompanyRegion | null }) {
  const { rights } = useBuyer()
  const desk = useDesk(rights)
  const userId = useAppState((app) => app.context.user?.id ?? null)
  useArrived(region !== null && typeof desk !== 'string')
  return (
    <>
      <PersonalTitle count={region !== null && `склад ${region.store_city_name}`}>{region?.company_name ?? 'Обзор'}</PersonalTitle>
      {region !== null && (
        // Each part waits for its own data and stays: one that left with what another asks anew would ask for its own anew as well.
        <div className={styles.parts}>
          {typeof desk === 'string' ? <div className={styles.first} aria-busy="true" /> : <First desk={desk} />}
          <div className={styles.pair}>
            {userId !== null && isRegionAdmin(region, userId) && <DebtPanel regionId={region.id} />}
            <NextDelivery />
          </div>
          {typeof desk === 'string' ? <div className={styles.orders} aria-busy="true" /> : <NewestOrders orders={desk.orders} />}
          <Ways />
          <Frequent rights={rights} />
        </div>
      )}
    </>
  )
}

/** What needs the buyer first; the debt is told in full below. */
function First({ desk }: { desk: Parameters<typeof attentionOf>[0] }) {
  const carts = useSavedList()
  const list = carts.status === 'ready' ? carts.data : undefined
  const managerCarts = list?.items.filter(({ id }) => newManagerCarts(list).has(id)) ?? []
  return <Attention items={attentionOf(desk, managerCarts)} isOverview />
}
