import type { CSSProperties } from 'react'
import { Link } from 'wouter'
import { machineTitle, stateWords } from '../../shop/machines/machine-words'
import { useLiveMachines } from '../../shop/machines/use-live-machines'
import { Panel } from '../../ui/surfaces/panel'
import { OwnText } from '../../ui/text/own-text'
import styles from './service-page.module.scss'

const ENDS = { done: 'закончила', error: 'сломалась', stopped: 'остановлена' } as const

/** Every machine that lives in this tab, under the one that started it, those of parts of this page last, with the states that it is in now. */
export function MachinesPanel() {
  const machines = useLiveMachines()
  return (
    <Panel title="Машины" aside={<span className={styles.count}>{machines.length}</span>}>
      <ul className={styles.machines}>
        {machines.map(({ sessionId, machineId, name, place, depth, states, tags, status }) => (
          <li key={sessionId} style={{ '--depth': depth } as CSSProperties}>
            <span className={styles.machine}>
              <OwnText>
                {__FAKE_SERVER__ ? <Link href={`/flows/${machineId}`}>{machineTitle(machineId)}</Link> : machineTitle(machineId)}
              </OwnText>{' '}
              <code>{machineId}</code>
              {name !== machineId && name !== sessionId && <code className={styles.copy}>{name.replace(/ \{\}$/, '')}</code>}
              {place !== null && <code className={styles.copy}>{place}</code>}
            </span>
            <span className={styles.states}>
              {status === 'active' ? stateWords(states) : ENDS[status]}
              {tags.map((tag) => (
                <code key={tag}>#{tag.replaceAll(' ', '-')}</code>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
