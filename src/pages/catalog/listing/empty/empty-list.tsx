import type { ComponentProps } from 'react'
import type { CatalogQuery } from '../../../../../model/catalogue/catalog-query'
import { LOST_CODE_ADVICE } from '../../../../../model/lost-code'
import { counted } from '../../../../../model/text/plural'
import type { ProductQuery } from '../../../../../model/catalogue/filter'
import { createLazy } from '../../../../shop/code/lazy'
import { useLazy } from '../../../../shop/code/use-lazy'
import { LostPart } from '../../../../shop/code/lost-part'
import { Button, ButtonLink } from '../../../../ui/controls/button'
import { listDrawing } from '../../../../ui/feedback/drawings/list'
import { StateView } from '../../../../ui/feedback/state-view'
import type { Chosen } from '../../filters/chosen'
import { NothingFound } from './nothing-found'

/** Only for lists that their filters leave empty: it brings a machine along. */
const dropAdvice = createLazy(async () => (await import('./drop-advice')).default)

const PAGES = { one: 'страница', few: 'страницы', many: 'страниц' }

export type EmptyListProps = {
  query: CatalogQuery
  chosen: readonly Chosen[]
  /** Products of all pages; above 0 the page is past the end. */
  total: number
  pageCount: number
  /** The address of a page. */
  hrefOf: (page: number) => string
  /** The question for a page of this list, or of another one. */
  questionOf: (page: number, query?: CatalogQuery) => ProductQuery
  onChange: (next: CatalogQuery) => void
  onReset: () => void
}

/** Nothing to show: why, and which filter to drop. */
export function EmptyList({ query, chosen, total, pageCount, hrefOf, questionOf, onChange, onReset }: EmptyListProps) {
  if (total > 0) {
    return (
      <StateView
        drawing={listDrawing}
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
  // Other filters, another region: another advice.
  if (chosen.length > 0)
    return (
      <LostPart told={(retry) => <Unadvised onRetry={retry} onReset={onReset} />}>
        <Advice key={JSON.stringify(questionOf(1))} {...{ query, chosen, onChange, onReset }} questionOf={(next) => questionOf(1, next)} />
      </LostPart>
    )
  return query.search ? (
    <NothingFound text={query.search} />
  ) : (
    <StateView
      drawing={listDrawing}
      title="В этом разделе пока нет товаров"
      actions={
        <ButtonLink href="/catalog" variant="fill">
          Весь каталог
        </ButtonLink>
      }
    />
  )
}

const NOTHING = 'С такими фильтрами товаров нет'

function Advice(props: ComponentProps<NonNullable<ReturnType<typeof dropAdvice.get>>>) {
  const DropAdvice = useLazy(dropAdvice)
  // oxlint-disable-next-line react/static-components -- the same component each time
  return DropAdvice ? <DropAdvice {...props} /> : <StateView drawing={listDrawing} title={NOTHING} />
}

/** What would say which filter to drop did not come: all of them may be dropped, or it is asked for again. */
const Unadvised = ({ onRetry, onReset }: { onRetry: () => void; onReset: () => void }) => (
  <StateView
    drawing={listDrawing}
    role="alert"
    title={NOTHING}
    actions={
      <>
        <Button variant="fill" onClick={onReset}>
          Сбросить все фильтры
        </Button>
        <Button variant="line" onClick={onRetry}>
          Повторить
        </Button>
      </>
    }
  >
    Подсказка, какой фильтр снять, не&nbsp;загрузилась. {LOST_CODE_ADVICE}
  </StateView>
)
