import { DOCUMENT_KINDS } from '../../../../model/document/document'
import { GROUP_NAMES, SHORT_KINDS, stateOptions } from '../../../../model/document/document-words'
import { isNarrowed, kindIn, type RegisterFilter, stateIn, WHOLE_REGISTER } from '../../../../model/document/register-filter'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/controls/field'
import { Select } from '../../../ui/controls/select'
import { DateInput } from '../../../ui/form/date-input'
import styles from './register.module.scss'

type RegisterFiltersProps = { filter: RegisterFilter; onChange: (filter: RegisterFilter) => void }

/** Narrows the register by kind, by one of the states and by the days of the documents. */
export function RegisterFilters({ filter, onChange }: RegisterFiltersProps) {
  const { kind, state, from, to } = filter
  const isReversed = from !== null && to !== null && from > to
  return (
    <div className={styles.filters} role="group" aria-label="Отбор документов">
      <Field label="Вид">
        <Select size="s" value={kind ?? ''} onChange={({ target }) => onChange({ ...filter, kind: kindIn(target.value) })}>
          <option value="">Все виды</option>
          {DOCUMENT_KINDS.map((value) => (
            <option key={value} value={value}>
              {SHORT_KINDS[value]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Состояние">
        <Select size="s" value={state ?? ''} onChange={({ target }) => onChange({ ...filter, state: stateIn(target.value) })}>
          <option value="">Любое</option>
          <option value="overdue">Подпись просрочена</option>
          <option value="correction">Ждут корректировки</option>
          {(['exchange', 'accounting', 'labelling'] as const).map((group) => (
            <optgroup key={group} label={GROUP_NAMES[group]}>
              {stateOptions(group).map(([value, name]) => (
                <option key={value} value={`${group}.${value}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Field label="Дата с">
        <DateInput size="s" value={from ?? ''} onChange={(day) => onChange({ ...filter, from: day || null })} />
      </Field>
      <Field label="по" error={isReversed ? 'Раньше начала' : undefined}>
        <DateInput size="s" value={to ?? ''} onChange={(day) => onChange({ ...filter, to: day || null })} />
      </Field>
      {isNarrowed({ ...filter, words: '' }) && (
        <Button size="s" className={styles.reset} onClick={() => onChange({ ...WHOLE_REGISTER, words: filter.words })}>
          Сбросить
        </Button>
      )}
    </div>
  )
}
