import { shallowEqual, useSelector } from '@xstate/react'
import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useRef } from 'react'
import { selectDraftOf } from '../../../../machines/checkout/checkout.selectors'
import { useAppActor } from '../../../shop/app-context'
import { useDraft } from '../../../hooks/cart/use-draft'
import { useDrawnCart } from '../../../hooks/cart/use-drawn-cart'
import { ORDER_LOCK } from '../../../hooks/cart/use-order-lock'
import { type Choice, choiceOf, rangeOf } from './choice'

type Actions = {
  /** A line leaves the order or comes back; with `isRange` all from the one changed last. */
  toggle: (productId: number, isIncluded: boolean, isRange: boolean) => void
  toggleAll: () => void
  /** All lines on the screen that can be ordered go into the order, or none of them. */
  include: (isIncluded: boolean) => void
  /** The ticked lines that are on the screen at this moment: what is done with many is done with these. */
  chosenOnScreen: () => readonly number[]
}

const ChoiceContext = createContext<Actions | null>(null)
const FoundContext = createContext<readonly number[] | null>(null)
const NONE: readonly number[] = []
const EMPTY: Choice = { lines: NONE, choosable: NONE, chosen: NONE }

type ChoiceProviderProps = { rows: readonly number[]; isNarrowed: boolean; children: ReactNode }

/** What the boxes do. @param rows the lines as they stand on the screen @param isNarrowed they are those that were looked for */
export function ChoiceProvider({ rows, isNarrowed, children }: ChoiceProviderProps) {
  const checkout = useAppActor('checkout')
  const read = useChoiceReader()
  const order = useRef(rows)
  const last = useRef<number | null>(null)
  useLayoutEffect(() => {
    order.current = rows
  }, [rows])
  const actions = useMemo((): Actions => {
    const include = (ids: readonly number[], isIncluded: boolean) =>
      ids.length > 0 && checkout?.send({ type: isIncluded ? 'lines.included' : 'lines.excluded', ids })
    const onScreen = (ids: readonly number[]) => {
      const shown = new Set(order.current)
      return ids.filter((id) => shown.has(id))
    }
    return {
      chosenOnScreen: () => onScreen(read().chosen),
      include: (isIncluded) => include(onScreen(read().choosable), isIncluded),
      toggle: (productId, isIncluded, isRange) => {
        const { choosable } = read()
        const ids = isRange ? rangeOf(order.current, last.current, productId) : [productId]
        last.current = productId
        include(
          ids.filter((id) => choosable.includes(id)),
          isIncluded,
        )
      },
      toggleAll: () => {
        const { choosable, chosen } = read()
        const ids = onScreen(choosable)
        include(ids, onScreen(chosen).length < ids.length)
      },
    }
  }, [checkout, read])
  return (
    <ChoiceContext value={actions}>
      <FoundContext value={isNarrowed ? rows : null}>{children}</FoundContext>
    </ChoiceContext>
  )
}

/** What the boxes do; to be called under ChoiceProvider. */
export function useChoiceActions(): Actions {
  const actions = use(ChoiceContext)
  if (!actions) throw new Error('There is no ChoiceProvider around')
  return actions
}

/** The lines that were looked for, where only these are on the screen; null: all are. */
export const useFoundLines = (): readonly number[] | null => use(FoundContext)

/** @returns takes every line that can be ordered into the order; needs no ChoiceProvider */
export function useIncludeAll(): () => void {
  const checkout = useAppActor('checkout')
  const read = useChoiceReader()
  return () => checkout?.send({ type: 'lines.included', ids: read().choosable })
}

/** How the boxes stand at this moment; the same function until the actors change. */
export function useChoiceReader(): () => Choice {
  const [cart, prices, checkout] = [useAppActor('cart'), useAppActor('prices'), useAppActor('checkout')]
  return useMemo(
    () => () => {
      const state = cart?.getSnapshot()
      const entries = prices?.getSnapshot().context.entries
      if (!state || !entries) return EMPTY
      return choiceOf(state, entries, selectDraftOf(checkout?.getSnapshot(), state.context.regionId).excluded)
    },
    [cart, prices, checkout],
  )
}

/** How many lines there are, may be ordered, and will be; renders anew only when one of these changes. @param among of which lines; null: of the cart */
export function useChoiceCounts(among: readonly number[] | null = null): { all: number; choosable: number; chosen: number } {
  const cart = useDrawnCart()
  const prices = useSelector(useAppActor('prices'), (state) => state?.context.entries)
  const excluded = useDraft((draft) => draft.excluded)
  const counted = useMemo(() => among && new Set(among), [among])
  return useSelector(
    cart,
    (state) => {
      const { lines, choosable, chosen } = state && prices ? choiceOf(state, prices, excluded) : EMPTY
      const count = (ids: readonly number[]) => (counted ? ids.filter((id) => counted.has(id)).length : ids.length)
      return { all: count(lines), choosable: count(choosable), chosen: count(chosen) }
    },
    shallowEqual,
  )
}

/** Why the boxes cannot be changed now; undefined: they can. An order on its way holds what it was sent with. [DEC-035] */
export const useChoiceLock = (): string | undefined =>
  useSelector(useAppActor('checkout'), (state) => state?.hasTag('pressed') ?? false) ? ORDER_LOCK : undefined
