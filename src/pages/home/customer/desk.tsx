import { newManagerCarts } from '../../../cart/saved/new-manager-carts'
import { useSavedList } from '../../../cart/saved/use-saved-list'
import { QuickEntry } from '../../../product/entry/quick-entry'
import { type Missing, useMissing } from '../../../product/price/use-missing'
import { SetupLink } from '../../../product/price/setup-link'
import { Note } from '../../../ui/surfaces/note'
import { Attention, attentionOf } from './attention'
import styles from './desk.module.scss'
import { LastOrders } from './last-orders'
import type { DeskData } from './use-desk'

/** What a customer comes for: the entry by article, what needs him, and his last orders, as many as stand beside that. */
export function Desk({ desk }: { desk: DeskData | 'coming' | 'none' }) {
  const carts = useSavedList()
  const list = carts.status === 'ready' ? carts.data : undefined
  const managerCarts = list?.items.filter(({ id }) => newManagerCarts(list).has(id)) ?? []
  const items = typeof desk === 'string' ? [] : attentionOf(desk, managerCarts)
  return (
    <div className={styles.desk}>
      <div className={styles.entry}>
        <QuickEntry />
      </div>
      {desk === 'coming' ? (
        <div className={styles.place} />
      ) : desk === 'none' ? (
        <div className={styles.lack}>
          <NoRegion />
        </div>
      ) : (
        <>
          <Attention items={items} className={styles.attention} />
          <LastOrders orders={desk.orders} count={Math.max(1, items.length - ENTRY_ROWS)} className={styles.last} />
        </>
      )}
    </div>
  )
}

/** The entry is about as high as so many rows beside it. */
const ENTRY_ROWS = 2

/** For a customer without a region: what he lacks, and what is open all the same. */
function NoRegion() {
  const missing = useMissing()
  return (
    <Note>
      {LACKS[missing]} Каталог открыт уже сейчас. <SetupLink />
    </Note>
  )
}

const LACKS: Readonly<Record<Missing, string>> = {
  answer: 'Ваши компании пока не\u00a0загрузились: цены, корзина и\u00a0заказы появятся вместе с\u00a0ними.',
  company: 'У\u00a0вас ещё нет компании: цены, корзина и\u00a0заказы появятся, когда вы её зарегистрируете.',
  registration: 'Регистрация компании не\u00a0закончена: цены, корзина и\u00a0заказы появятся, когда вы её завершите.',
  region: 'У\u00a0вас нет действующего региона компании: цены, корзина и\u00a0заказы появятся вместе с\u00a0ним.',
}
