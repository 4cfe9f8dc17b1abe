import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { stateId } from '../../../machines/support/chart-ids'
import { stateWord } from '../../../src/shop/machines/machine-words'
import styles from './data.module.scss'

/** The states of a machine as a list, those it is in marked: for a machine that has no picture. */
export const StateOutline = ({ machine, states }: { machine: AnyStateMachine; states: readonly string[] }) => (
  <ul className={styles.outline} aria-label="Состояния">
    <StateItems of={machine.root} states={states} />
  </ul>
)

function StateItems({ of, states }: { of: AnyStateNode; states: readonly string[] }) {
  return Object.values(of.states).map((node) => {
    const id = stateId(node)
    const isIn = states.includes(id)
    return (
      <li key={id} aria-current={isIn ? 'true' : undefined}>
        {stateWord(id)} <code>{node.key}</code>
        {Object.keys(node.states).length > 0 && (
          <ul>
            <StateItems of={node} states={states} />
          </ul>
        )}
      </li>
    )
  })
}
