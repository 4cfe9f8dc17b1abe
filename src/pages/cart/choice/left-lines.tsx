import { useSelector } from '@xstate/react'
import { selectRefusedIds } from '../../../../machines/cart/cart.selectors'
import { shownProduct } from '../../../../model/cart/cart-lines'
import { useAppActor } from '../../../shop/app-context'
import { useDraft } from '../../../hooks/cart/use-draft'
import { useDrawnCart } from '../../../hooks/cart/use-drawn-cart'
import { choiceOf } from './choice'
import { leftRemark } from './left-remark'

/** Which lines the order does not take: those that cannot be ordered, and those that the buyer left out. [DEC-022] */
export function LeftLines({ className }: { className?: string | undefined }) {
  const prices = useSelector(useAppActor('prices'), (state) => state?.context.entries)
  const excluded = useDraft((draft) => draft.excluded)
  const remark = useSelector(useDrawnCart(), (state) => {
    if (!state || !prices) return null
    const { known, queue, regionId } = state.context
    const { lines, chosen } = choiceOf(state, prices, excluded)
    // What was refused has its own words.
    const said = new Set([...chosen, ...selectRefusedIds(state, excluded)])
    return leftRemark(lines.filter((id) => !said.has(id)).map((id) => shownProduct(known, queue, regionId, id)?.article ?? ''))
  })
  return remark === null ? null : <p className={className}>{remark}</p>
}
