import { useSelector } from '@xstate/react'
import { selectIsKnown, selectLineIds } from '../../../machines/cart/cart.selectors'
import { selectRegionsProblem } from '../../../machines/regions/regions.selectors'
import { regionState } from '../../../model/company/region'
import type { PageProps } from '../../app/page-props'
import { useHead } from '../../app/head'
import { useAppActor, useAppState } from '../../app/app-context'
import { useOrderLock } from '../../hooks/cart/use-order-lock'
import { useCartVisit } from '../../hooks/cart/use-cart-visit'
import { useArrived } from '../../hooks/screen/use-navigation'
import { useVisitor } from '../../hooks/visitor/use-visitor'
import { ENTRY_KEYS, QuickEntry } from '../../product/entry/quick-entry'
import { Note } from '../../ui/surfaces/note'
import { Panel } from '../../ui/surfaces/panel'
import { CartHead } from './head/cart-head'
import { CartSkeleton, EmptyCart, FailedCart, GuestCart, NoRegionCart } from './cart-states'
import { ClearingRefused } from './clearing-refused'
import { OrderSide } from './order/order-side'
import { OrderDialogs } from './order/dialogs/order-dialogs'
import { SavingStatus } from './head/saving-status'
import { RevealProvider } from './reveal'
import { CartTable } from './table/cart-table'
import styles from './cart-page.module.scss'

const TABLE_KEYS = '↑↓ Enter по количествам · Delete удалить · Ctrl+Z вернуть'

/** The cart with ordering on it; a guest is invited to log in. [ROUTE-003, DEC-030, DEC-067] */
export default function CartPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  useCartVisit()
  const visitor = useVisitor()
  const view = useSelector(useAppActor('cart'), (state) => {
    if (!state) return 'loading'
    const { regionId, ghosts } = state.context
    if (selectLineIds(state).length > 0 || ghosts.size > 0) return 'lines'
    if (selectIsKnown(state)) return 'empty'
    if (regionId === null) return 'waiting'
    return state.hasTag('failed') || state.hasTag('retrying') ? 'failed' : 'loading'
  })
  const isRegionless = useSelector(
    useAppActor('regions'),
    (state) => state !== undefined && (selectRegionsProblem(state) !== null || (state.hasTag('known') && state.context.active === null)),
  )
  useArrived(visitor.kind === 'guest' || view !== 'loading')

  if (visitor.kind === 'guest') return <GuestCart />
  return (
    <RevealProvider>
      <Cart view={view} isRegionless={isRegionless} />
      <OrderDialogs />
    </RevealProvider>
  )
}

type CartProps = {
  view: 'loading' | 'lines' | 'empty' | 'waiting' | 'failed'
  /** There is no region to buy for. */
  isRegionless: boolean
}

/** The cart of a customer, as far as it is there. */
function Cart({ view, isRegionless }: CartProps) {
  const isModerated = useAppState(({ context: { region } }) => region !== null && regionState(region) === 'moderated')
  const lock = useOrderLock()
  if (view === 'waiting' && isRegionless) return <NoRegionCart />
  if (view === 'failed') return <FailedCart />
  if (view !== 'empty' && view !== 'lines') return <CartSkeleton />
  // One and the same in both, so that its focus stays when the first line comes.
  const hasLines = view === 'lines'
  const lines = (
    <Panel key="lines" label="Товары" isFlush className={styles.lines}>
      <QuickEntry head={{ hint: hasLines ? TABLE_KEYS : ENTRY_KEYS, aside: <SavingStatus /> }} lock={lock} />
      {hasLines && <CartTable />}
    </Panel>
  )
  if (!hasLines)
    return (
      <>
        <ClearingRefused />
        <div key="columns">{lines}</div>
        <EmptyCart />
      </>
    )
  return (
    <>
      <CartHead />
      {isModerated && (
        <Note tone="warn" className={styles.note}>
          Цены для всех, персональные после модерации. Корзину можно собирать уже сейчас.
        </Note>
      )}
      <ClearingRefused />
      <div key="columns" className={styles.columns}>
        {lines}
        <OrderSide />
      </div>
    </>
  )
}
