import { failureText } from '../../../model/api-error'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useAppState } from '../../shop/app-context'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { PersonalTitle } from '../../layouts/personal/personal-title'
import { ButtonLink } from '../../ui/controls/button'
import { FailedView } from '../../ui/feedback/failed-view'
import { SkeletonRows } from '../../ui/feedback/skeleton-rows'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import { AwaitedGoods } from './awaited-goods'
import { FavoritesList } from './favorites-list'
import styles from './favorites-page.module.scss'
import { useHeldGoods } from './use-held-goods'

/** The favourites of who is logged in, whatever region he buys for. [ROUTE-051, STATE-018] */
export default function FavoritesPage({ route }: PageProps) {
  const userId = useAppState((app) => app.context.user?.id ?? null)
  const favorites = useResource('products.favorites', userId === null ? null : { params: { id: userId } })
  const held = useHeldGoods(favorites.status === 'ready' ? favorites.data.items : undefined)
  useHead({ title: route.title, isIndexed: false })
  useArrived(favorites.status !== 'loading')
  return (
    <>
      <PersonalTitle
        aside={
          held &&
          held.goods.length > 0 && (
            <span role="status" className={styles.count}>
              {counted(held.marked.size, words.product)}
            </span>
          )
        }
      >
        {route.title}
      </PersonalTitle>
      {held ? (
        held.goods.length === 0 ? (
          <StateView
            drawing={listDrawing}
            title="В избранном пока пусто"
            actions={
              <ButtonLink variant="main" href="/catalog">
                В каталог
              </ButtonLink>
            }
          >
            Отметьте сердечком то, что берёте часто: оно соберётся здесь, и&nbsp;всё сразу можно будет положить в&nbsp;корзину.
          </StateView>
        ) : (
          <FavoritesList goods={held.goods} marked={held.marked} />
        )
      ) : favorites.status === 'failed' ? (
        <FailedView title="Избранное не&nbsp;загрузилось" onRetry={favorites.reload}>
          {failureText(favorites.error)}
        </FailedView>
      ) : (
        <div className={styles.place} role="status" aria-label="Загружаем избранное">
          <SkeletonRows count={8} height={64} />
        </div>
      )}
      {held && <AwaitedGoods />}
    </>
  )
}
