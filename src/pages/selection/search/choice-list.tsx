import clsx from 'clsx'
import { type FormEvent, useState } from 'react'
import type { VehicleSelectionSnapshot } from '../../../../machines/vehicle-selection/vehicle-selection.machine'
import { choicesOf, findChoices } from '../../../../model/vehicle/find-choices'
import type { FoundVehicle, SelectionStep } from '../../../../model/vehicle/selection'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { SearchInput } from '../../../ui/controls/search-input'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Panel } from '../../../ui/surfaces/panel'
import styles from './search.module.scss'
import type { SelectionActor } from './selection-actor'
import { STEP_WORDS } from './step-words'

type ChoiceListProps = { of: SelectionActor; state: VehicleSelectionSnapshot; found: FoundVehicle; step: SelectionStep }

/** One step: its values with a search. Enter in the search takes the only one that is left. */
export function ChoiceList({ of, state, found, step }: ChoiceListProps) {
  const [text, setText] = useState('')
  const shown = findChoices(choicesOf(found, step), text)
  const { title, search } = STEP_WORDS[step]
  const choose = (value: string) => of.send({ type: 'choice.made', step, value })
  function submit(event: FormEvent) {
    event.preventDefault()
    const [only] = shown
    if (only && shown.length === 1) choose(only.value)
  }
  return (
    <Panel title={title} isPlain>
      <form role="search" onSubmit={submit} className={styles.search}>
        <SearchInput label={`${title}: поиск`} placeholder={search} value={text} onChange={setText} />
      </form>
      <span role="status" className="vh">
        {text.trim() !== '' && `${counted(shown.length, words.variant)}${shown.length === 1 ? '. Enter выберет' : ''}`}
      </span>
      {shown.length === 0 ? (
        <p className={styles.none}>
          По&nbsp;словам «{text.trim()}» ничего нет. <TextLinkButton onClick={() => setText('')}>Показать все</TextLinkButton>
        </p>
      ) : (
        <ul className={clsx(styles.choices, styles[step])} aria-label={title}>
          {shown.map(({ value, text: name, note }) => (
            <li key={value}>
              <button type="button" onClick={() => choose(value)}>
                <b>{name}</b>
                {note !== '' && <small>{note}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {state.context.way !== 'steps' && state.hasTag('choice') && step !== 'make' && (
        <p className={styles.reject}>
          <TextLinkButton onClick={() => of.send({ type: 'car.rejected' })}>Моей машины здесь нет</TextLinkButton>
        </p>
      )}
    </Panel>
  )
}
