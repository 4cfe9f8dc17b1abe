import { Link } from 'wouter'
import { Note } from '../../ui/surfaces/note'
import styles from './catalog-view.module.scss'

type CorrectedNoteProps = {
  typed: string
  /** The words as they were read; undefined: nothing was corrected. */
  corrected: string | undefined
  /** The address of the list of some words. */
  hrefOf: (search: string) => string
}

/** Nothing has the words as they were typed: what is listed has them otherwise, and more may. */
export function CorrectedNote({ typed, corrected, hrefOf }: CorrectedNoteProps) {
  if (corrected === undefined) return null
  return (
    <Note role="status" className={styles.corrected}>
      Показаны результаты для&nbsp;<Link href={hrefOf(corrected)}>«{corrected}»</Link>: по&nbsp;запросу «{typed}» ничего нет.
    </Note>
  )
}
