import { setRange, toggleName, type CatalogQuery } from '../../../../model/catalogue/catalog-query'
import type { Filter } from '../../../../model/catalogue/filter'
import { tied } from '../../../../model/text/tied'
import { RangeFields } from './range-fields'
import { ValueList } from './value-list'
import { once } from '../../../../model/text/once'

const numbers = once(() => new Intl.NumberFormat('ru', { maximumFractionDigits: 3 }))

/** A parameter of the goods: names to tick, or measured values to tick and a range to type. [ENT-013] */
export function ParameterFilter({
  query,
  filter,
  onChange,
}: {
  query: CatalogQuery
  filter: Filter
  onChange: (next: CatalogQuery) => void
}) {
  const chosen = query.filters.find(({ id }) => id === filter.id)
  const toggle = (name: string) => onChange(toggleName(query, filter.id, name))
  const isChosen = (name: string) => chosen?.names?.includes(name) ?? false
  if (filter.type === 'list') {
    return (
      <ValueList
        values={filter.values.map(({ name, count }) => ({ key: name, name, count, isChosen: isChosen(name) }))}
        onToggle={toggle}
        search={{ label: `Найти в\u00a0списке «${tied(filter.name)}»`, nothing: 'Такого значения в этом списке нет' }}
      />
    )
  }
  return (
    <>
      <ValueList
        values={filter.values.map(({ value, count }) => ({
          key: String(value),
          name: numbers().format(value),
          count,
          isChosen: isChosen(String(value)),
        }))}
        onToggle={toggle}
      />
      <RangeFields
        label={tied(filter.name)}
        chosen={{ min: chosen?.min, max: chosen?.max }}
        bounds={filter.sliderRange}
        decimals={3}
        onChange={(range) => onChange(setRange(query, filter.id, range))}
      />
    </>
  )
}
