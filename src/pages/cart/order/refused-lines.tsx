import { useSelector } from '@xstate/react'
import { selectRefusedIds } from '../../../../machines/cart/cart.selectors'
import { shownProduct } from '../../../../model/cart/cart-lines'
import { isSameList } from '../../../../model/cart/same-list'
import { namedList } from '../../../../model/text/named-list'
import { counted } from '../../../../model/text/plural'
import { unbroken } from '../../../../model/text/tied'
import { words } from '../../../../model/text/words'
import { useAppActor } from '../../../shop/app-context'
import { useDraft } from '../../../hooks/cart/use-draft'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Note } from '../../../ui/surfaces/note'
import { useReveal } from '../reveal'

const NONE: readonly number[] = []

/** Products of the lines that the server refused to change and that the buyer did not leave out himself; null: none. */
export function useRefusedLines(): readonly number[] | null {
  const excluded = useDraft((draft) => draft.excluded)
  const refused = useSelector(useAppActor('cart'), (state) => (state ? selectRefusedIds(state, excluded) : NONE), isSameList)
  return refused.length > 0 ? refused : null
}

/** What the server would not keep is in no order until the buyer decides: it is said before the order goes, with the way there. */
export function RefusedLines({ ids }: { ids: readonly number[] }) {
  const reveal = useReveal()
  const articles = useSelector(
    useAppActor('cart'),
    (state) => {
      if (!state) return []
      const { known, queue, regionId } = state.context
      return ids.map((id) => unbroken(shownProduct(known, queue, regionId, id)?.article ?? ''))
    },
    isSameList,
  )
  const [first] = ids
  const named = namedList(articles, (count) => counted(count, words.line))
  return (
    <Note tone="warn">
      <p>
        Сервер не&nbsp;принял изменение: <span className={ids.length === 1 ? 'nw' : undefined}>{named}.</span> Пока вы не&nbsp;решите, что
        с&nbsp;{ids.length > 1 ? 'ними' : 'ней'} делать, в&nbsp;заказ {ids.length > 1 ? 'они не\u00a0войдут' : 'она не\u00a0войдёт'}.
      </p>
      {first !== undefined && <TextLinkButton onClick={() => reveal(first)}>К&nbsp;строке</TextLinkButton>}
    </Note>
  )
}
