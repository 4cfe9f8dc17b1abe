import { toggleBrand, type CatalogQuery } from '../../../../model/catalogue/catalog-query'
import { words } from '../../../../model/text/words'
import type { Facets } from './facets'
import { ValueList } from './value-list'

export type BrandFilterProps = { query: CatalogQuery; brands: Facets['brands']; onChange: (next: CatalogQuery) => void }

/** The brands of a list, the ticked ones first. */
export function BrandFilter({ query, brands, onChange }: BrandFilterProps) {
  const values = brands.map(({ slug, name, count }) => ({ key: slug, name, count, isChosen: query.brands.includes(slug) }))
  return (
    <ValueList
      values={[...values.filter(({ isChosen }) => isChosen), ...values.filter(({ isChosen }) => !isChosen)]}
      onToggle={(slug) => onChange(toggleBrand(query, slug))}
      nouns={words.brand}
      search={{ label: 'Найти бренд', nothing: 'Такого бренда в этом списке нет' }}
    />
  )
}
