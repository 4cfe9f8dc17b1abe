import Search from 'lucide-react/icons/search'
import type { FormEvent } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { EMPTY_QUERY, formatCatalogQuery, parseCatalogQuery } from '../../../model/catalogue/catalog-query'
import { useGo } from '../../hooks/screen/use-navigation'
import { Icon } from '../../ui/icon'
import styles from './search-box.module.scss'

/** The id by which the key `/` finds the search field. [DEC-051] */
export const SEARCH_ID = 'search'

/** Leads to the catalogue with what was typed; shows what the list on the page was searched by. [NAV-006] */
export function SearchBox() {
  const go = useGo()
  const { search } = parseCatalogQuery(useSearch())
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = new FormData(event.currentTarget).get('q')
    const typed = typeof field === 'string' ? field.trim() : ''
    if (typed !== '') go(`/catalog${formatCatalogQuery({ ...EMPTY_QUERY, search: typed })}`)
  }
  return (
    <form role="search" className={styles.seek} action="/catalog" onSubmit={submit}>
      <Icon of={Search} />
      <input
        key={search}
        id={SEARCH_ID}
        type="search"
        name="q"
        defaultValue={search}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Я хочу купить..."
        aria-label="Поиск по названию, артикулу или номеру OEM"
        aria-keyshortcuts="/"
      />
      <kbd aria-hidden="true">/</kbd>
    </form>
  )
}
