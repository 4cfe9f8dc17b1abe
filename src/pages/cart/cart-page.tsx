import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { selectIsKnown, selectLineIds } from '../../../machines/cart/cart.selectors'
import { selectRegionsProblem } from '../../../machines/regions/regions.selectors'
import { regionState } from '../../../model/company/region'
import type { PageProps } from '../../shop/page-props'
import { useHead } from '../../shop/head'
import { useAppActor } from '../../shop/app-context'
import { useRegion } from '../../hooks/visitor/use-region'
import { useOrderLock } from '../../hooks/cart/use-order-lock'
import { useCartVisit } from '../../hooks/cart/use-cart-visit'
import { useFocusRefuge } from '../../hooks/screen/use-focus-refuge'
import { useArrived } from '../../hooks/screen/use-navigation'
import { useVisitor } from '../../hooks/visitor/use-visitor'
import { ENTRY_KEYS, QuickEntry } from '../../product/entry/quick-entry'
import { focusHeading } from '../../platform/history/page-focus'
import { readShortcuts } from '../../platform/shortcuts'
import { Note } from '../../ui/surfaces/note'
import { Panel } from '../../ui/surfaces/panel'
import { RepeatDialog } from '../orders/repeat/repeat-dialog'
import { IntoCart } from '../saved-carts/into-cart'
import { CartHead } from './head/cart-head'
import { EmptyCart, FailedCart, GuestCart, NoRegionCart } from './cart-states'
import type { FillingList } from './last-lists'
import { CartSkeleton, SideSkeleton, TableSkeleton } from './cart-skeleton'
import { ClearingRefused } from './clearing-refused'
import { OrderSide } from './order/order-side'
import { OrderDialogs } from './order/dialogs/order-dialogs'
import { SavingProgress } from './head/saving-progress'
import { SavingStatus } from './head/saving-status'
import { PaperReceiving } from './paper/paper-receiving'
import { RevealProvider } from './reveal'
import { CartTable } from './table/cart-table'
import { enterTable } from '../../cart/table/grid-keys'
import { useCartOpening } from './use-cart-opening'
import { refillDialog } from '../../cart/refill/lazy-refill'
import { useComesWhenIdle } from '../../shop/code/lazy-part'
import styles from './cart-page.module.scss'

const TABLE_KEYS = ['↑↓ Enter по количествам · Delete удалить', '\u00a0· Ctrl+Enter к\u00a0заказу', '\u00a0· Ctrl+Z вернуть']
const NO_TABLE_KEYS = [ENTRY_KEYS]

/** What the keys do in the table; Ctrl+Enter only where shortcuts are on. [DEC-051] */
const tableKeys = () => (readShortcuts() ? TABLE_KEYS : TABLE_KEYS.filter((part) => !part.includes('Ctrl+Enter')))

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
  // What one person has open there goes with that person. [DEC-008]
  return <OpenCart key={visitor.kind === 'customer' ? visitor.user.id : null} view={view} isRegionless={isRegionless} />
}

type OpenCartProps = {
  view: 'loading' | 'lines' | 'empty' | 'waiting' | 'failed'
  /** There is no region to buy for. */
  isRegionless: boolean
}

/** The cart with its dialogs; that of a list of old tells what came of it also when the cart is no longer empty. */
function OpenCart({ view, isRegionless }: OpenCartProps) {
  const [filling, setFilling] = useState<FillingList | null>(null)
  useComesWhenIdle(refillDialog)
  const close = () => {
    setFilling(null)
    // The list that it was opened from gives way to the lines.
    if (view === 'lines') requestAnimationFrame(() => focusHeading(document))
  }
  return (
    <RevealProvider>
      <Cart view={view} isRegionless={isRegionless} onFill={setFilling} />
      <OrderDialogs />
      {filling?.kind === 'order' && <RepeatDialog orderId={filling.id} onClose={close} />}
      {filling?.kind === 'cart' && <IntoCart cart={filling} onClose={close} />}
    </RevealProvider>
  )
}

/** @param isInHead the words stand in the head of the cart, where there is room for them */
const Saving = ({ isInHead }: { isInHead: boolean }) => (
  <>
    {!isInHead && <SavingStatus />}
    <SavingProgress />
  </>
)

/**
 * Lines that an order of another tab took go with what had the focus: their heading gives way to that of an empty cart. The entry by article
 * comes back as it was. [DEC-022]
 */
function useFocusInCart(view: OpenCartProps['view']): void {
  useFocusRefuge(
    (element) => element.closest('main') !== null,
    ({ id }) => {
      if (view === 'loading' || view === 'lines') return
      const same = id === '' ? null : document.getElementById(id)
      if (same) same.focus()
      else focusHeading(document)
    },
  )
}

type CartProps = OpenCartProps & { onFill: (list: FillingList) => void }

/** The cart of a customer, as far as it is there. */
function Cart({ view, isRegionless, onFill }: CartProps) {
  const isModerated = useRegion((region) => region !== null && regionState(region) === 'moderated')
  const lock = useOrderLock()
  const hasLines = view === 'lines'
  useFocusInCart(view)
  const opening = useCartOpening(hasLines || view === 'empty')
  if (view === 'waiting' && isRegionless) return <NoRegionCart />
  if (view === 'failed') return <FailedCart />
  if (view !== 'empty' && view !== 'lines') return <CartSkeleton />
  // One and the same in both, so that its focus stays when the first line comes.
  const lines = (
    <Panel key="lines" label="Товары" isFlush className={styles.lines}>
      <QuickEntry
        head={{ hint: hasLines ? tableKeys() : NO_TABLE_KEYS, aside: <Saving isInHead={hasLines} />, onDown: enterTable }}
        lock={lock}
      />
      {hasLines && (opening === 'closed' ? <TableSkeleton /> : <CartTable isUnpriced={opening === 'partial'} />)}
    </Panel>
  )
  if (!hasLines)
    return (
      <>
        <ClearingRefused />
        <div key="columns">{lines}</div>
        <EmptyCart onFill={onFill} />
      </>
    )
  return (
    <>
      <CartHead />
      <PaperReceiving />
      {isModerated && (
        <Note tone="warn" className={styles.note}>
          Показаны цены для всех. Ваши персональные появятся, когда пройдёт модерация. Корзину можно собирать уже сейчас.
        </Note>
      )}
      <ClearingRefused />
      <div key="columns" className={styles.columns}>
        {lines}
        {opening === 'closed' ? <SideSkeleton /> : <OrderSide />}
      </div>
    </>
  )
}
