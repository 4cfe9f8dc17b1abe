import { shallowEqual, useSelector } from '@xstate/react'
import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useRef } from 'react'
import { useAppActor } from '../../../app/app-context'
import { type Choice, choiceOf, rangeOf } from './choice'

type Actions = {
  /** A line leaves the order or comes back; with `isRange` all from the one changed last. */
  toggle: (productId: number, isIncluded: boolean, isRange: boolean) => void
  toggleAll: () => void
}

const ChoiceContext = createContext<Actions | null>(null)
const NONE: readonly number[] = []
const EMPTY: Choice = { lines: NONE, choosable: NONE, chosen: NONE }

/** What the boxes do. @param rows the lines as they stand on the screen */
export function ChoiceProvider({ rows, children }: { rows: readonly number[]; children: ReactNode }) {
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
    return {
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
        include(choosable, chosen.length < choosable.length)
      },
    }
  }, [checkout, read])
  return <ChoiceContext value={actions}>{children}</ChoiceContext>
}

/** What the boxes do; to be called under ChoiceProvider. */
export function useChoiceActions(): Actions {
  const actions = use(ChoiceContext)
  if (!actions) throw new Error('There is no ChoiceProvider around')
  return actions
}

/** How the boxes stand at this moment; the same function until the actors change. */
export function useChoiceReader(): () => Choice {
  const [cart, prices, checkout] = [useAppActor('cart'), useAppActor('prices'), useAppActor('checkout')]
  return useMemo(
    () => () => {
      const state = cart?.getSnapshot()
      const entries = prices?.getSnapshot().context.entries
      return state && entries ? choiceOf(state, entries, checkout?.getSnapshot().context.draft.excluded ?? NONE) : EMPTY
    },
    [cart, prices, checkout],
  )
}

/** How many lines there are, may be ordered, and will be; renders anew only when one of these changes. */
export function useChoiceCounts(): { all: number; choosable: number; chosen: number } {
  const cart = useAppActor('cart')
  const prices = useSelector(useAppActor('prices'), (state) => state?.context.entries)
  const excluded = useSelector(useAppActor('checkout'), (state) => state?.context.draft.excluded ?? NONE)
  return useSelector(
    cart,
    (state) => {
      const { lines, choosable, chosen } = state && prices ? choiceOf(state, prices, excluded) : EMPTY
      return { all: lines.length, choosable: choosable.length, chosen: chosen.length }
    },
    shallowEqual,
  )
}

/** Why the boxes cannot be changed now; undefined: they can. An order on its way holds what it was sent with. [DEC-035] */
export const useChoiceLock = (): string | undefined =>
  useSelector(useAppActor('checkout'), (state) => state?.hasTag('busy') ?? false)
    ? 'Заказ оформляется: состав пока не\u00a0изменить'
    : undefined
