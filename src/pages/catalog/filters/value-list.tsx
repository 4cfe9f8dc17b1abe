import { useEffect, useRef, useState } from 'react'
import { findLines } from '../../../../model/cart/find-lines'
import { formatCount } from '../../../../model/text/count'
import { counted } from '../../../../model/text/plural'
import type { WordForms } from '../../../../model/text/words'
import { Checkbox } from '../../../ui/controls/choice/checkbox'
import { SearchInput } from '../../../ui/controls/search-input'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import styles from './filters.module.scss'

/** So many values are shown before «Ещё». */
const SHOWN = 7
/** So many after it: of more the search finds the others. */
const LONG = 100
const VALUES: WordForms = { one: 'значение', few: 'значения', many: 'значений' }
/** Few values need no search. */
const SEARCHED_FROM = 9

/** A value of a filter; `count`: how many products choosing it gives. */
export type Value = { key: string; name: string; count: number; isChosen: boolean }

export type ValueListProps = {
  values: readonly Value[]
  onToggle: (key: string) => void
  /** What the search among many values is called, and what it says where none is like that; without it there is no search. */
  search?: { label: string; nothing: string }
  /** What the values are called. */
  nouns?: WordForms
}

/** Values to tick with what each gives, with a search among them where they are many; a value that gives nothing cannot be ticked. [DEC-053] */
export function ValueList({ values, onToggle, search, nouns = VALUES }: ValueListProps) {
  const [isLong, setLong] = useState(false)
  const [wanted, setWanted] = useState('')
  const group = useRef<Element | null>(null)
  // «Ещё» goes: it is read on from the first value that came.
  useEffect(() => {
    if (isLong) group.current?.querySelectorAll<HTMLElement>('input[type=checkbox]')[SHOWN]?.focus({ preventScroll: true })
  }, [isLong])
  const isSearched = search !== undefined && values.length >= SEARCHED_FROM
  const words = isSearched ? wanted.trim() : ''
  // Values are codes as often as words: «5w40» is in «5W-40».
  const lines = values.map(({ name }, id) => ({ id, article: name, name, brand: '' }))
  const found = findLines(lines, words).flatMap((at) => values[at] ?? [])
  const isCut = words === '' && !isLong && found.length > SHOWN + 1
  const most = isCut ? SHOWN : LONG
  const shown = found.length > most ? found.filter((value, at) => at < most || value.isChosen) : found
  return (
    <>
      {isSearched && (
        <SearchInput
          label={search.label}
          placeholder={search.label}
          size="s"
          value={wanted}
          onChange={setWanted}
          className={styles.search}
        />
      )}
      {isSearched && found.length === 0 && <p className={styles.nothing}>{search.nothing}</p>}
      {shown.map(({ key, name, count, isChosen }) => (
        <Checkbox
          key={key}
          label={name}
          count={count}
          checked={isChosen}
          isDisabled={count === 0 && !isChosen}
          onChange={() => onToggle(key)}
        />
      ))}
      {isCut && (
        <TextLinkButton
          className={styles.more}
          onClick={({ currentTarget }) => {
            group.current = currentTarget.closest('[role=group]')
            setLong(true)
          }}
        >
          Ещё {counted(values.length - shown.length, nouns)}
        </TextLinkButton>
      )}
      {!isCut && shown.length < found.length && (
        <p role="status" className={styles.nothing}>
          Показано {formatCount(shown.length)} из&nbsp;{formatCount(found.length)}: остальные найдёт поиск
        </p>
      )}
    </>
  )
}
