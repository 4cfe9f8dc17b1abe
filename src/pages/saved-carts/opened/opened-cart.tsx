import { useSelector } from '@xstate/react'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useMemo, useRef } from 'react'
import { failureText } from '../../../../model/api-error'
import { cartTitle, type ListedCart, newerCart } from '../../../../model/saved-cart/saved-cart'
import { useHead } from '../../../shop/head'
import { useSavedList, useSavedQuery } from '../../../cart/saved/use-saved-list'
import { useResource } from '../../../hooks/data/use-resource'
import { useArrived, useGo } from '../../../hooks/screen/use-navigation'
import { Button, ButtonLink } from '../../../ui/controls/button'
import { BusyRegion } from '../../../ui/feedback/busy-region'
import { FailedView } from '../../../ui/feedback/failed-view'
import { Delayed } from '../../../ui/feedback/delayed'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { cartDrawing } from '../../../ui/feedback/drawings/cart'
import { dropDrawing } from '../../../ui/feedback/drawings/drop'
import { StateView } from '../../../ui/feedback/state-view'
import { Note } from '../../../ui/surfaces/note'
import { failureOf } from '../../../cart/saved/failure-of'
import { openedPage } from '../../../cart/saved/opened-page'
import { type SavedCartFlow, type SavedCartsActor, useCartsRead, useSavedCart } from '../use-saved-carts'
import { OpenedView } from './opened-view'
import styles from './opened.module.scss'
import { useSavedLines } from './use-saved-lines'

const LIST = '/personal/carts'
const TO_LIST = (
  <ButtonLink variant="line" href={LIST}>
    Все сохранённые корзины
  </ButtonLink>
)

/** One saved cart on its page; one that was deleted, here or elsewhere, says so and may come back. @param props.id 0: the address names none */
export function OpenedCart({ id, carts }: { id: number; carts: SavedCartsActor }) {
  const query = useSavedQuery()
  const read = useResource('userCarts.get', id === 0 || query === null ? null : { params: { id }, query })
  const data = read.status === 'ready' ? read.data : undefined
  const lines = useSavedLines(id)
  useEffect(() => {
    if (data) lines.send({ type: 'cart.read', cart: data })
  }, [lines, data])
  useCartsRead(
    carts,
    useMemo(() => data && [data], [data]),
  )
  const flow = useSavedCart(carts, id)
  useGoneElsewhere(id, flow)
  useSavedAnew(id, flow.cart?.id ?? id)
  const known = useSelector(lines, (state) => state.context.known)
  const newest = known && flow.cart ? newerCart<ListedCart>(known, flow.cart) : known
  const cart = known && newest && { ...newest, items: newest.items ?? known.items } // the list has no lines
  useHead({ title: cart ? cartTitle(cart) : 'Сохранённая корзина', isIndexed: false })
  useArrived(id === 0 || cart !== null || read.status === 'failed')

  if (cart && flow.isGhost) return <DeletedCart title={cartTitle(cart)} flow={flow} />
  if (cart) return <OpenedView cart={cart} lines={lines} flow={flow} />
  const isMissing = id === 0 || (read.status === 'failed' && (read.error.status === 404 || read.error.status === 403))
  if (isMissing)
    return (
      <StateView drawing={dropDrawing} headingLevel={1} title="Такой корзины нет" actions={TO_LIST}>
        Возможно, её удалили или ссылка неточная.
      </StateView>
    )
  if (read.status === 'failed')
    return (
      <FailedView headingLevel={1} title="Корзина не загрузилась" onRetry={read.reload}>
        {failureText(read.error)}
      </FailedView>
    )
  return (
    <BusyRegion isBusy label="Загружаем корзину">
      <div className={styles.skeleton}>
        <Delayed>
          <Skeleton height={32} width={320} />
          <Skeleton height={520} />
        </Delayed>
      </div>
    </BusyRegion>
  )
}

function DeletedCart({ title, flow }: { title: string; flow: SavedCartFlow }) {
  const heading = useRef<HTMLDivElement>(null)
  // The button that was pressed went with the page.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <div ref={heading} tabIndex={-1} className={styles.deleted}>
      <StateView
        drawing={cartDrawing}
        headingLevel={1}
        role="status"
        title={`Корзина «${title}» удалена`}
        actions={
          <>
            <Button variant="main" icon={Undo2} busy={flow.isBusy} onClick={() => flow.send({ type: 'return.asked' })}>
              Вернуть
            </Button>
            {TO_LIST}
          </>
        }
      >
        Её можно вернуть в&nbsp;течение суток, пока открыта эта страница.
      </StateView>
      {flow.error && (
        <Note tone="bad" role="alert">
          Корзина не&nbsp;вернулась. {failureOf(flow.error)}
        </Note>
      )}
    </div>
  )
}

/** A cart that a server saved anew has another number: its page is that one's. [DEC-006] */
function useSavedAnew(id: number, savedId: number): void {
  const go = useGo()
  useEffect(() => {
    if (savedId !== id) go(openedPage(savedId), { replace: true })
  }, [go, id, savedId])
}

/** A cart that stood in the list and does no more was deleted in another tab or on another device. */
function useGoneElsewhere(id: number, flow: SavedCartFlow): void {
  const list = useSavedList()
  const wasListed = useRef(false)
  useEffect(() => {
    if (list.status !== 'ready' || list.isRefreshing) return
    const isListed = list.data.items.some((cart) => cart.id === id)
    if (wasListed.current && !isListed) flow.send({ type: 'removal.heard' })
    wasListed.current = isListed
  })
}
