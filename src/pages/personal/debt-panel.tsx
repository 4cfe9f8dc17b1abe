import { useState } from 'react'
import { failureText } from '../../../model/api-error'
import { formatMoney } from '../../../model/money/money'
import { useResource } from '../../hooks/data/use-resource'
import { Money } from '../../ui/amounts/money'
import { Button } from '../../ui/controls/button'
import { Panel } from '../../ui/surfaces/panel'
import styles from './personal-page.module.scss'

/** What the region owes, for its administrators: in all, overdue, overdue by more than five days; «Обновить» has it reckoned anew. [ENT-006, ROLE-003, CALL-031, CALL-032] */
export function DebtPanel({ regionId }: { regionId: number }) {
  const params = { id: regionId }
  const [isAsked, setAsked] = useState(false)
  const known = useResource('regions.debt', { params })
  const fresh = useResource('regions.debtNow', isAsked ? { params } : null)
  const debt = fresh.status === 'ready' ? fresh : known
  const isBusy = (isAsked && fresh.status === 'loading') || (fresh.status === 'ready' && fresh.isRefreshing)
  const refresh = () => {
    setAsked(true)
    if (fresh.status !== 'loading') fresh.reload()
  }
  return (
    <Panel
      title="Долг"
      aside={
        <Button variant="line" size="s" busy={isBusy} onClick={refresh}>
          Обновить
        </Button>
      }
    >
      {fresh.status === 'failed' && <p role="alert">{`Долг не обновился. ${failureText(fresh.error)}`}</p>}
      {debt.status === 'loading' && <div className={styles.line} aria-busy="true" />}
      {debt.status === 'failed' && (
        <div className={styles.failed}>
          <p role="status">{`Долг не загрузился. ${failureText(debt.error)}`}</p>
          <Button variant="line" size="s" onClick={debt.reload}>
            Повторить
          </Button>
        </div>
      )}
      {debt.status === 'ready' && (
        <>
          <p className={styles.figure}>
            <Money kopecks={debt.data.debt} size="total" />
          </p>
          {debt.data.overdue_debt > 0 ? (
            <>
              <Share part={debt.data.overdue_debt} whole={debt.data.debt} />
              <p className={styles.note}>
                <b className={styles.bad}>{formatMoney(debt.data.overdue_debt)} просрочено</b>
                {debt.data.overdue_debt5 > 0 && <span>, из&nbsp;них больше 5 дней: {formatMoney(debt.data.overdue_debt5)}</span>}
              </p>
            </>
          ) : (
            <p className={styles.note}>{debt.data.debt === 0 ? 'Всё оплачено' : 'Просроченного нет'}</p>
          )}
        </>
      )}
    </Panel>
  )
}

/** How much of the debt is overdue; the words below say it too. */
const Share = ({ part, whole }: { part: number; whole: number }) => (
  <span aria-hidden="true" className={styles.share}>
    <i style={{ inlineSize: `${Math.min(100, (part / Math.max(1, whole)) * 100)}%` }} />
  </span>
)
