import { useSelector } from '@xstate/react'
import { useMemo, useRef } from 'react'
import { formatCount } from '../../../../../model/text/count'
import { counted } from '../../../../../model/text/plural'
import { words } from '../../../../../model/text/words'
import { useAppActor } from '../../../../shop/app-context'
import { useOrderLock } from '../../../../hooks/cart/use-order-lock'
import { useDrawnCart } from '../../../../hooks/cart/use-drawn-cart'
import { useWatchedPrices } from '../../../../hooks/data/use-price'
import { TextLinkButton } from '../../../../ui/controls/text-link-button'
import { announce } from '../../../../ui/feedback/announce'
import { useManyQuestion } from '../../choice/many-question'
import { useRemoval } from '../../choice/removal'
import { useWishMany } from '../../choice/use-wish-many'
import { isSameRemedies, type Remedies, selectRemedies } from './remedies'
import styles from '../table.module.scss'

const NOTHING: Remedies = { replacements: [], absent: [], fixes: [] }

/** What is done with all lines that want attention at once; each only where it applies to several (one has it in its own row), and where it is known to how many. [DEC-019, DEC-021] */
export function AttentionActions() {
  const cart = useAppActor('cart')
  const prices = useSelector(useAppActor('prices'), (state) => state?.context.entries)
  const { replacements, absent, fixes } = useSelector(
    useDrawnCart(),
    (state) => (state && prices ? selectRemedies(state, prices) : NOTHING),
    isSameRemedies,
  )
  useWatchedPrices(useMemo(() => replacements.map(({ by }) => by.id), [replacements]))
  const wishMany = useWishMany()
  const lock = useOrderLock()
  const actions = useRef<HTMLSpanElement>(null)
  /** The button goes: the focus goes before the table, whose lines then find their places. */
  const leave = () => actions.current?.closest('table')?.previousElementSibling?.querySelector('button')?.focus()
  const { remove, question } = useRemoval(leave)
  const { ask, question: replacing } = useManyQuestion()
  const areAnalogsKnown = replacements.every(({ by }) => prices?.[by.id] !== undefined)
  const replace = () => {
    const count = replacements.length
    const go = () => {
      cart?.send({ type: 'lines.replaced', replacements })
      announce(`Заменено: ${counted(count, words.line)}. Их\u00a0можно вернуть`)
    }
    ask(count, { title: `Заменить аналогами ${counted(count, words.lineAsObject)}?`, action: 'Заменить', go, onGone: leave })
  }
  const fix = () => {
    leave()
    const count = wishMany(fixes)
    announce(`Исправлено: ${counted(count, words.line)}`)
  }
  return (
    <span ref={actions} className={styles.groupActions}>
      {replacements.length > 1 && areAnalogsKnown && (
        <TextLinkButton disabledReason={lock} onClick={replace}>
          Заменить все аналогами: {formatCount(replacements.length)}
        </TextLinkButton>
      )}
      {fixes.length > 1 && (
        <TextLinkButton disabledReason={lock} onClick={fix}>
          Исправить количества: {formatCount(fixes.length)}
        </TextLinkButton>
      )}
      {absent.length > 1 && (
        <TextLinkButton disabledReason={lock} onClick={() => remove(absent)}>
          Убрать все без&nbsp;наличия: {formatCount(absent.length)}
        </TextLinkButton>
      )}
      {question}
      {replacing}
    </span>
  )
}
