import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { memo } from 'react'
import { Link } from 'wouter'
import { formatMoney } from '../../../../model/money/money'
import type { KitItem } from '../../../../model/vehicle/details/service-kit'
import type { KnownCar } from '../../../../model/vehicle/details/known-car'
import { PricesNote } from '../../../product/price/prices-note'
import { Button } from '../../../ui/controls/button'
import { Note } from '../../../ui/surfaces/note'
import { Panel } from '../../../ui/surfaces/panel'
import { KitRowView } from './kit-row'
import styles from './kit.module.scss'
import { useKit } from './use-kit'

/** What a service of the car takes, with the goods for it, and all of that into the cart by one press. [DEC-061] */
export const ServiceKit = memo(function ServiceKit({ car, items }: { car: KnownCar; items: readonly KitItem[] }) {
  const kit = useKit(car, items)
  return (
    <Panel title="Набор для&nbsp;ТО" isFlush className={styles.kit}>
      <PricesNote
        ids={items.flatMap(({ offers }) => offers.flatMap(({ products }) => products.map(({ id }) => id)))}
        className={styles.note}
      />
      <ul className={styles.rows}>
        {kit.rows.map((row) => (
          <KitRowView key={row.item.id} row={row} isPricing={kit.isPricing} onChoose={(change) => kit.choose(row.item.id, change)} />
        ))}
      </ul>
      {kit.add && (
        <div className={styles.foot}>
          <p className={styles.total}>
            <span>На&nbsp;одну машину</span>
            <b>{kit.isPricing ? '…' : formatMoney(kit.total)}</b>
          </p>
          <Button variant="main" icon={ShoppingCart} disabledReason={kit.whyNot} onClick={kit.add}>
            Весь набор в&nbsp;корзину
          </Button>
        </div>
      )}
      <div role="status">
        {kit.said !== null && (
          <Note tone="ok" className={styles.note}>
            {kit.said} <Link href="/cart">Открыть корзину</Link>
          </Note>
        )}
      </div>
    </Panel>
  )
})
