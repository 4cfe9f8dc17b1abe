import { Link } from 'wouter'
import { isRegionAdmin } from '../../../../model/company/region'
import { formatMoney } from '../../../../model/money/money'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useAppState } from '../../../app/app-context'
import { useResource } from '../../../hooks/data/use-resource'
import { Note } from '../../../ui/surfaces/note'

/** What the buyer should know before ordering: shipping that is stopped, overdue documents, for administrators the debt. The order is accepted all the same. [DEC-026, ROLE-003] */
export function Warnings() {
  const region = useAppState((app) => app.context.region)
  const userId = useAppState((app) => app.context.user?.id)
  const isAdmin = region !== null && userId !== undefined && isRegionAdmin(region, userId)
  const documents = useResource('regions.documents', region && { params: { id: region.id }, body: { overdue: true } })
  const debt = useResource('regions.debt', isAdmin ? { params: { id: region.id } } : null)
  const unsigned = documents.status === 'ready' ? documents.data.total : 0
  const overdue = debt.status === 'ready' ? debt.data.overdue_debt : 0
  const isStopped = region?.stopped === true
  if (!isStopped && unsigned === 0 && overdue <= 0) return null
  return (
    <Note tone="warn">
      {isStopped ? (
        <p>
          <b>СТОП-отгрузки.</b> Заказ примем, но отгрузка подождёт.
        </p>
      ) : (
        <p>Заказ примем, но отгрузки могут остановить.</p>
      )}
      {unsigned > 0 && (
        <p>
          Не&nbsp;подписаны вовремя: {counted(unsigned, words.document)}. <Link href="/personal/documents">Подписать</Link>
        </p>
      )}
      {overdue > 0 && <p>Просроченная задолженность {formatMoney(overdue)}.</p>}
    </Note>
  )
}
