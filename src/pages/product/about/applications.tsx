import type { Application } from '../../../../model/catalogue/product'
import { Panel } from '../../../ui/surfaces/panel'
import styles from './about.module.scss'

/** Machines and units that a product is for, each with the norm or size that decides. */
export function Applications({ applications }: { applications: readonly Application[] }) {
  return (
    <Panel title="Где применяют" isPlain>
      <ul className={styles.applications}>
        {applications.map(({ name, note }) => (
          <li key={`${name} ${note}`}>
            {name}
            <small>{note}</small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
