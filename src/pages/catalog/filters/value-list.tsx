import { useState } from 'react'
import { Checkbox } from '../../../ui/controls/choice/checkbox'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import styles from './filters.module.scss'

/** So many values are shown before «Ещё». */
const SHOWN = 7

/** A value of a filter; `count`: how many products choosing it gives. */
export type Value = { key: string; name: string; count: number; isChosen: boolean }

/** Values to tick with what each gives; a value that gives nothing cannot be ticked. [DEC-053] */
export function ValueList({
  values,
  onToggle,
  isWhole = false,
}: {
  values: readonly Value[]
  onToggle: (key: string) => void
  isWhole?: boolean
}) {
  const [isLong, setLong] = useState(false)
  const isCut = !isWhole && !isLong && values.length > SHOWN + 1
  const shown = isCut ? values.filter((value, at) => at < SHOWN || value.isChosen) : values
  return (
    <>
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
        <TextLinkButton className={styles.more} onClick={() => setLong(true)}>
          Ещё {values.length - shown.length}
        </TextLinkButton>
      )}
    </>
  )
}
