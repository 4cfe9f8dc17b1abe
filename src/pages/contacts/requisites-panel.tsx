import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { type Requisite, requisitesOf, requisitesText } from '../../../model/company/requisites'
import { useConfig } from '../../hooks/data/use-config'
import { Button } from '../../ui/controls/button'
import { useCopying } from '../../ui/controls/use-copying'
import { Panel } from '../../ui/surfaces/panel'
import { Params } from '../../ui/surfaces/params'
import styles from './contacts-page.module.scss'

/** The company by its requisites, to be copied into a contract or a payment at one press; nothing where the configuration has none. */
export function RequisitesPanel() {
  const config = useConfig()
  const rows = config ? requisitesOf(config) : []
  return rows.length === 0 ? null : (
    <Panel title="Реквизиты" aside={<CopyAll rows={rows} />} className={styles.requisites}>
      <Params isNarrow rows={rows} />
    </Panel>
  )
}

function CopyAll({ rows }: { rows: readonly Requisite[] }) {
  const { outcome, copy, forget } = useCopying(requisitesText(rows), {
    copied: 'Реквизиты скопированы',
    failed: 'Не удалось скопировать. Выделите реквизиты и нажмите Ctrl+C',
  })
  return (
    <Button size="s" icon={outcome === 'copied' ? Check : Copy} onClick={copy} onBlur={forget} onPointerLeave={forget}>
      {outcome === null ? 'Скопировать' : outcome === 'copied' ? 'Скопировано' : 'Не удалось: выделите и нажмите Ctrl+C'}
    </Button>
  )
}
