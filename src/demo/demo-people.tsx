import type { DemoPerson } from './demo'
import styles from './demo-people.module.scss'

/** Those whom the demo knows; a press tells which. */
export function DemoPeople({ people, onPick }: { people: readonly DemoPerson[]; onPick: (person: DemoPerson) => void }) {
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          <button type="button" onClick={() => onPick(person)}>
            <b>{person.name}</b>
            <span>{person.role}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
