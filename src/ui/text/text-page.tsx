import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useMemo } from 'react'
import { headingsOf } from '../../../model/content/headings'
import type { TextBlock } from '../../../model/content/text-block'
import { formatDayMonth, formatYear } from '../../../model/text/date'
import { Button } from '../controls/button'
import { Contents } from './contents'
import { TextBlocks } from './text-blocks'
import styles from './text-page.module.scss'

export type TextPageProps = {
  title: string
  blocks: readonly TextBlock[]
  /** The day that the text is of. `label`: «Редакция от», «Опубликовано»; `at`: ISO 8601, with a zone or a calendar day. */
  date?: { label: string; at: string } | undefined
  /** What the text is about, in a sentence or two, before it. */
  lead?: ReactNode
  /** Beside «Распечатать»: a file to download, a way to share. */
  actions?: ReactNode
  /** What follows the text: other articles, a question to the manager. Not on paper. */
  children?: ReactNode
}

/** A page to be read: offer, terms, rules, an answer, a piece of news. On paper only the text is left. */
export function TextPage({ title, blocks, date, lead, actions, children }: TextPageProps) {
  const headings = useMemo(() => headingsOf(blocks), [blocks])
  const list = useMemo(() => [...headings.values()], [headings])
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <div className={styles.tools}>
            {date && (
              <p>
                {date.label}{' '}
                <time dateTime={date.at}>
                  {formatDayMonth(date.at)}&nbsp;{formatYear(date.at)}&nbsp;г.
                </time>
              </p>
            )}
            <Button size="s" icon={Printer} className={styles.print} onClick={() => window.print()}>
              Распечатать
            </Button>
            {actions}
          </div>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </header>
        <Contents headings={list} className={styles.contents} />
        <TextBlocks blocks={blocks} headings={headings} className={styles.text} />
      </article>
      {children !== undefined && <div className={styles.after}>{children}</div>}
    </div>
  )
}
