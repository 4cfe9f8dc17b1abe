import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { toggleBrand, type CatalogQuery } from '../../../../model/catalogue/catalog-query'
import { TextInput } from '../../../ui/controls/text-input'
import type { Facets } from './facets'
import styles from './filters.module.scss'
import { ValueList } from './value-list'

/** Few brands need no search. */
const SEARCHED_FROM = 9

/** The brands of a list, the ticked ones first, with a search among them where they are many. */
export function BrandFilter({
  query,
  brands,
  onChange,
}: {
  query: CatalogQuery
  brands: Facets['brands']
  onChange: (next: CatalogQuery) => void
}) {
  const [wanted, setWanted] = useState('')
  const words = wanted.trim().toLowerCase()
  const isChosen = ({ slug }: { slug: string }) => query.brands.includes(slug)
  const found = [...brands.filter(isChosen), ...brands.filter((brand) => !isChosen(brand))].filter(({ name }) =>
    name.toLowerCase().includes(words),
  )
  return (
    <>
      {brands.length >= SEARCHED_FROM && (
        <TextInput
          type="search"
          size="s"
          icon={Search}
          placeholder="Найти бренд"
          aria-label="Найти бренд"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          className={styles.search}
        />
      )}
      {found.length === 0 && <p className={styles.nothing}>Такого бренда в этом списке нет</p>}
      <ValueList
        values={found.map(({ slug, name, count }) => ({ key: slug, name, count, isChosen: isChosen({ slug }) }))}
        onToggle={(slug) => onChange(toggleBrand(query, slug))}
        isWhole={words !== ''}
      />
    </>
  )
}
