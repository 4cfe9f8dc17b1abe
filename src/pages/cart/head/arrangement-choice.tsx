import clsx from 'clsx'
import { GROUPINGS, type Grouping, type Sort, SORTS } from '../../../../model/cart/arrangement'
import { useArrangement } from '../../../hooks/cart/use-arrangement'
import { keepArrangement } from '../../../platform/cart/kept-arrangement'
import { Field } from '../../../ui/controls/field'
import { Select } from '../../../ui/controls/select'
import styles from './arrangement-choice.module.scss'

const sorts: Readonly<Record<Sort, string>> = {
  added: 'Как добавлены',
  article: 'По артикулу',
  name: 'По названию',
  brand: 'По бренду',
  sum: 'По сумме, сначала дороже',
}
const groupings: Readonly<Record<Grouping, string>> = {
  none: 'Без групп',
  brand: 'Группы по\u00a0бренду',
  category: 'Группы по\u00a0категории',
}

type ArrangementChoiceProps = { /** Names in sight, one under the other: for a menu. */ isTall?: boolean; className?: string | undefined }

/** In which order the lines stand and what they are put together by; remembered in this browser. */
export function ArrangementChoice({ isTall = false, className }: ArrangementChoiceProps) {
  const how = useArrangement()
  const size = isTall ? 'm' : 's'
  return (
    <div className={clsx(styles.choice, isTall && styles.tall, className)}>
      <Field label="Порядок строк" isLabelHidden={!isTall}>
        <Select
          size={size}
          shown={isTall ? undefined : sorts[how.sort]}
          value={how.sort}
          // Its options are these.
          onChange={({ target }) => keepArrangement({ ...how, sort: target.value as Sort })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {sorts[sort]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Группы строк" isLabelHidden={!isTall}>
        <Select
          size={size}
          shown={isTall ? undefined : groupings[how.grouping]}
          value={how.grouping}
          // As above.
          onChange={({ target }) => keepArrangement({ ...how, grouping: target.value as Grouping })}
        >
          {GROUPINGS.map((grouping) => (
            <option key={grouping} value={grouping}>
              {groupings[grouping]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
