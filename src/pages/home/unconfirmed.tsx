import { useState } from 'react'
import { useVisitorKind } from '../../hooks/visitor/use-visitor-kind'
import type { PriceRights } from '../../product/price/use-buyer'
import { lockDrawing } from '../../ui/feedback/drawings/lock'
import { StateView } from '../../ui/feedback/state-view'
import { BrandGrid } from './showcase/brand-grid'
import { CategoryTiles } from './showcase/category-tiles'
import { NewsPanel } from './showcase/news-panel'
import { Promos } from './showcase/promos'

/** Whether the login could not be confirmed: stays so while it is asked again, until somebody is there or nobody. [DEC-007] */
export function useDoubt(rights: PriceRights): boolean {
  const isStarting = useVisitorKind() === 'starting'
  const [wasDoubtful, setDoubtful] = useState(false)
  const isDoubtful = isStarting && (wasDoubtful || rights === 'guest')
  if (isDoubtful !== wasDoubtful) setDoubtful(isDoubtful)
  return isDoubtful
}

/** The home page of whoever may be logged in: neither the guest's nor a customer's. */
export const Unconfirmed = () => (
  <>
    <StateView drawing={lockDrawing} headingLevel={1} title="Проверяем вход">
      Сервер пока не&nbsp;ответил. Ваши цены, заказы и&nbsp;корзина на&nbsp;месте и&nbsp;появятся вместе с&nbsp;ответом.
    </StateView>
    <CategoryTiles />
    <Promos />
    <BrandGrid />
    <NewsPanel />
  </>
)
