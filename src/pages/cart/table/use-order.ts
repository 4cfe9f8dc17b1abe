import { useMemo, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { cartMachine } from '../../../../machines/cart/cart.machine'
import { selectQuantity } from '../../../../machines/cart/cart.selectors'
import type { Prices } from '../../../../machines/prices/prices.machine'
import { arrange, type ArrangedLine, type Arrangement } from '../../../../model/cart/arrangement'
import { shownProduct } from '../../../../model/cart/cart-lines'
import { isSameList } from '../../../../model/cart/same-list'
import type { Category } from '../../../../model/catalogue/category'
import { payableCost } from '../../../../model/catalogue/product-price'
import { useAppActor } from '../../../shop/app-context'
import { useArrangement } from '../../../hooks/cart/use-arrangement'
import { useResource } from '../../../hooks/data/use-resource'
import { besideReplaced, steadyOrder } from './groups'

/** The rows as they are drawn, and under which title each stands; no titles where nothing is put together. */
export type Order = { rows: readonly number[]; titles: ReadonlyMap<number, string | null> | null }
type OrderOptions = { prices: Prices; isInUse: boolean; substitutes: ReadonlyMap<number, number> }
type Drawn = { how: Arrangement; rows: readonly number[] }
const NONE: readonly number[] = []

/**
 * The rows in the order that the buyer chose. While somebody works in the table no row moves: what is new comes last; after that, and
 * at each other choice, all are arranged anew.
 * What comes instead of a line stands beside it.
 * @param ids with those that were taken out on this page, as the cart has them
 */
export function useOrder(ids: readonly number[], { prices, isInUse, substitutes }: OrderOptions): Order {
  const cart = useAppActor('cart')
  const how = useArrangement()
  const categories = useCategoryNames(how.grouping === 'category')
  const [drawn, setDrawn] = useState<Drawn>({ how, rows: NONE })
  const isSteady = drawn.how === how && ((isInUse && drawn.rows !== NONE) || how.sort === 'added')
  const arranged = useMemo(() => {
    const state = cart?.getSnapshot()
    if (!state || isSteady) return null
    return arrange(linesOf(state, ids, prices, categories), { ...how, grouping: 'none' }).flatMap((section) => section.ids)
  }, [cart, ids, prices, categories, how, isSteady])
  const next = arranged ?? besideReplaced(drawn.rows, steadyOrder(drawn.rows, ids), substitutes)
  const rows = isSameList(drawn.rows, next) ? drawn.rows : next
  if (rows !== drawn.rows || how !== drawn.how) setDrawn({ how, rows })
  const titles = useMemo(() => {
    const state = cart?.getSnapshot()
    if (!state || how.grouping === 'none') return null
    const sections = arrange(linesOf(state, ids, prices, categories), { sort: 'added', grouping: how.grouping })
    return new Map(sections.flatMap((section) => section.ids.map((id) => [id, section.title] as const)))
  }, [cart, ids, prices, categories, how])
  return { rows, titles }
}

function linesOf(
  state: SnapshotFrom<typeof cartMachine>,
  ids: readonly number[],
  prices: Prices,
  categories: ReadonlyMap<number, string>,
): ArrangedLine[] {
  const { known, queue, regionId, ghosts } = state.context
  return ids.flatMap((id): ArrangedLine[] => {
    const product = ghosts.get(id)?.product ?? shownProduct(known, queue, regionId, id)
    if (!product) return []
    const price = prices[id]?.price
    const cost = payableCost(price)
    const qty = ghosts.get(id)?.qty ?? selectQuantity(id)(state)
    const { article, name, brand, category_id, category_name } = product
    const category = category_name ?? categories.get(category_id) ?? null
    return [{ id, article, name, brand: brand.name, category, sum: cost === null ? null : qty * cost }]
  })
}

const NO_NAMES: ReadonlyMap<number, string> = new Map()
function useCategoryNames(isWanted: boolean): ReadonlyMap<number, string> {
  const categories = useResource('categories.list', isWanted ? {} : null)
  const roots = isWanted && categories.status === 'ready' ? categories.data : null
  return useMemo(() => {
    if (!roots) return NO_NAMES
    const names = new Map<number, string>()
    const walk = (level: readonly Category[]): void =>
      level.forEach(({ id, name, children }) => {
        names.set(id, name)
        walk(children)
      })
    walk(roots)
    return names
  }, [roots])
}
