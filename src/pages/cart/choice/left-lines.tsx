import { useSelector } from '@xstate/react'
import { shownProduct } from '../../../../model/cart/cart-lines'
import { useAppActor } from '../../../app/app-context'
import { choiceOf } from './choice'
import { leftRemark } from './left-remark'

const NONE: readonly number[] = []

/** Which lines the order does not take: those that cannot be ordered, and those that the buyer left out. [DEC-022] */
export function LeftLines({ className }: { className?: string | undefined }) {
  const prices = useSelector(useAppActor('prices'), (state) => state?.context.entries)
  const excluded = useSelector(useAppActor('checkout'), (state) => state?.context.draft.excluded ?? NONE)
  const remark = useSelector(useAppActor('cart'), (state) => {
    if (!state || !prices) return null
    const { known, queue, regionId } = state.context
    const { lines, chosen } = choiceOf(state, prices, excluded)
    const going = new Set(chosen)
    return leftRemark(lines.filter((id) => !going.has(id)).map((id) => shownProduct(known, queue, regionId, id)?.article ?? ''))
  })
  return remark === null ? null : <p className={className}>{remark}</p>
}
