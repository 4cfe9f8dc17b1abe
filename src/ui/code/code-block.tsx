import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { Button } from '../controls/button'
import { useCopying } from '../controls/use-copying'
import styles from './code-block.module.scss'

export type CodeBlockProps = {
  /** What the code is, for screen readers: «Пример запроса». */
  label: string
  /** «HTTP», «JSON», «PHP». */
  language: string
  code: string
}

/** A piece of code to be copied; long lines scroll in its own box, also by keyboard. */
export function CodeBlock({ label, language, code }: CodeBlockProps) {
  const { outcome, copy, forget } = useCopying(code, {
    copied: `${label}: скопировано`,
    failed: 'Не удалось скопировать. Выделите код и нажмите Ctrl+C',
  })
  return (
    <figure className={styles.block}>
      <figcaption className={styles.head}>
        <span>{language}</span>
        <Button
          size="s"
          icon={outcome === 'copied' ? Check : Copy}
          className={styles.copy}
          aria-label={`Скопировать: ${label}`}
          onClick={copy}
          onBlur={forget}
          onPointerLeave={forget}
        >
          {outcome === null ? 'Скопировать' : outcome === 'copied' ? 'Скопировано' : 'Не удалось'}
        </Button>
      </figcaption>
      <pre tabIndex={0} role="region" aria-label={`${label}, ${language}`}>
        <code>{code}</code>
      </pre>
    </figure>
  )
}
