import type { VehicleSelectionSnapshot } from '../../../../machines/vehicle-selection/vehicle-selection.machine'
import { SELECTION_STEPS } from '../../../../model/vehicle/selection'
import type { Vehicle } from '../../../../model/vehicle/vehicle'
import { Chip } from '../../../ui/marks/chip'
import styles from './search.module.scss'
import type { SelectionActor } from './selection-actor'
import { STEP_WORDS } from './step-words'

type ChosenStepsProps = { of: SelectionActor; state: VehicleSelectionSnapshot; vehicle: Vehicle | null }

/** What is known so far: what was chosen by hand can be taken back, what the number says cannot. */
export function ChosenSteps({ of, state, vehicle }: ChosenStepsProps) {
  const known = SELECTION_STEPS.flatMap((step) => {
    const value = vehicle?.[step]
    return value === null || value === undefined ? [] : [{ step, value: String(value) }]
  })
  if (known.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label="Уже известно">
      {known.map(({ step, value }) => (
        <li key={step}>
          {state.context.chosen[step] === undefined ? (
            <span className={styles.told}>
              {STEP_WORDS[step].subject}: <b>{value}</b>
            </span>
          ) : (
            <Chip subject={STEP_WORDS[step].subject} value={value} onRemove={() => of.send({ type: 'choice.undone', step })} />
          )}
        </li>
      ))}
    </ul>
  )
}
