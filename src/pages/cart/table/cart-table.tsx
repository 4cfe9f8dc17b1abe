import { shallowEqual, useSelector } from '@xstate/react'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { selectLineIds, selectRowIds } from '../../../../machines/cart/cart.selectors'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useAppActor } from '../../../app/app-context'
import { useWatchedPrices } from '../../../hooks/data/use-price'
import { CartRow } from './cart-row'
import { COLUMNS } from './columns'
import { selectAttention, steadyOrder, upperGroup } from './groups'
import styles from './table.module.scss'

const NONE: readonly number[] = []
const NO_PRICES = {}
/** From here on rows out of sight are not drawn. */
const MANY = 40

/** The lines of the cart: what wants attention first, then what is ready. Rows stand still while somebody works in the table. */
export function CartTable() {
  const cart = useAppActor('cart')
  const prices = useSelector(useAppActor('prices'), (state) => state?.context.entries ?? NO_PRICES)
  const ids = useSelector(cart, (state) => (state ? selectRowIds(state) : NONE), shallowEqual)
  const lines = useSelector(cart, (state) => (state ? selectLineIds(state) : NONE), shallowEqual)
  const attention = useSelector(cart, (state) => (state ? selectAttention(state, prices) : NONE), shallowEqual)
  const [isInUse, setInUse] = useState(false)
  const [upper, setUpper] = useState<ReadonlySet<number> | null>(null)
  const [drawn, setDrawn] = useState(NONE)
  useWatchedPrices(ids)

  const rows = steadyOrder(drawn, ids)
  if (rows !== drawn) setDrawn(rows)
  const next = upperGroup(upper, { rows, lines, attention, isInUse })
  if (next !== upper) setUpper(next)
  const above = rows.filter((id) => next.has(id))
  const below = rows.filter((id) => !next.has(id))
  // A line that was taken out keeps its place, and is counted nowhere.
  const living = new Set(lines)
  const countOf = (group: readonly number[]) => group.filter((id) => living.has(id)).length
  return (
    <table
      role="table"
      aria-label="Состав корзины"
      className={clsx(styles.table, rows.length > MANY && styles.long)}
      onFocus={() => setInUse(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setInUse(false)}
    >
      <Head />
      <tbody role="rowgroup">
        {[
          countOf(above) > 0 && (
            <GroupRow key="attention" isWarning>
              Требуют внимания: {counted(countOf(above), words.line)}
            </GroupRow>
          ),
          ...above.map((id) => <CartRow key={id} productId={id} />),
          countOf(above) > 0 && countOf(below) > 0 && (
            <GroupRow key="ready">Готовы к&nbsp;заказу: {counted(countOf(below), words.line)}</GroupRow>
          ),
          ...below.map((id) => <CartRow key={id} productId={id} />),
        ]}
      </tbody>
    </table>
  )
}

function GroupRow({ isWarning = false, children }: { isWarning?: boolean; children: ReactNode }) {
  return (
    <tr role="row" className={clsx(styles.group, isWarning && styles.warning)}>
      <th role="cell" colSpan={COLUMNS}>
        {children}
      </th>
    </tr>
  )
}

function Head() {
  return (
    <thead role="rowgroup">
      <tr role="row" className={styles.head}>
        <th role="columnheader">
          <span className="vh">Фото</span>
        </th>
        <th role="columnheader">Товар</th>
        <th role="columnheader">Наличие</th>
        <th role="columnheader" className={styles.end}>
          Цена
        </th>
        <th role="columnheader">Количество</th>
        <th role="columnheader" className={styles.end}>
          Сумма
        </th>
        <th role="columnheader">
          <span className="vh">Удалить</span>
        </th>
      </tr>
    </thead>
  )
}
