import { type ReactNode, useEffect } from 'react'
import { isLostCode, LOST_CODE_ADVICE } from '../../../model/lost-code'
import { Button } from '../../../src/ui/controls/button'
import { Note } from '../../../src/ui/surfaces/note'
import styles from '../inspector.module.scss'

const BROKEN = 'Рисунок схемы не\u00a0открылся: в\u00a0нём или в\u00a0инспекторе ошибка.'

type FailedProps = {
  error: unknown
  onAgain: () => void
  /** What is known without the picture. */
  children: ReactNode
}

/** The picture of a chart is not there: why, and the states as words. It is tried again by a press, and when the network is back. */
export function ChartFailed({ error, onAgain, children }: FailedProps) {
  useEffect(() => {
    addEventListener('online', onAgain)
    return () => removeEventListener('online', onAgain)
  }, [onAgain])
  return (
    <>
      <Note tone="warn" role="alert" className={styles.failed}>
        <p>{isLostCode(error) ? lostWords() : BROKEN} Состояния показаны списком.</p>
        <Button size="s" variant="line" onClick={onAgain}>
          Повторить
        </Button>
      </Note>
      {children}
    </>
  )
}

const lostWords = (): string =>
  navigator.onLine ? `Файл рисунка не\u00a0загрузился. ${LOST_CODE_ADVICE}` : 'Файл рисунка не\u00a0загрузился: нет сети.'
