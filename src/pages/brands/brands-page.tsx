import { type MouseEvent, useId } from 'react'
import { Link } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { findLines } from '../../../model/cart/find-lines'
import { brandsByLetter } from '../../../model/catalogue/brands-by-letter'
import { formatCount } from '../../../model/text/count'
import { counted, pluralForm } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { type Brand, useBrands } from '../../hooks/data/use-brands'
import { useKeptWords } from '../../hooks/screen/use-kept-words'
import { useArrived, useGo } from '../../hooks/screen/use-navigation'
import { ResourceView } from '../../layouts/resource-view'
import { ExternalCatalogues } from '../../product/catalogues/external-catalogues'
import { Button } from '../../ui/controls/button'
import { SearchInput } from '../../ui/controls/search-input'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import styles from './brands-page.module.scss'

/** All brands by letter, each with its goods in the catalogue; a search among them. [ROUTE-002, NAV-012] */
export default function BrandsPage({ route }: PageProps) {
  const brands = useBrands()
  const search = useSearch()
  useHead({ title: route.title, canonical: '/brands', isIndexed: search === '' })
  useArrived(brands.status !== 'loading')
  return (
    <>
      <div className={styles.head}>
        <h1>{route.title}</h1>
        {brands.status === 'ready' && brands.data.length > 0 && <span>{counted(brands.data.length, words.brand)}</span>}
      </div>
      <ResourceView of={brands} waiting="Загружаем бренды" failed="Бренды не загрузились" height={480} className={styles.place}>
        {(all) =>
          all.length === 0 ? (
            <StateView drawing={listDrawing} title="Брендов пока нет">
              В&nbsp;каталоге ещё нет товаров.
            </StateView>
          ) : (
            <Brands brands={all} />
          )
        }
      </ResourceView>
      <ExternalCatalogues className={styles.external} />
    </>
  )
}

function Brands({ brands }: { brands: readonly Brand[] }) {
  const go = useGo()
  const [typed, setTyped] = useKeptWords(new URLSearchParams(useSearch()).get('find') ?? '', (text) =>
    go(text === '' ? '/brands' : `/brands?${new URLSearchParams({ find: text }).toString()}`, { replace: true, isScrollKept: true }),
  )
  const id = useId()
  const lines = brands.map(({ name, country }, at) => ({ id: at, article: '', name, brand: country ?? '' }))
  const found = findLines(lines, typed).flatMap((at) => brands[at] ?? [])
  const groups = brandsByLetter(found)
  const isSearched = typed.trim() !== ''
  /** The place of a letter takes the focus, so that it is read on from there. */
  const lead = (event: MouseEvent<HTMLAnchorElement>) => {
    const heading = document.getElementById(event.currentTarget.hash.slice(1))
    if (!heading) return
    event.preventDefault()
    heading.scrollIntoView({ block: 'start' })
    heading.focus({ preventScroll: true })
  }
  return (
    <>
      <div className={styles.tools}>
        <search className={styles.search}>
          <SearchInput label="Найти бренд или страну" placeholder="Найти бренд или страну" value={typed} onChange={setTyped} />
        </search>
        <span role="status" className={isSearched ? styles.found : 'vh'}>
          {isSearched && `Нашлось: ${counted(found.length, words.brand)}`}
        </span>
        {groups.length > 1 && (
          <nav className={styles.letters} aria-label="Буквы">
            {groups.map(({ letter }, at) => (
              <a key={letter} href={`#${id}${at}`} onClick={lead}>
                {letter}
              </a>
            ))}
          </nav>
        )}
      </div>
      {found.length === 0 ? (
        <StateView
          drawing={listDrawing}
          title={`Бренда «${typed.trim()}» нет`}
          actions={
            <Button variant="fill" onClick={() => setTyped('')}>
              Показать все бренды
            </Button>
          }
        >
          Проверьте, как он пишется: раскладка клавиатуры не&nbsp;важна.
        </StateView>
      ) : (
        <div className={styles.index}>
          {groups.map(({ letter, brands: group }, at) => (
            <section key={letter} className={styles.group} aria-labelledby={`${id}${at}`}>
              <h2 id={`${id}${at}`} tabIndex={-1}>
                {letter}
              </h2>
              <ul>
                {group.map((brand) => (
                  <li key={brand.slug}>
                    <BrandLink brand={brand} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  )
}

/** A brand with goods leads to them; one without says so. */
function BrandLink({ brand: { name, slug, country, count } }: { brand: Brand }) {
  const content = (
    <>
      <b>{name}</b>
      {country !== null && <small>{country}</small>}
      <span>
        {count > 0 ? formatCount(count) : 'нет товаров'}
        {count > 0 && <span className="vh"> {pluralForm(count, words.product)}</span>}
      </span>
    </>
  )
  return count > 0 ? (
    <Link href={`/catalog?brands=${encodeURIComponent(slug)}`} className={styles.brand}>
      {content}
    </Link>
  ) : (
    <span className={styles.brand}>{content}</span>
  )
}
