import clsx from 'clsx'
import Info from 'lucide-react/icons/info'
import TrendingDown from 'lucide-react/icons/trending-down'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon'
import type { FocusMarks } from '../use-focus-kept'
import styles from './words-row.module.scss'

/** How words under a line look: something is wrong, is better than before, or is merely so. */
export type Tone = 'warn' | 'good' | 'plain'
const icons = { warn: TriangleAlert, good: TrendingDown, plain: Info }

type WordsRowProps = {
  /** The row's number in the whole table, where only a part of it is in the page. */
  place: number | undefined
  /** How many columns the table has. */
  columns: number
  tone: Tone
  focusMarks: FocusMarks
  /** A button beside the words. */
  aside?: ReactNode
  /** The words, and what can be done. */
  children: ReactNode
}

/** What stands under a line of a table, in a row of its own. */
export const WordsRow = ({ place, columns, tone, focusMarks, aside, children }: WordsRowProps) => (
  <tr role="row" aria-rowindex={place} className={clsx(styles.words, styles[tone])} {...focusMarks}>
    <td role="cell" colSpan={columns}>
      <div>
        <Icon of={icons[tone]} size={16} />
        <span className={styles.text}>{children}</span>
        {aside}
      </div>
    </td>
  </tr>
)
