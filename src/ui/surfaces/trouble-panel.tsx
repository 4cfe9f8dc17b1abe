import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Button } from '../controls/button'
import { Icon } from '../icon'
import styles from './trouble-panel.module.scss'

/** Over the page: a part of the shop is not there, what is kept all the same, and the way to have it back. */
export function TroublePanel({ title, children, onRetry }: { title: string; children: ReactNode; onRetry: () => void }) {
  return (
    <div className={styles.panel} role="alert">
      <Icon of={CircleAlert} />
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
      <Button variant="fill" size="s" onClick={onRetry}>
        Повторить
      </Button>
    </div>
  )
}
