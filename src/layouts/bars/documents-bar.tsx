import FileWarning from 'lucide-react/icons/file-warning'
import { Link } from 'wouter'
import { counted, pluralForm } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useAppState } from '../../app/app-context'
import { useOverdueCount } from '../../hooks/data/use-overdue-count'
import { Bar } from './bar'

const UNSIGNED = { one: 'не подписан', few: 'не подписаны', many: 'не подписаны' }

/** The red bar: documents not signed in time, shipping stopped. Without sums: everyone of the company sees it. [NAV-028, STATE-009, DEC-026] */
export function DocumentsBar() {
  const region = useAppState((app) => app.context.region)
  const overdue = useOverdueCount(region?.id ?? null)
  const isStopped = region?.stopped === true
  if (overdue === 0 && !isStopped) return null
  const documents = overdue > 0 && `${counted(overdue, words.document)} ${pluralForm(overdue, UNSIGNED)} вовремя. `
  return (
    <Bar
      tone="bad"
      icon={FileWarning}
      label="Документы"
      action={<Link href="/personal/documents">{overdue > 0 ? 'Подписать документы' : 'К документам'}</Link>}
    >
      {documents}
      {isStopped ? 'СТОП-отгрузки: заказы принимаем, но отгрузка ждёт.' : 'Возможны СТОП-отгрузки.'}
    </Bar>
  )
}
