import { FIRST_PAGE, toggleAction, type CatalogQuery } from '../../../../model/catalogue/catalog-query'
import { tied } from '../../../../model/text/tied'
import { BrandFilter } from './brand-filter'
import { AVAILABILITY_NAMES } from './chosen'
import type { Facets } from './facets'
import { FilterGroup } from './filter-group'
import { ParameterFilter } from './parameter-filter'
import { RangeFields } from './range-fields'
import { RatingFilter } from './rating-filter'
import { ValueList } from './value-list'

/** So many groups of parameters are open at first. */
const OPEN = 3

export type FiltersProps = { query: CatalogQuery; facets: Facets; onChange: (next: CatalogQuery) => void }

/** Everything a list can be narrowed by; price and stock only where the server gives them. [ENT-013, DEC-032, DEC-053] */
export function Filters({ query, facets, onChange }: FiltersProps) {
  const { availability, range, brands, filters, ratings, actions = [] } = facets
  const prices = range && { min: Math.floor(range.min / 100), max: Math.ceil(range.max / 100) }
  return (
    <>
      {(prices || query.price) && (
        <FilterGroup title="Цена, ₽" isOpenFirst>
          <RangeFields
            label="Цена, ₽"
            chosen={query.price ?? {}}
            bounds={prices ?? { min: 0, max: 0 }}
            decimals={2}
            onChange={(price) =>
              onChange({ ...query, price: price.min === undefined && price.max === undefined ? null : price, pages: FIRST_PAGE })
            }
          />
        </FilterGroup>
      )}
      {availability.length > 0 && (
        <FilterGroup title="Наличие" isOpenFirst>
          <ValueList
            values={availability.map(({ key, count }) => ({
              key,
              name: AVAILABILITY_NAMES[key],
              count,
              isChosen: query.availability.includes(key),
            }))}
            onToggle={(key) => {
              const keys = availability.map((it) => it.key)
              const isOn = (it: (typeof keys)[number]) => query.availability.includes(it) !== (it === key)
              onChange({ ...query, availability: keys.filter(isOn), pages: FIRST_PAGE })
            }}
          />
        </FilterGroup>
      )}
      {brands.length > 0 && (
        <FilterGroup title="Бренд" isOpenFirst>
          <BrandFilter query={query} brands={brands} onChange={onChange} />
        </FilterGroup>
      )}
      {actions.length > 0 && (
        <FilterGroup title="Акции" isOpenFirst={query.actions.length > 0}>
          <ValueList
            values={actions.map(({ id, title, count }) => ({ key: String(id), name: title, count, isChosen: query.actions.includes(id) }))}
            onToggle={(id) => onChange(toggleAction(query, Number(id)))}
            search={{ label: 'Найти акцию', nothing: 'Такой акции в этом списке нет' }}
          />
        </FilterGroup>
      )}
      {filters.map((filter, at) => (
        <FilterGroup
          key={filter.id}
          title={tied(filter.type === 'number' && filter.unit ? `${filter.name},\u00a0${filter.unit}` : filter.name)}
          isOpenFirst={at < OPEN || query.filters.some(({ id }) => id === filter.id)}
        >
          <ParameterFilter query={query} filter={filter} onChange={onChange} />
        </FilterGroup>
      ))}
      {(query.rating !== null || ratings.some(({ count }) => count > 0)) && (
        <FilterGroup title="Рейтинг" isOpenFirst={query.rating !== null}>
          <RatingFilter query={query} ratings={ratings} onChange={onChange} />
        </FilterGroup>
      )}
    </>
  )
}
