import ChevronDown from 'lucide-react/icons/chevron-down'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useId, useRef, useState } from 'react'
import { formatCount } from '../../../../model/text/count'
import { useFocusRefuge } from '../../../hooks/screen/use-focus-refuge'
import { Button } from '../../../ui/controls/button'
import { Icon } from '../../../ui/icon'
import { useChoiceActions, useChoiceCounts, useChoiceLock, useFoundLines } from './choice-context'
import { ManyQuantities } from './many-quantities'
import { useRemoval } from './removal'
import { useCounting } from './use-counting'
import styles from './chosen-bar.module.scss'

type ChosenBarProps = { /** What stands beside it. */ children: ReactNode }

/** How many lines go into the order, and under it, when it is asked for, what is done with all of them at once. */
export function ChosenBar({ children }: ChosenBarProps) {
  const { include } = useChoiceActions()
  const found = useFoundLines()
  const { all, chosen } = useChoiceCounts()
  const onScreen = useChoiceCounts(found)
  const lock = useChoiceLock()
  const [isAsked, setAsked] = useState(false)
  if (isAsked && chosen === 0) setAsked(false)
  const bar = useRef<HTMLDivElement>(null)
  // «Снять все» gives way to «Отметить все», and the other way round.
  useFocusRefuge(
    (element) => bar.current?.contains(element) ?? false,
    () => bar.current?.querySelector<HTMLElement>('[data-tick]')?.focus(),
  )
  const isOpen = isAsked && chosen > 0
  const actionsId = useId()
  const reason = lock ?? (onScreen.chosen === 0 ? 'Среди найденных нет отмеченных строк' : undefined)
  const which = found ? 'найденные' : 'все'
  const counting = useCounting()
  const words =
    counting === 'busy' ? (
      <>В&nbsp;заказе: считаем…</>
    ) : counting === 'failed' ? (
      <>Всего строк: {formatCount(all)}</>
    ) : (
      <>
        В&nbsp;заказе {formatCount(chosen)}&nbsp;из&nbsp;{formatCount(all)}
      </>
    )
  return (
    <div ref={bar} className={styles.bar}>
      {chosen > 0 ? (
        <button
          type="button"
          className={styles.toggle}
          title="Количество и&nbsp;удаление отмеченных"
          aria-expanded={isOpen}
          aria-controls={actionsId}
          onClick={() => setAsked(!isOpen)}
        >
          {words}
          <Icon of={ChevronDown} size={16} />
        </button>
      ) : (
        <span className={styles.toggle}>{words}</span>
      )}
      <span className={styles.ticks}>
        {onScreen.chosen < onScreen.choosable && (
          <Button size="s" data-tick {...(lock !== undefined && { disabledReason: lock })} onClick={() => include(true)}>
            Отметить {which}
          </Button>
        )}
        {onScreen.chosen > 0 && (
          <Button size="s" data-tick {...(lock !== undefined && { disabledReason: lock })} onClick={() => include(false)}>
            Снять {which}
          </Button>
        )}
      </span>
      {children}
      <div id={actionsId} role="group" aria-label="С отмеченными" hidden={!isOpen} className={styles.actions}>
        {isOpen && (
          <>
            <ManyQuantities reason={reason} count={onScreen.chosen} />
            <RemoveMany
              reason={reason}
              found={found && onScreen.chosen}
              onRemoved={() => bar.current?.querySelector<HTMLElement>('[data-tick]')?.focus()}
            />
          </>
        )}
      </div>
    </div>
  )
}

type RemoveManyProps = {
  reason: string | undefined
  /** How many of those that were looked for are ticked; null: all lines are on the screen. */
  found: number | null
  onRemoved: () => void
}

/** All ticked lines on the screen go; each leaves its ghost, and all come back by «Вернуть всё». [DEC-021] */
function RemoveMany({ reason, found, onRemoved }: RemoveManyProps) {
  const { chosenOnScreen } = useChoiceActions()
  const { remove, question } = useRemoval(onRemoved)
  return (
    <>
      <Button
        size="s"
        icon={Trash2}
        className={styles.remove}
        {...(reason !== undefined && { disabledReason: reason })}
        onClick={() => remove(chosenOnScreen())}
      >
        {found === null ? 'Удалить' : `Удалить найденные: ${formatCount(found)}`}
      </Button>
      {question}
    </>
  )
}
