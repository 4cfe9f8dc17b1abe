import { Link } from 'wouter'
import { formatMoney } from '../../../../model/money/money'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { Note } from '../../../ui/surfaces/note'
import type { OrderWarnings } from './use-warnings'
import styles from './order.module.scss'

/** What the buyer should know before ordering; the order is accepted all the same. [DEC-026] */
export function Warnings({ of: { isStopped, unsigned, overdue } }: { of: OrderWarnings }) {
  return (
    <Note tone="warn" className={styles.warnings}>
      {isStopped ? (
        <p>
          <b>СТОП-отгрузки.</b> Заказ примем, но отгрузка подождёт.
        </p>
      ) : (
        <p>Заказ примем, но отгрузки могут остановить.</p>
      )}{' '}
      {unsigned > 0 && (
        <p>
          Не&nbsp;подписаны вовремя: {counted(unsigned, words.document)}. <Link href="/personal/documents">Подписать</Link>
        </p>
      )}{' '}
      {overdue > 0 && <p>Просроченная задолженность {formatMoney(overdue)}.</p>}
    </Note>
  )
}
