import { type FormEvent, useId, useState } from 'react'
import { selectQuantity } from '../../../../machines/cart/cart.selectors'
import { shownProduct } from '../../../../model/cart/cart-lines'
import { inLines, type SetLine, setManyText } from '../../../../model/cart/many-quantities'
import { counted } from '../../../../model/text/plural'
import { parseQuantity } from '../../../../model/text/number-input'
import { useAppActor } from '../../../shop/app-context'
import { Button } from '../../../ui/controls/button'
import { TextInput } from '../../../ui/controls/text-input'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { useChoiceActions } from './choice-context'
import { useUndoKey } from '../use-undo'
import { useWishMany } from './use-wish-many'
import { OwnText } from '../../../ui/text/own-text'
import styles from './chosen-bar.module.scss'

/** A line that got the quantity of many: what stood there, and what does now. */
type ManyLine = SetLine & { id: number; before: number }
/** What became of it, and the lines that it can be taken back in. */
type Outcome = { text: string; set: readonly ManyLine[] }

type ManyQuantitiesProps = {
  /** Why nothing can be set now. */
  reason: string | undefined
  /** How many lines it would be set in. */
  count: number
}

/** One quantity for all ticked lines on the screen; each takes what its pack, limit and stock allow, and it is said in which it is another. [DEC-019] */
export function ManyQuantities({ reason, count }: ManyQuantitiesProps) {
  const setAll = useSetAll()
  const takeBack = useTakeBack()
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const refusalId = useId()
  const type = (next: string) => {
    setText(next)
    setRefusal(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason !== undefined) return
    setOutcome(null)
    const typed = parseQuantity(text)
    if (!typed.ok) return setRefusal(typed.reason)
    if (typed.value === 0) return setRefusal('Введите не\u00a0меньше 1; убирает строки «Удалить»')
    const lines = setAll(typed.value)
    type('')
    setOutcome(
      lines.length === 0
        ? { text: 'Среди найденных нет отмеченных строк.', set: [] }
        : { text: setManyText(typed.value, lines), set: lines.filter(({ before, kept }) => before !== kept) },
    )
  }
  const undo = () => {
    if (!outcome || outcome.set.length === 0 || reason !== undefined) return false
    setOutcome({ text: `Вернули прежнее количество в\u00a0${counted(takeBack(outcome.set), inLines)}.`, set: [] })
    return true
  }
  useUndoKey(undo, true)
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextInput
          size="s"
          className={styles.count}
          aria-label="Количество для отмеченных"
          aria-invalid={refusal !== null || undefined}
          aria-describedby={refusal === null ? undefined : refusalId}
          placeholder="Кол-во"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || text === '') return
            event.preventDefault()
            type('')
          }}
        />
        <Button type="submit" size="s" variant="line" {...(reason !== undefined && { disabledReason: reason })}>
          Поставить в&nbsp;{counted(count, inLines)}
        </Button>
        {refusal !== null && (
          <span id={refusalId} role="alert" className={styles.refusal}>
            {refusal}
          </span>
        )}
      </form>
      <span role="status" className={outcome === null ? 'vh' : styles.outcome}>
        {outcome !== null && (
          <>
            <OwnText>{outcome.text}</OwnText>
            {outcome.set.length > 0 && (
              <>
                {' '}
                <TextLinkButton onClick={undo}>Вернуть прежние</TextLinkButton>
              </>
            )}{' '}
            <TextLinkButton onClick={() => setOutcome(null)}>Понятно</TextLinkButton>
          </>
        )}
      </span>
    </>
  )
}

/** Wishes this many pieces of each ticked line on the screen, in one call. @returns what stands in each of them now */
function useSetAll(): (quantity: number) => readonly ManyLine[] {
  const cart = useAppActor('cart')
  const { chosenOnScreen } = useChoiceActions()
  const wishMany = useWishMany()
  return (quantity) => {
    if (!cart) return []
    const chosen = chosenOnScreen()
    const before = cart.getSnapshot()
    wishMany(chosen.map((id) => ({ id, quantity })))
    const state = cart.getSnapshot()
    const { known, queue, regionId } = state.context
    return chosen.map((id) => ({
      id,
      article: shownProduct(known, queue, regionId, id)?.article ?? '',
      before: selectQuantity(id)(before),
      kept: selectQuantity(id)(state),
    }))
  }
}

/** Wishes anew what stood in lines before; of those that were changed since nothing. @returns how many lines these are */
function useTakeBack(): (lines: readonly ManyLine[]) => number {
  const cart = useAppActor('cart')
  const wishMany = useWishMany()
  return (lines) => {
    const state = cart?.getSnapshot()
    const same = state ? lines.filter(({ id, kept }) => selectQuantity(id)(state) === kept) : []
    return wishMany(same.map(({ id, before }) => ({ id, quantity: before })))
  }
}
