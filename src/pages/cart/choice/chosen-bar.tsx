import ChevronDown from 'lucide-react/icons/chevron-down'
import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, useId, useState } from 'react'
import { shownProduct } from '../../../../model/cart/cart-lines'
import { counted } from '../../../../model/text/plural'
import { parseQuantity } from '../../../../model/text/number-input'
import { words } from '../../../../model/text/words'
import { useAppActor } from '../../../app/app-context'
import { Button } from '../../../ui/controls/button'
import { TextInput } from '../../../ui/controls/text-input'
import { announce } from '../../../ui/feedback/announce'
import { Icon } from '../../../ui/icon'
import { useChoiceActions, useChoiceCounts, useChoiceLock, useChoiceReader } from './choice-context'
import styles from './chosen-bar.module.scss'

/** How many lines are ticked, and what is done with all of them at once; opens by itself where some are not. */
export function ChosenBar() {
  const { toggleAll } = useChoiceActions()
  const { all, choosable, chosen } = useChoiceCounts()
  const lock = useChoiceLock()
  const isPartial = chosen < choosable
  const [opened, setOpened] = useState<boolean | null>(null)
  const [wasPartial, setWasPartial] = useState(isPartial)
  if (wasPartial !== isPartial) {
    setWasPartial(isPartial)
    if (isPartial) setOpened(null)
  }
  const isOpen = opened ?? isPartial
  const actionsId = useId()
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={actionsId} onClick={() => setOpened(!isOpen)}>
        Отмечено {chosen}&nbsp;из&nbsp;{all}
        <Icon of={ChevronDown} size={16} />
      </button>
      <div id={actionsId} role="group" aria-label="С отмеченными" hidden={!isOpen} className={styles.actions}>
        {isOpen && (
          <>
            <ManyQuantities reason={reasonOf(chosen, lock)} />
            <RemoveMany reason={reasonOf(chosen, lock)} />
            {isPartial && (
              <Button size="s" className={styles.all} {...(lock !== undefined && { disabledReason: lock })} onClick={toggleAll}>
                Отметить все
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

const reasonOf = (chosen: number, lock: string | undefined) => lock ?? (chosen === 0 ? 'Отметьте хотя бы одну строку' : undefined)
type ActionProps = { reason: string | undefined }

/** One quantity for all ticked lines; each takes what its pack, limit and stock allow, and says so. [DEC-019] */
function ManyQuantities({ reason }: ActionProps) {
  const setAll = useSetAll()
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const refusalId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason !== undefined) return
    const typed = parseQuantity(text)
    if (!typed.ok) return setRefusal(typed.reason)
    if (typed.value === 0) return setRefusal('Введите не\u00a0меньше 1; убирает строки «Удалить»')
    const count = setAll(typed.value)
    setText('')
    announce(`Количество ${typed.value}\u00a0шт. поставлено в\u00a0отмеченных: ${counted(count, words.line)}`)
  }
  return (
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
        onChange={(event) => {
          setText(event.target.value)
          setRefusal(null)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return
          event.preventDefault()
          setText('')
          setRefusal(null)
        }}
      />
      <Button type="submit" size="s" variant="line" {...(reason !== undefined && { disabledReason: reason })}>
        Поставить
      </Button>
      {refusal !== null && (
        <span id={refusalId} role="alert" className={styles.refusal}>
          {refusal}
        </span>
      )}
    </form>
  )
}

/** All ticked lines go; each leaves its ghost, and all come back by «Вернуть всё». [DEC-021] */
function RemoveMany({ reason }: ActionProps) {
  const setAll = useSetAll()
  return (
    <Button
      size="s"
      icon={Trash2}
      className={styles.remove}
      {...(reason !== undefined && { disabledReason: reason })}
      onClick={() => announce(`Удалено: ${counted(setAll(0), words.line)}. Их\u00a0можно вернуть`)}
    >
      Удалить
    </Button>
  )
}

/** Wishes this many pieces of each ticked line, in one call. @returns how many lines these are */
function useSetAll(): (quantity: number) => number {
  const [cart, prices] = [useAppActor('cart'), useAppActor('prices')]
  const read = useChoiceReader()
  return (quantity) => {
    if (!cart) return 0
    const { known, queue, regionId } = cart.getSnapshot().context
    const entries = prices?.getSnapshot().context.entries
    const wishes = read().chosen.flatMap((id) => {
      const product = shownProduct(known, queue, regionId, id)
      return product ? [{ product, quantity, stock: entries?.[id]?.price?.stock ?? null }] : []
    })
    cart.send({ type: 'quantities.changed', wishes })
    return wishes.length
  }
}
