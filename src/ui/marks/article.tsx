import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useCopying } from '../controls/use-copying'
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
  const { outcome, copy, forget } = useCopying(value, {
    copied: `${noun === 'артикул' ? 'Артикул' : 'Штрихкод'} ${value} скопирован`,
    failed: `Не удалось скопировать. Выделите ${noun} ${value} и нажмите Ctrl+C`,
  })
  return (
    <span className={clsx(styles.article, isCopyShown && styles.shown, className)}>
      <span>{value}</span>
      <button
        type="button"
        data-revealed
        aria-label={`Скопировать ${noun} ${value}`}
        title={outcome === null ? 'Скопировать' : outcome === 'copied' ? 'Скопировано' : 'Не удалось: выделите и нажмите Ctrl+C'}
        onClick={copy}
        onBlur={forget}
        onPointerLeave={forget}
      >
        <Icon of={outcome === 'copied' ? Check : Copy} size={16} />
      </button>
    </span>
  )
}
