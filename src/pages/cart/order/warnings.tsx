import { isRegionAdmin, type CompanyRegion } from '../../../../model/company/region'
import { formatMoney } from '../../../../model/money/money'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useAppState } from '../../../app/app-context'
import { useResource } from '../../../hooks/use-resource'
import { Note } from '../../../ui/surfaces/note'
import { Link } from 'wouter'

/** What the buyer should know before ordering: shipping that is stopped, overdue documents, for administrators the debt. The order is accepted all the same. [DEC-026, ROLE-003] */
export function Warnings() {
  const region = useAppState((app) => app.context.region)
  const userId = useAppState((app) => app.context.user?.id)
  if (!region || userId === undefined) return null
  return (
    <>
      {region.stopped && (
        <Note tone="warn">
          <b>СТОП-отгрузки.</b> Заказ примем, но отгрузим, когда их снимут. Уточните у&nbsp;менеджера.
        </Note>
      )}
      <OverdueDocuments region={region} />
      {isRegionAdmin(region, userId) && <OverdueDebt region={region} />}
    </>
  )
}

function OverdueDocuments({ region }: { region: CompanyRegion }) {
  const documents = useResource('regions.documents', { params: { id: region.id }, body: { overdue: true } })
  if (documents.status !== 'ready' || documents.data.total === 0) return null
  return (
    <Note tone="warn">
      Не&nbsp;подписаны вовремя: {counted(documents.data.total, words.document)}. Заказ примем, но отгрузки могут остановить.{' '}
      <Link href="/personal/documents">Подписать</Link>
    </Note>
  )
}

function OverdueDebt({ region }: { region: CompanyRegion }) {
  const debt = useResource('regions.debt', { params: { id: region.id } })
  if (debt.status !== 'ready' || debt.data.overdue_debt <= 0) return null
  return <Note tone="warn">Просроченная задолженность {formatMoney(debt.data.overdue_debt)}.</Note>
}
