import { useAppState } from '../../../app/app-context'
import type { PriceRights } from '../../../product/price/use-buyer'
import { Note } from '../../../ui/surfaces/note'
import { Attention } from './attention'
import styles from './desk.module.scss'
import { LastOrders } from './last-orders'

/** What a customer comes for: his last orders and what needs him. */
export function Desk({ rights }: { rights: PriceRights }) {
  const region = useAppState((app) => app.context.region)
  const userId = useAppState((app) => app.context.user?.id ?? null)
  if (!region || userId === null) {
    return rights === 'regionless' ? (
      <Note>У вашей компании ещё нет региона: цены, корзина и заказы появятся вместе с ним. Каталог открыт уже сейчас.</Note>
    ) : null
  }
  return (
    <div className={styles.desk}>
      <LastOrders regionId={region.id} />
      <Attention region={region} userId={userId} />
    </div>
  )
}
