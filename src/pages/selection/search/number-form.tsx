import { type FormEvent, useEffect, useRef } from 'react'
import type { VehicleSelectionSnapshot } from '../../../../machines/vehicle-selection/vehicle-selection.machine'
import { numberOf, numberProblem, type SelectionWay } from '../../../../model/vehicle/selection'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/controls/field'
import { TextInput } from '../../../ui/controls/text-input'
import { Panel } from '../../../ui/surfaces/panel'
import { NUMBER_WORDS } from './number-words'
import styles from './search.module.scss'
import type { SelectionActor } from './selection-actor'
import { VinFacts } from './vin-facts'

type NumberFormProps = { of: SelectionActor; state: VehicleSelectionSnapshot; way: Exclude<SelectionWay, 'steps'> }

/** The number of the car; what a VIN says by itself stands under it as soon as it is whole. */
export function NumberForm({ of, state, way }: NumberFormProps) {
  const { typed, problem } = state.context
  const field = useRef<HTMLInputElement>(null)
  const { text, changed } = numberOf({ way, typed })
  const { label, example } = NUMBER_WORDS[way]
  const isBusy = state.hasTag('busy')
  useEffect(() => {
    if (problem !== null) field.current?.focus()
  }, [problem])
  function submit(event: FormEvent) {
    event.preventDefault()
    of.send({ type: 'number.submitted' })
  }
  const isWhole = numberProblem({ way, typed }) === null
  return (
    <Panel label={label} className={styles.number}>
      <form noValidate onSubmit={submit} aria-label="Номер автомобиля">
        <Field label={label} hint={changed === '' ? `Например, ${example}` : `${changed} Ищем ${text}.`} error={problem}>
          <TextInput
            ref={field}
            name={way}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => of.send({ type: 'number.typed', text: target.value })}
          />
        </Field>
        <Button type="submit" variant={state.hasTag('car') ? 'line' : 'main'} busy={isBusy}>
          Найти
        </Button>
      </form>
      {way === 'vin' && isWhole && <VinFacts vin={text} isAsked={!state.matches('typing')} />}
    </Panel>
  )
}
