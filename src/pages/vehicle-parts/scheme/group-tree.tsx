import clsx from 'clsx'
import { Link } from 'wouter'
import type { VehicleGroup } from '../../../../model/vehicle/details/vehicle-details'
import { isModified } from '../../../ui/controls/modified-key'
import styles from './scheme.module.scss'

type GroupTreeProps = {
  groups: readonly VehicleGroup[]
  /** Those that the words found; null: all. */
  found: ReadonlySet<number> | null
  chosen: number | null
  /** null: every group. */
  addressOf: (group: number | null) => string
  /** A click of the link: the page stays where it is. */
  onChoose: (group: number | null) => void
}

/** The groups of a car as a list of links, two levels deep. */
export function GroupTree({ groups, found, chosen, addressOf, onChoose }: GroupTreeProps) {
  const isShown = ({ id }: VehicleGroup) => found === null || found.has(id)
  const link = (id: number | null, name: string) => (
    <Link
      href={addressOf(id)}
      aria-current={chosen === id ? 'true' : undefined}
      className={clsx(styles.group, chosen === id && styles.chosen)}
      onClick={(event) => {
        if (isModified(event)) return
        event.preventDefault()
        onChoose(id)
      }}
    >
      {name}
    </Link>
  )
  return (
    <nav aria-label="Группы деталей">
      <ul className={styles.tree}>
        <li>{link(null, 'Все узлы')}</li>
        {groups.filter(isShown).map((group) => (
          <li key={group.id}>
            {link(group.id, group.name)}
            <ul>
              {group.childGroups.filter(isShown).map((child) => (
                <li key={child.id}>{link(child.id, child.name)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
