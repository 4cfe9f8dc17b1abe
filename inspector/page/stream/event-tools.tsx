import { useState } from 'react'
import { Button } from '../../../src/ui/controls/button'
import { copyText } from '../../../src/ui/controls/copy-text'
import { announce } from '../../../src/ui/feedback/announce'
import type { EventRow } from '../../recording/recording'
import styles from './event-details.module.scss'

const COPIED = 'Данные события скопированы'
const FAILED = 'Не\u00a0скопировалось: браузер не\u00a0дал доступа к\u00a0буферу обмена. Выделите данные ниже и\u00a0скопируйте их сами.'

type ToolsProps = {
  row: EventRow
  /** Why it cannot be sent once more; undefined where it can. */
  againReason: string | undefined
  onAgain: () => void
}

/** What can be done with the data of an event. */
export function EventTools({ row, againReason, onAgain }: ToolsProps) {
  const [outcome, setOutcome] = useState<string | null>(null)
  const copy = async () => {
    const said = (await copyText(JSON.stringify(row.event, null, 2))) ? COPIED : FAILED
    setOutcome(said)
    announce(said)
  }
  return (
    <div className={styles.tools}>
      <Button size="s" variant="plain" onClick={() => void copy()}>
        Скопировать JSON
      </Button>
      <Button size="s" variant="plain" disabledReason={againReason} onClick={onAgain}>
        Отправить снова
      </Button>
      {outcome !== null && <p>{outcome}</p>}
    </div>
  )
}
