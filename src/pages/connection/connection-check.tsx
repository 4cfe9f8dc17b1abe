import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import RotateCw from 'lucide-react/icons/rotate-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { CHECK_STEPS, type CheckStep, summaryOf, type Verdict } from '../../../model/connection/verdicts'
import { Button } from '../../ui/controls/button'
import { Icon } from '../../ui/icon'
import { Panel } from '../../ui/surfaces/panel'
import styles from './connection-page.module.scss'
import { browserPorts } from './connection-ports'
import { useCheck } from './use-check'

const STEPS = Object.entries(CHECK_STEPS) as [CheckStep, string][] // the names of the table
const SIGNS = { ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const

/** The check, step by step: what each found, and what to do about it. `ports`: replaced in tests. */
export function ConnectionCheck({ ports = browserPorts }: { ports?: typeof browserPorts }) {
  const { found, isRunning, repeat } = useCheck(ports)
  const current = STEPS.find(([step]) => found[step] === undefined)?.[0]
  return (
    <Panel
      title="Проверка связи"
      aside={
        <Button size="s" icon={RotateCw} busy={isRunning} onClick={repeat}>
          Проверить ещё раз
        </Button>
      }
    >
      <ol className={styles.steps}>
        {STEPS.map(([step, title]) => (
          <Step key={step} title={title} verdict={found[step]} isCurrent={isRunning && step === current} />
        ))}
      </ol>
      <p role="status" className={styles.summary}>
        {isRunning ? 'Проверяем…' : summaryOf(STEPS.flatMap(([step]) => found[step] ?? []))}
      </p>
    </Panel>
  )
}

function Step({ title, verdict, isCurrent }: { title: string; verdict: Verdict | undefined; isCurrent: boolean }) {
  return (
    <li className={styles[verdict?.tone ?? 'waiting']}>
      <Icon of={verdict ? SIGNS[verdict.tone] : CircleDashed} />
      <div>
        <h3>{title}</h3>
        <p>{verdict ? verdict.text : isCurrent ? 'Проверяем…' : 'Ещё не\u00a0проверяли'}</p>
        {verdict?.advice !== undefined && <p className={styles.advice}>{verdict.advice}</p>}
      </div>
    </li>
  )
}
