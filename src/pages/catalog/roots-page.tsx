import { useSearch } from 'wouter/use-browser-location'
import { failureText } from '../../../model/api-error'
import { isNarrowed } from '../../../model/catalogue/catalog-query'
import { visibleCategories } from '../../../model/catalogue/category'
import { type Comparison, parseComparison } from '../../../model/catalogue/comparison'
import { createLazy } from '../../shop/code/lazy'
import { useLazy } from '../../shop/code/use-lazy'
import type { PageProps } from '../../shop/page-props'
import { useHead } from '../../shop/head'
import { useArrived } from '../../hooks/screen/use-navigation'
import { useResource } from '../../hooks/data/use-resource'
import { PageSkeleton } from '../../layouts/skeleton/page-skeleton'
import { FailedView } from '../../ui/feedback/failed-view'
import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import { CatalogView } from './catalog-view'
import { RootTile } from './root-tile'
import styles from './roots-page.module.scss'
import { useAddressQuery } from './use-address-query'

/** Only for who compares. */
const comparePage = createLazy(async () => (await import('./compare/compare-page')).default)

/** The catalogue: its roots, or the list that a search, a brand or a filter in the address asks for, or products side by side. [ROUTE-004, NAV-012] */
export default function RootsPage({ route }: PageProps) {
  const query = useAddressQuery()
  const search = useSearch()
  const comparison = parseComparison(search)
  if (comparison) return <Comparing comparison={comparison} />
  return isNarrowed(query) ? <CatalogView trail={[]} near={[]} /> : <Roots title={route.title} />
}

function Comparing(props: { comparison: Comparison }) {
  const ComparePage = useLazy(comparePage)
  // oxlint-disable-next-line react/static-components -- the same component each time
  return ComparePage ? <ComparePage {...props} /> : <PageSkeleton />
}

function Roots({ title }: { title: string }) {
  const categories = useResource('categories.list', {})
  useHead({ title, canonical: '/catalog' })
  useArrived(categories.status !== 'loading')
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {categories.status === 'loading' && (
        <div className={styles.place}>
          <Delayed>
            <Skeleton height={480} />
          </Delayed>
        </div>
      )}
      {categories.status === 'failed' && (
        <FailedView title="Разделы не загрузились" onRetry={categories.reload}>
          {failureText(categories.error)}
        </FailedView>
      )}
      {categories.status === 'ready' && (
        <ul className={styles.roots}>
          {visibleCategories(categories.data).map((category) => (
            <RootTile key={category.id} category={category} />
          ))}
        </ul>
      )}
    </>
  )
}
