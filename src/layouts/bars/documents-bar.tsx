import FileWarning from 'lucide-react/icons/file-warning'
import { Link } from 'wouter'
import { BARS_WAIT_MS } from '../../../model/limits'
import { counted, pluralForm } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useRegion } from '../../hooks/visitor/use-region'
import { useOverdue } from '../../hooks/data/use-overdue'
import { useIsHeld } from '../../hooks/screen/held'
import { useOpening } from '../../hooks/screen/use-opening'
import { Bar } from './bar'

const UNSIGNED = { one: 'не подписан', few: 'не подписаны', many: 'не подписаны' }

/** The red bar: documents not signed in time, shipping stopped; it comes with the page and is said once, when both are known. Without sums: everyone of the company sees it. [NAV-028, STATE-009, DEC-026] */
export function DocumentsBar() {
  const region = useRegion((region) => region)
  const documents = useOverdue(region?.id ?? null)
  const content = region === null ? 'unknown' : documents.status === 'loading' ? 'missing' : 'there'
  const isOpen = useOpening('documents-bar', region?.id ?? null, content, BARS_WAIT_MS) !== 'closed'
  const isHeld = useIsHeld()
  const overdue = documents.status === 'ready' ? documents.data.total : 0
  const isStopped = region?.stopped === true
  if (isHeld || !isOpen || (overdue === 0 && !isStopped)) return null
  const unsigned = overdue > 0 && `${counted(overdue, words.document)} ${pluralForm(overdue, UNSIGNED)} вовремя. `
  return (
    <Bar
      tone="bad"
      icon={FileWarning}
      label="Документы"
      action={<Link href="/personal/documents">{overdue > 0 ? 'Подписать документы' : 'К документам'}</Link>}
    >
      {unsigned}
      {isStopped ? 'СТОП-отгрузки: заказы принимаем, но отгрузка ждёт.' : 'Возможны СТОП-отгрузки.'}
    </Bar>
  )
}
