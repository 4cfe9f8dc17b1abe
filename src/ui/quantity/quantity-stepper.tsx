import clsx from 'clsx'
import { type CSSProperties, type KeyboardEvent, type Ref, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { QUANTITY_MAX } from '../../../model/limits'
import { parseQuantity } from '../../../model/text/number-input'
import { formatPieces } from '../../../model/text/count'
import { isModified } from '../controls/modified-key'
import { useSelectAtPress } from '../press/use-select-at-press'
import { useTip } from '../popups/tip'
import styles from './quantity-stepper.module.scss'

export type QuantityStepperProps = {
  /** Pieces, as the caller has them now. */
  value: number
  /**
   * Pieces that the server keeps, 0 where none; undefined while a wish for them is under way, or where nobody keeps any. One that
   * becomes another by itself was changed in another tab or on another device.
   */
  kept?: number | undefined
  /** What the quantity is of, for names: an article («Количество: AL-4071-004», «Прибавить: AL-4071-004»). */
  label: string
  /** The pack: the buttons and arrows move to its next multiple. */
  step?: number | undefined
  /** Called with every whole number typed (`isTyped`: it may go on) or stepped to, at each key: the caller coalesces. A typed 0 comes when it was entered. [DEC-020] */
  onChange: (value: number, isTyped: boolean) => void
  /** What was typed is complete: Enter was pressed or the field left. Comes after Enter's own `onKeyDown`. */
  onEnter?: (() => void) | undefined
  /** Told that the text in the field is no quantity, and when that is over. */
  onRefused?: ((isRefused: boolean) => void) | undefined
  /** The least that the buttons reach and the field takes. */
  min?: number | undefined
  isInCart?: boolean | undefined
  /** Something is wrong with this quantity; the caller says what beside it. */
  isBad?: boolean | undefined
  /** 32 or 48 px high. */
  size?: 's' | 'l' | undefined
  /** Nothing can be changed, and why. [DEC-035] */
  disabledReason?: string | undefined
  /** Comes first; where it prevents the default, the stepper's own keys stay silent (a grid that moves by arrows). */
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  /** The whole of it. */
  wrapRef?: Ref<HTMLSpanElement> | undefined
  className?: string | undefined
}

/**
 * A quantity to type or to step. What is a quantity is told at once; a 0 when it was entered, for it may be the beginning of a
 * number and takes a line out. What is no quantity stays in the field with a sentence under it. Then, as after Escape and in an
 * emptied field, the number from before the typing holds: its first digits were told already. While somebody types, the field
 * shows what was typed, afterwards what the caller has. What was typed and answered gives way to a number from elsewhere even
 * under the caret, what is not told yet stays; both is said. [DEC-019, DEC-020, DEC-046]
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    kept,
    label,
    step = 1,
    onChange,
    onEnter,
    onRefused,
    min = 0,
    isInCart,
    isBad,
    size = 's',
    disabledReason,
    onKeyDown,
    wrapRef,
    className,
  } = props
  const [draft, setDraft] = useState<Draft | null>(null)
  const [wasInCart, setWasInCart] = useState(isInCart)
  if (wasInCart !== isInCart) {
    setWasInCart(isInCart)
    if (!isInCart && draft?.reason) setDraft(null) // it was said of a line that is gone
  }
  const [elsewhere, setElsewhere] = useState<number | null>(null)
  const [wasKept, setWasKept] = useState(kept)
  if (wasKept !== kept) {
    setWasKept(kept)
    if (wasKept !== undefined && kept !== undefined) setDraft((now) => (now === null || now.isTold ? null : { ...now, before: value }))
  }
  const input = useRef<HTMLInputElement>(null)
  const selectAtPress = useSelectAtPress()
  const keptBefore = useRef(kept)
  useLayoutEffect(() => {
    const before = keptBefore.current
    keptBefore.current = kept
    const isChanged = before !== undefined && kept !== undefined && before !== kept
    if (isChanged && document.activeElement === input.current) setElsewhere(kept)
  }, [kept])
  const isTyping = draft !== null
  // As at the focus, once the typing has ended or the number has become another: what is typed next replaces it.
  useEffect(() => {
    if (!isTyping && document.activeElement === input.current) input.current?.select()
  }, [isTyping, value, elsewhere])
  const reasonId = useId()
  const isOff = disabledReason !== undefined
  const tip = useTip(disabledReason ?? null)
  const reason = draft?.reason ?? null
  const isRefused = reason !== null
  useEffect(() => {
    if (!isRefused) return
    onRefused?.(true)
    return () => onRefused?.(false)
  }, [isRefused, onRefused])
  const described = isOff || isRefused ? reasonId : undefined
  const text = draft?.text ?? String(value)
  const isWrong = isRefused || isBad === true

  const type = (next: string) => {
    if (isOff) return
    const typed = read(next, min)
    const before = draft?.before ?? value
    setDraft({ text: next, reason: typed.reason, before, isTold: Boolean(typed.value) })
    setElsewhere(null)
    if (typed.value) onChange(typed.value, true)
    else if (value !== before) onChange(before, true)
  }
  const enter = () => {
    // What was typed waits until something can be changed.
    if (isOff || draft === null || draft.reason !== null) return
    setDraft(null)
    if (read(draft.text, min).value === 0) onChange(0, false)
    else onEnter?.()
  }
  const press = (direction: 1 | -1) => {
    if (isOff) return
    setDraft(null)
    setElsewhere(null)
    const next = nextPack(value, step, min, direction)
    if (next !== value) onChange(next, false)
  }
  const move = (direction: 1 | -1) => {
    if (isOff) return
    if (draft === null) press(direction)
    else type(String(nextPack(read(draft.text, min).value ?? value, step, min, direction)))
  }
  const takeBack = ({ before }: Draft) => {
    setDraft(null)
    if (value !== before) onChange(before, false)
    else onEnter?.()
  }
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    // A grid that moved on to the next row has left the field, which entered it already.
    if (event.key === 'Enter' && document.activeElement === event.currentTarget) enter()
    if (event.defaultPrevented) return
    if (event.key === 'Escape' && draft !== null && !isOff) takeBack(draft)
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || isModified(event)) return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <span
      ref={wrapRef}
      className={clsx(
        styles.wrap,
        size === 'l' && styles.l,
        isInCart && styles.inCart,
        isWrong && styles.bad,
        isOff && styles.off,
        className,
      )}
    >
      <span className={styles.step} {...(isOff ? tip.anchor : {})}>
        <StepButton name={`Убавить: ${label}`} isLess isOff={isOff || value <= leastPack(step, min)} onPress={() => press(-1)} />
        <input
          ref={input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          className={styles.input}
          // Custom properties are no keys of CSSProperties.
          style={{ '--signs': Math.max(1, text.length) } as CSSProperties}
          data-refused={isRefused ? '' : undefined}
          data-edited={draft !== null && draft.text !== String(draft.before) ? '' : undefined}
          aria-label={`Количество: ${label}`}
          aria-invalid={isWrong || undefined}
          aria-describedby={described}
          aria-disabled={isOff || undefined}
          readOnly={isOff}
          title={isRefused ? text : undefined}
          value={text}
          {...selectAtPress}
          onFocus={(event) => {
            setElsewhere(null)
            event.currentTarget.select()
          }}
          onBlur={(event) => {
            // What is longer than the field is read from its beginning. To touch what is not costs a layout at each Enter.
            if (text.length > SIGNS_IN_SIGHT) event.currentTarget.scrollLeft = 0
            enter()
          }}
          onChange={(event) => type(event.target.value)}
          onKeyDown={key}
        />
        <StepButton name={`Прибавить: ${label}`} isOff={isOff || value >= QUANTITY_MAX} onPress={() => press(1)} />
      </span>
      {isRefused && (
        <span id={reasonId} role="alert" className={styles.reason}>
          {reason}
        </span>
      )}
      {!isRefused && elsewhere !== null && (
        <span role="status" className={clsx(styles.reason, styles.elsewhere)}>
          {elsewhereWords(elsewhere)}
        </span>
      )}
      {isOff && (
        <span id={reasonId} className="vh">
          {disabledReason}
        </span>
      )}
      {tip.element}
    </span>
  )
}

/** So many signs fit into the narrowest field. */
const SIGNS_IN_SIGHT = 4

/** What stands in the field while it is typed in, what is wrong with it, and the number from before. */
type Draft = { text: string; reason: string | null; before: number /** The caller was told this very number. */; isTold: boolean }

/** An empty field is not wrong yet: one empties it in order to type. Leaving it empty brings the old number back. */
function read(text: string, min: number): { value: number | null; reason: string | null } {
  if (text.trim() === '') return { value: null, reason: null }
  const parsed = parseQuantity(text, min)
  return parsed.ok ? { value: parsed.value, reason: null } : { value: null, reason: parsed.reason }
}

const elsewhereWords = (kept: number): string =>
  kept === 0
    ? 'Убрано из\u00a0корзины в\u00a0другой вкладке или на\u00a0другом устройстве'
    : `Изменено в\u00a0другой вкладке или на\u00a0другом устройстве: ${formatPieces(kept)}`

const leastPack = (step: number, min: number): number => Math.ceil(min / step) * step

/** @returns the next multiple of the pack above or below, between the least pack and QUANTITY_MAX */
function nextPack(value: number, step: number, min: number, direction: 1 | -1): number {
  const next = direction === 1 ? (Math.floor(value / step) + 1) * step : (Math.ceil(value / step) - 1) * step
  return Math.min(Math.max(next, leastPack(step, min)), Math.floor(QUANTITY_MAX / step) * step)
}

/** Out of the tab order: in the field the arrows do the same. */
function StepButton({ name, isLess, isOff, onPress }: { name: string; isLess?: true; isOff: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={clsx(styles.button, isLess && styles.less)}
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    />
  )
}
