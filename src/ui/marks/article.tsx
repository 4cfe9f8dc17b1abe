import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { copyText } from '../controls/copy-text'
import { announce } from '../feedback/announce'
import { Icon } from '../icon'
import styles from './article.module.scss'

export type ArticleProps = {
  value: string
  /** What it is, a masculine noun. */
  noun?: 'артикул' | 'штрихкод' | undefined
  /** The copy button is always seen; otherwise on hover, also of a row that `reveals`, on focus and on touch screens. */
  isCopyShown?: boolean | undefined
  className?: string | undefined
}

/** An article number, or a barcode, selectable, with a button that copies it and says so. */
export function Article({ value, noun = 'артикул', isCopyShown, className }: ArticleProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => {
    const isCopied = await copyText(value)
    setOutcome(isCopied ? 'copied' : 'failed')
    announce(
      isCopied
        ? `${noun === 'артикул' ? 'Артикул' : 'Штрихкод'} ${value} скопирован`
        : `Не удалось скопировать. Выделите ${noun} ${value} и нажмите Ctrl+C`,
    )
  }
  const forget = () => setOutcome(null)
  return (
    <span className={clsx(styles.article, isCopyShown && styles.shown, className)}>
      <span>{value}</span>
      <button
        type="button"
        data-revealed
        aria-label={`Скопировать ${noun} ${value}`}
        title={outcome === null ? 'Скопировать' : outcome === 'copied' ? 'Скопировано' : 'Не удалось: выделите и нажмите Ctrl+C'}
        onClick={() => void copy()}
        onBlur={forget}
        onPointerLeave={forget}
      >
        <Icon of={outcome === 'copied' ? Check : Copy} size={16} />
      </button>
    </span>
  )
}
