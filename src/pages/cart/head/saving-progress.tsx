import { useState } from 'react'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { Delayed } from '../../../ui/feedback/delayed'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import styles from '../cart-page.module.scss'
import { useUnsent } from './use-unsent'

/** How far the saving has come, at the lower edge of the entry; takes no room. [DEC-059] */
export function SavingProgress() {
  const unsent = useUnsent()
  const [peak, setPeak] = useState(0)
  const next = unsent === 0 ? 0 : Math.max(peak, unsent)
  if (next !== peak) setPeak(next)
  return (
    <span className={styles.progress}>
      <Delayed when={unsent > 0}>
        <ProgressBar
          isThin
          label="Сохранение корзины"
          value={next - unsent}
          max={Math.max(next, 1)}
          valueText={unsent > 0 ? `осталось ${counted(unsent, words.change)}` : 'всё сохранено'}
        />
      </Delayed>
    </span>
  )
}
