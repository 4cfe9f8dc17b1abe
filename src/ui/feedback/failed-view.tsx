import type { ReactNode } from 'react'
import { Button } from '../controls/button'
import { dropDrawing } from './drawings/drop'
import { StateView } from './state-view'

export type FailedViewProps = {
  /** What did not come: «Заказы не загрузились». */
  title: string
  /** 1 where it is the whole page. */
  headingLevel?: 1 | 2 | undefined
  /** One sentence: what happened, what was kept. */
  children: ReactNode
  /** It is being asked for again. */
  isRetrying?: boolean | undefined
  onRetry: () => void
}

/** In the place of something that did not load: what happened, and the way to ask again. */
export function FailedView({ title, headingLevel, children, isRetrying, onRetry }: FailedViewProps) {
  return (
    <StateView
      drawing={dropDrawing}
      role="alert"
      title={title}
      headingLevel={headingLevel}
      actions={
        <Button variant="main" busy={isRetrying} onClick={onRetry}>
          Повторить
        </Button>
      }
    >
      {children}
    </StateView>
  )
}
