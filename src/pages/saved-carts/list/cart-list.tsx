import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { failureText } from '../../../../model/api-error'
import { regionState } from '../../../../model/company/region'
import { byAge, type ListedCart } from '../../../../model/saved-cart/saved-cart'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useHead } from '../../../shop/head'
import { newManagerCarts } from '../../../cart/saved/new-manager-carts'
import { useSavedList } from '../../../cart/saved/use-saved-list'
import { useArrived } from '../../../hooks/screen/use-navigation'
import { useRegion } from '../../../hooks/visitor/use-region'
import { PersonalTitle } from '../../../layouts/personal/personal-title'
import { ButtonLink } from '../../../ui/controls/button'
import { BusyRegion } from '../../../ui/feedback/busy-region'
import { FailedView } from '../../../ui/feedback/failed-view'
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows'
import { cartDrawing } from '../../../ui/feedback/drawings/cart'
import { StateView } from '../../../ui/feedback/state-view'
import { endCell, Table } from '../../../ui/surfaces/tables/data-table'
import { Note } from '../../../ui/surfaces/note'
import { Panel } from '../../../ui/surfaces/panel'
import { IntoCart } from '../into-cart'
import { type SavedCartsActor, useCartsRead } from '../use-saved-carts'
import { CartRow } from './cart-row'
import { refillDialog } from '../../../cart/refill/lazy-refill'
import { useComesWhenIdle } from '../../../shop/code/lazy-part'
import styles from './cart-list.module.scss'

const NO_CARTS: readonly ListedCart[] = []

/** All saved carts, the newest first; those that were deleted here stay in their places until the page is left. [DEC-021] */
export function CartList({ title, carts }: { title: string; carts: SavedCartsActor }) {
  useHead({ title, isIndexed: false })
  const list = useSavedList()
  const items = list.status === 'ready' ? list.data.items : undefined
  useCartsRead(carts, items)
  const ghosts = useSelector(carts, (state) => state.context.ghosts)
  const returned = useSelector(carts, (state) => state.context.returned)
  const isModerated = useRegion((region) => region !== null && regionState(region) === 'moderated')
  const [filling, setFilling] = useState<{ id: number; title: string } | null>(null)
  useComesWhenIdle(refillDialog)
  useArrived(list.status !== 'loading')
  const there = [...(items ?? NO_CARTS).filter(({ id }) => !ghosts.has(id) && !returned.has(id)), ...returned.values()]
  const shown = [...there, ...ghosts.values()].sort(byAge)
  const fresh = newManagerCarts(list.status === 'ready' ? list.data : undefined)
  return (
    <>
      <PersonalTitle count={there.length > 0 && counted(there.length, words.cart)}>{title}</PersonalTitle>
      <BusyRegion isBusy={list.status === 'loading'} label="Загружаем сохранённые корзины">
        {list.status === 'failed' ? (
          <FailedView title="Сохранённые корзины не загрузились" onRetry={list.reload}>
            {failureText(list.error)}
          </FailedView>
        ) : !items ? (
          <ListSkeleton />
        ) : shown.length === 0 ? (
          <StateView
            drawing={cartDrawing}
            title="Сохранённых корзин пока нет"
            actions={
              <ButtonLink variant="main" href="/cart">
                В корзину
              </ButtonLink>
            }
          >
            Соберите корзину и&nbsp;нажмите «Сохранить»: её можно будет заказать снова целиком или по&nbsp;строкам.
          </StateView>
        ) : (
          <>
            {isModerated && (
              <Note tone="warn" className={styles.note}>
                Суммы посчитаны по&nbsp;ценам для всех. Персональные цены появятся, когда пройдёт модерация.
              </Note>
            )}
            <Panel label={title} isFlush className={styles.panel}>
              <Table label={title} isRoomy className={styles.table}>
                <thead>
                  <tr>
                    <th>Название</th>
                    <th>Сохранена</th>
                    <th className={endCell}>Строк</th>
                    <th className={endCell}>Сумма</th>
                    <th>
                      <span className="vh">Действия</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map((cart) => (
                    <CartRow key={cart.id} cart={cart} carts={carts} isNew={fresh.has(cart.id)} onFill={setFilling} />
                  ))}
                </tbody>
              </Table>
            </Panel>
          </>
        )}
      </BusyRegion>
      {filling && <IntoCart key={filling.id} cart={filling} onClose={() => setFilling(null)} />}
    </>
  )
}

function ListSkeleton() {
  return (
    <div className={styles.skeleton}>
      <SkeletonRows count={6} height={56} />
    </div>
  )
}
