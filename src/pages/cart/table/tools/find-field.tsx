import clsx from 'clsx'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { formatCount } from '../../../../../model/text/count'
import { PHONE, useMedia } from '../../../../ui/use-media'
import { IconButton } from '../../../../ui/controls/icon-button'
import { isModified } from '../../../../ui/controls/modified-key'
import { TextInput } from '../../../../ui/controls/text-input'
import { FIND_ID } from '../../../../cart/table/use-whole-table'
import { enterTable } from '../../../../cart/table/grid-keys'
import { OwnText } from '../../../../ui/text/own-text'
import styles from './find-field.module.scss'

/** From so many lines on one is looked for. */
export const FOUND_FROM = 20

export type Finding = {
  text: string
  /** How many lines were found; null while nothing is looked for. */
  found: number | null
  /** How many lines there are. */
  all: number
  onFind: (text: string) => void
}

/** Narrows the table to the lines that are looked for; Enter and ↓ lead to the first of them, Escape and the cross show all again. Not there where a look is enough. */
export function FindField({ text, found, all, onFind, className }: Finding & { className?: string | undefined }) {
  const isPhone = useMedia(PHONE)
  const field = useRef<HTMLInputElement>(null)
  if (all <= FOUND_FROM && text === '') return null
  const clear = () => {
    onFind('')
    field.current?.focus()
  }
  return (
    <search className={clsx(styles.find, text !== '' && styles.active, className)}>
      <span className={styles.box}>
        <TextInput
          ref={field}
          id={FIND_ID}
          size="s"
          icon={Search}
          className={styles.field}
          aria-label="Найти в корзине"
          placeholder={isPhone ? 'Найти' : 'Найти в\u00a0корзине'}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => onFind(target.value)}
          onKeyDown={(event) => {
            const isInto = (event.key === 'ArrowDown' || event.key === 'Enter') && !isModified(event) && found !== 0
            if (!isInto && (event.key !== 'Escape' || text === '')) return
            event.preventDefault()
            if (isInto) enterTable()
            else clear()
          }}
        />
        {text !== '' && <IconButton label="Показать все строки" icon={X} iconSize={16} size="s" className={styles.clear} onClick={clear} />}
      </span>
      <span role="status" className={found === null ? 'vh' : styles.found}>
        {found !== null && (
          <>
            <span className="vh">Показано </span>
            <OwnText>{formatCount(found)}</OwnText>
            <OwnText>&nbsp;из&nbsp;</OwnText>
            <OwnText>{formatCount(all)}</OwnText>
          </>
        )}
      </span>
    </search>
  )
}
