import clsx from 'clsx'
import type { ReactNode } from 'react'
import { failureText } from '../../../../model/api-error'
import type { PriceRights } from '../../../product/price/use-buyer'
import { FailedView } from '../../../ui/feedback/failed-view'
import { Delayed } from '../../../ui/feedback/delayed'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import styles from '../catalog-view.module.scss'
import { EmptyList, type EmptyListProps } from './empty/empty-list'
import { ListSkeleton } from './list-skeleton'
import type { ListingProps } from './listing'
import { ProductList } from './product-list'
import type { View } from './sort-bar'
import { heightOfRest } from './use-rows-in-turn'

export type ListBodyProps = Omit<EmptyListProps, 'total'> &
  Pick<ListingProps, 'answer' | 'isPending' | 'failure'> & {
    view: View
    rights: PriceRights
    /** How many products are drawn. */
    limit: number
    isPhone: boolean
    /** Further pages. */
    children: ReactNode
  }

/** The products, or why there are none; the old ones stay while the next are on their way. [DEC-059] */
export function ListBody({ view, rights, answer, isPending, failure, limit, isPhone, children, ...empty }: ListBodyProps) {
  if (!answer) {
    return failure ? (
      <FailedView title="Список не загрузился" onRetry={failure.retry}>
        {failureText(failure.error)}
      </FailedView>
    ) : (
      <ListSkeleton view={view} />
    )
  }
  const rest = Math.max(0, answer.products.length - limit)
  return (
    <>
      <div className={styles.progress}>
        <Delayed when={isPending}>
          <ProgressBar isThin label="Загружаем товары" value={null} max={1} />
        </Delayed>
      </div>
      {answer.products.length > 0 ? (
        <div className={clsx(isPending && styles.waiting)} style={rest > 0 ? { paddingBottom: heightOfRest(rest, isPhone) } : undefined}>
          <ProductList view={view} products={answer.products} limit={limit} rights={rights}>
            {children}
          </ProductList>
        </div>
      ) : (
        <EmptyList {...empty} total={answer.total} />
      )}
    </>
  )
}
