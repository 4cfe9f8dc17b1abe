import clsx from 'clsx'
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { optionElementId, useActiveOption } from './use-active-option'
import { isCommand } from '../controls/modified-key'
import { TextInput } from '../controls/text-input'
import { OwnText } from '../text/own-text'
import styles from './combobox.module.scss'

/** One of the suggestions. `text` is what comes to stand in the field, `note` says more of it (an ИНН, a region). */
export type Suggestion = { id: string; text: string; note?: string | undefined }

export type ComboboxProps<Item extends Suggestion> = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'role' | 'list' | 'value' | 'defaultValue' | 'onChange' | 'onKeyDown'
> & {
  value: string
  onChange: (text: string) => void
  /** What the text may mean, by whoever knows; in the order in which they are shown. */
  suggestions: readonly Item[]
  /** The suggestions for the text are on their way: what is shown answers an earlier text. */
  isBusy?: boolean | undefined
  /** Asks for the suggestions of a text: as it is typed, and when the list is opened again. */
  onQuery: (text: string) => void
  /** One was chosen; its text is in the field by then. */
  onPick: (suggestion: Item) => void
  /** A text that is no suggestion stays; otherwise who leaves the field finds the last chosen text in it again. */
  isFreeText: boolean
}

/** A field that suggests what may be meant while it is typed in: the list-autocomplete combobox of the ARIA practices. */
export function Combobox<Item extends Suggestion>({
  value,
  onChange,
  suggestions,
  isBusy = false,
  onQuery,
  onPick,
  isFreeText,
  onFocus,
  onBlur,
  className,
  ...rest
}: ComboboxProps<Item>) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string | null>(null)
  /** What the field goes back to. */
  const settled = useRef(value)
  const active = suggestions.find(({ id }) => id === activeId)
  const isAsked = isOpen && value.trim() !== ''
  const isListed = isAsked && suggestions.length > 0

  const open = (text: string) => {
    setOpen(true)
    setActiveId(null)
    onQuery(text)
  }
  const close = () => {
    setOpen(false)
    setActiveId(null)
  }
  const pick = (suggestion: Item) => {
    settled.current = suggestion.text
    onChange(suggestion.text)
    onPick(suggestion)
    close()
  }
  const move = (step: 1 | -1) => {
    const at = suggestions.findIndex(({ id }) => id === activeId)
    // Past either end is the field itself, then the other end.
    const next = at === -1 ? (step === 1 ? 0 : suggestions.length - 1) : at + step
    setActiveId(suggestions[next]?.id ?? null)
  }
  const press = (event: KeyboardEvent) => {
    if (isCommand(event) || event.nativeEvent.isComposing) return
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key]
    if (step) {
      if (isListed) move(step)
      else open(value)
    } else if (event.key === 'Enter' && isListed && active) pick(active)
    else if (event.key === 'Escape' && isAsked) {
      // The dialog around it stays.
      event.stopPropagation()
      close()
    } else return
    event.preventDefault()
  }
  const leave = () => {
    close()
    if (isFreeText || value === settled.current) return
    // An emptied field means that nothing is chosen.
    if (value.trim() === '') settled.current = ''
    onChange(settled.current)
  }

  return (
    <div className={clsx(styles.combobox, className)}>
      <TextInput
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed && active ? optionElementId(listId, active.id) : undefined}
        value={value}
        onChange={({ target }) => {
          onChange(target.value)
          open(target.value)
        }}
        onKeyDown={press}
        onFocus={(event) => {
          settled.current = value
          onFocus?.(event)
        }}
        onBlur={(event) => {
          leave()
          onBlur?.(event)
        }}
      />
      {isAsked && (isListed || isBusy) && (
        <div className={clsx(styles.box, isBusy && styles.busy)} aria-busy={isBusy} onPointerDown={(event) => event.preventDefault()}>
          {isListed ? <Options id={listId} list={suggestions} activeId={activeId} onPick={pick} /> : <p className={styles.said}>Ищем…</p>}
        </div>
      )}
      <span role="status" className="vh">
        <OwnText>{isListed && !isBusy && `${counted(suggestions.length, words.variant)}. Стрелки ведут по\u00a0списку.`}</OwnText>
        <OwnText>{isAsked && !isBusy && suggestions.length === 0 && 'Ничего не\u00a0нашлось'}</OwnText>
      </span>
    </div>
  )
}

type OptionsProps<Item> = { id: string; list: readonly Item[]; activeId: string | null; onPick: (suggestion: Item) => void }

function Options<Item extends Suggestion>({ id, list, activeId, onPick }: OptionsProps<Item>) {
  const elementOf = useActiveOption<HTMLLIElement, string>(id, activeId)
  return (
    <ul id={id} role="listbox" aria-label="Подсказки" className={styles.list}>
      {list.map((suggestion) => (
        <li
          key={suggestion.id}
          {...elementOf(suggestion.id)}
          className={clsx(styles.option, suggestion.id === activeId && styles.active)}
          onClick={() => onPick(suggestion)}
        >
          {suggestion.text}
          {suggestion.note !== undefined && <small>{suggestion.note}</small>}
        </li>
      ))}
    </ul>
  )
}
