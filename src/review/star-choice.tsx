import clsx from 'clsx'
import Star from 'lucide-react/icons/star'
import { type KeyboardEvent, useRef, useState } from 'react'
import { STARS_MAX } from '../../model/limits'
import { Icon } from '../ui/icon'
import styles from './star-choice.module.scss'

export type StarChoiceProps<M extends number> = {
  /** The id of what names the choice. */
  labelledBy: string
  /** What each mark says, 0 to 5. */
  words: Readonly<Record<M, string>>
  value: M | null
  /** A choice leads on to something else: the arrows only move the focus, and a press or a digit chooses. */
  isLeading?: boolean | undefined
  /** Nothing can be chosen now. */
  isFixed?: boolean | undefined
  onChoose: (mark: M) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }
/** @returns the digit 0 to 5 that was pressed without anything held; null: something else */
export function digitOf({ key, ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): number | null {
  return /^\d$/.test(key) && Number(key) <= STARS_MAX && !ctrlKey && !altKey && !metaKey ? Number(key) : null
}

/** Whether a key moves among the marks, with nothing held. */
export const isArrow = ({ key, ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): boolean =>
  key in STEPS && !ctrlKey && !altKey && !metaKey

/** A mark of 0 to 5 stars, a radio group: arrows, Home, End, digits, a press. Under it stands what the mark says. */
export function StarChoice<M extends number>({ labelledBy, words, value, isLeading, isFixed, onChoose }: StarChoiceProps<M>) {
  const group = useRef<HTMLDivElement>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const marks = Array.from({ length: STARS_MAX + 1 }, (_, mark) => mark as M) // 0 to 5, as the words are
  const shown = isFixed ? value : (hovered ?? (isLeading ? focused : null) ?? value)
  const stop = focused ?? value ?? 0

  const choose = (mark: M) => {
    if (!isFixed) onChoose(mark)
  }
  const move = (mark: number) => {
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[mark]?.focus()
    if (!isLeading) choose(mark as M) // one of `marks`
  }
  const press = (event: KeyboardEvent) => {
    const digit = digitOf(event)
    const step = STEPS[event.key]
    const end = event.key === 'Home' ? 0 : event.key === 'End' ? STARS_MAX : undefined
    if (digit === null && step === undefined && end === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (digit !== null) {
      move(digit)
      if (isLeading) choose(digit as M) // one of `marks`
    } else move(end ?? (stop + step! + marks.length) % marks.length) // one of the three is there
  }

  return (
    <div className={styles.choice}>
      <div
        ref={group}
        role="radiogroup"
        aria-labelledby={labelledBy}
        aria-disabled={isFixed || undefined}
        className={clsx(styles.stars, isFixed && styles.fixed)}
        onKeyDown={press}
        onPointerLeave={() => setHovered(null)}
        onBlur={() => setFocused(null)}
      >
        {marks.map((mark) => (
          <button
            key={mark}
            type="button"
            role="radio"
            aria-checked={value === mark}
            aria-label={`${mark} из\u00a0${STARS_MAX}, ${words[mark].toLowerCase()}`}
            tabIndex={mark === stop ? 0 : -1}
            className={clsx(styles.star, mark === 0 && styles.zero, shown === mark && styles.now)}
            onFocus={() => setFocused(mark)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(mark)}
            // The second click of a double click was meant for what stood here before.
            onClick={({ detail }) => detail < 2 && choose(mark)}
          >
            {mark === 0 ? <span aria-hidden="true">0</span> : <Icon of={Star} size={28} isFilled={shown !== null && mark <= shown} />}
          </button>
        ))}
      </div>
      <p aria-hidden="true" className={styles.words}>
        {shown === null ? `От 0 до\u00a0${STARS_MAX}` : words[shown as M /* one of `marks` */]}
      </p>
    </div>
  )
}
