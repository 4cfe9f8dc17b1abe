import { useState } from 'react'
import { ALL_ORDERS, isNarrowed, type OrderFilter } from '../../../model/order/history/order-filter'
import { statusName } from '../../../model/order/history/orders-sheet'
import { ORDER_STATUSES } from '../../../model/order/status'
import { parseDecimal } from '../../../model/text/number-input'
import { Button } from '../../ui/controls/button'
import { Field } from '../../ui/controls/field'
import { Select } from '../../ui/controls/select'
import { TextInput } from '../../ui/controls/text-input'
import { DateInput } from '../../ui/form/date-input'
import styles from './orders-page.module.scss'

const KOPECKS = 100

type OrderFiltersProps = { filter: OrderFilter; onChange: (filter: OrderFilter) => void }

/** Narrows the history by status, by the days of placing and by the sum. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const { statuses, from, to } = filter
  const isReversed = from !== null && to !== null && from > to
  return (
    <div className={styles.filters} role="group" aria-label="Отбор заказов">
      <Field label="Статус">
        <Select
          size="s"
          value={statuses.join(',')}
          onChange={({ target }) =>
            onChange({ ...filter, statuses: ORDER_STATUSES.filter((it) => target.value.split(',').includes(String(it))) })
          }
        >
          <option value="">Все статусы</option>
          <option value="0,10,20">Все в работе</option>
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statusName(status)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Размещён с">
        <DateInput size="s" value={from ?? ''} onChange={(day) => onChange({ ...filter, from: day || null })} />
      </Field>
      <Field label="по" error={isReversed ? 'Раньше начала' : undefined}>
        <DateInput size="s" value={to ?? ''} onChange={(day) => onChange({ ...filter, to: day || null })} />
      </Field>
      <SumField label="Сумма от, ₽" sum={filter.least} onChange={(least) => onChange({ ...filter, least })} />
      <SumField label="до, ₽" sum={filter.most} onChange={(most) => onChange({ ...filter, most })} />
      {isNarrowed(filter) && (
        <Button size="s" className={styles.reset} onClick={() => onChange(ALL_ORDERS)}>
          Сбросить
        </Button>
      )}
    </div>
  )
}

type SumFieldProps = { label: string; sum: number | null; onChange: (sum: number | null) => void }

/** A bound of the sum in whole rubles: it holds once it was typed and left, or Enter was pressed. */
function SumField({ label, sum, onChange }: SumFieldProps) {
  const shown = sum === null ? '' : String(Math.round(sum / KOPECKS))
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const apply = () => {
    if (typed === null) return
    const rubles = typed.trim() === '' ? null : parseDecimal(typed)
    if (typed.trim() !== '' && (rubles === null || rubles < 0)) return setProblem('Введите сумму цифрами')
    setProblem(null)
    setTyped(null)
    const next = rubles === null ? null : Math.round(rubles) * KOPECKS
    if (next !== sum) onChange(next)
  }
  return (
    <Field label={label} error={problem ?? undefined}>
      <TextInput
        size="s"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? shown}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={apply}
        onKeyDown={({ key }) => key === 'Enter' && apply()}
      />
    </Field>
  )
}
