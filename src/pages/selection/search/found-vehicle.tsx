import { useEffect, useRef, useState } from 'react'
import type { VehicleSelectionSnapshot } from '../../../../machines/vehicle-selection/vehicle-selection.machine'
import { type FoundVehicle as Found, isKnown, nextStep } from '../../../../model/vehicle/selection'
import { ChoiceList } from './choice-list'
import { ChosenSteps } from './chosen-steps'
import styles from './search.module.scss'
import type { SelectionActor } from './selection-actor'
import { VehicleCard } from './vehicle-card'

type FoundVehicleProps = { of: SelectionActor; state: VehicleSelectionSnapshot; found: Found }

/** What is known of the car, and what comes next: a choice, or the card to confirm. While the next is asked for the last one stays. */
export function FoundVehicle({ of, state, found }: FoundVehicleProps) {
  const { vehicle } = found
  const step = nextStep(vehicle)
  const place = useRef<HTMLDivElement>(null)
  const [first] = useState(step)
  const shown = useRef(first)
  // The button that was pressed has gone: what follows is read on from.
  useEffect(() => {
    if (shown.current !== step) place.current?.focus()
    shown.current = step
  }, [step])
  const isBusy = state.hasTag('busy')
  return (
    <div ref={place} tabIndex={-1} className={styles.found} aria-busy={isBusy}>
      {step !== null && <ChosenSteps of={of} state={state} vehicle={vehicle} />}
      {step === null && isKnown(vehicle) ? (
        <VehicleCard of={of} state={state} vehicle={vehicle} />
      ) : (
        step !== null && <ChoiceList key={step} of={of} state={state} found={found} step={step} />
      )}
    </div>
  )
}
