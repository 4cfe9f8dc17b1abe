import type { CatalogQuery } from '../../../../model/catalogue/catalog-query'
import { counted } from '../../../../model/text/plural'
import { Button, ButtonLink } from '../../../ui/controls/button'
import { StateView } from '../../../ui/feedback/state-view'
import type { Chosen } from '../filters/chosen'

const PAGES = { one: 'страница', few: 'страницы', many: 'страниц' }

export type EmptyListProps = {
  query: CatalogQuery
  chosen: readonly Chosen[]
  /** Products of all pages; above 0 the page is past the end. */
  total: number
  pageCount: number
  /** The address of a page. */
  hrefOf: (page: number) => string
  onChange: (next: CatalogQuery) => void
  onReset: () => void
}

/** Nothing to show: why, and which filter to drop. */
export function EmptyList({ query, chosen, total, pageCount, hrefOf, onChange, onReset }: EmptyListProps) {
  if (total > 0) {
    return (
      <StateView
        drawing="list"
        title="Такой страницы в списке нет"
        actions={
          <>
            {pageCount > 1 && (
              <ButtonLink href={hrefOf(pageCount)} variant="fill">
                К последней странице
              </ButtonLink>
            )}
            <ButtonLink href={hrefOf(1)} variant={pageCount > 1 ? 'line' : 'fill'}>
              К первой странице
            </ButtonLink>
          </>
        }
      >
        В&nbsp;списке {counted(pageCount, PAGES)}, а&nbsp;в&nbsp;адресе&nbsp;— {query.pages.first}-я.
      </StateView>
    )
  }
  const culprit = chosen.toSorted((first, second) => second.gives - first.gives)[0]
  if (!culprit) {
    return query.search ? (
      <StateView
        drawing="list"
        title={`По запросу «${query.search}» ничего не нашлось`}
        actions={
          <ButtonLink href="/catalog" variant="fill">
            Весь каталог
          </ButtonLink>
        }
      >
        Проверьте артикул или введите его часть: дефисы, пробелы и раскладка не важны.
      </StateView>
    ) : (
      <StateView
        drawing="list"
        title="В этом разделе пока нет товаров"
        actions={
          <ButtonLink href="/catalog" variant="fill">
            Весь каталог
          </ButtonLink>
        }
      />
    )
  }
  const name = culprit.subject ? `${culprit.subject}: ${culprit.value}` : culprit.value
  return (
    <StateView
      drawing="list"
      title="С такими фильтрами товаров нет"
      actions={
        <>
          <Button variant="fill" onClick={() => onChange(culprit.without)}>
            Убрать «{name}»
          </Button>
          {chosen.length > 1 && <Button onClick={onReset}>Сбросить всё</Button>}
        </>
      }
    >
      {culprit.gives > 0 ? `Товары найдутся, если убрать «${name}».` : 'Уберите часть фильтров: вместе они не оставляют ни одного товара.'}
    </StateView>
  )
}
