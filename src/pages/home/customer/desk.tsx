import { Link } from 'wouter'
import { type Missing, useMissing } from '../../../product/price/use-missing'
import { Note } from '../../../ui/surfaces/note'
import { Attention } from './attention'
import styles from './desk.module.scss'
import { LastOrders } from './last-orders'
import type { DeskData } from './use-desk'

/** What a customer comes for: his last orders and what needs him. */
export function Desk({ desk }: { desk: DeskData }) {
  return (
    <div className={styles.desk}>
      <LastOrders orders={desk.orders} />
      <Attention desk={desk} />
    </div>
  )
}

/** For a customer without a region: what he lacks, and what is open all the same. */
export function NoRegion() {
  const missing = useMissing()
  return (
    <Note>
      {LACKS[missing]} Каталог открыт уже сейчас.{' '}
      {missing === 'company' && <Link href="/auth/registration">Зарегистрировать компанию</Link>}
      {missing === 'registration' && <Link href="/auth/registration">Завершить регистрацию</Link>}
    </Note>
  )
}

const LACKS: Readonly<Record<Missing, string>> = {
  answer: 'Ваши компании пока не\u00a0загрузились: цены, корзина и\u00a0заказы появятся вместе с\u00a0ними.',
  company: 'У\u00a0вас ещё нет компании: цены, корзина и\u00a0заказы появятся, когда вы её зарегистрируете.',
  registration: 'Регистрация компании не\u00a0закончена: цены, корзина и\u00a0заказы появятся, когда вы её завершите.',
  region: 'У\u00a0вас нет действующего региона компании: цены, корзина и\u00a0заказы появятся вместе с\u00a0ним.',
}
