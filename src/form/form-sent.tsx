import { type ReactNode, useEffect, useRef } from 'react'
import { listDrawing } from '../ui/feedback/drawings/list'
import { StateView } from '../ui/feedback/state-view'

type FormSentProps = {
  title: ReactNode
  /** What can be done next. */
  actions?: ReactNode
  /** One sentence: what follows. */
  children?: ReactNode
}

/** Takes the place of a form that was sent: it is scrolled to and has the focus, because the button that had it is gone. */
export function FormSent({ title, actions, children }: FormSentProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={place} tabIndex={-1}>
      <StateView drawing={listDrawing} role="status" headingLevel={3} title={title} actions={actions}>
        {children}
      </StateView>
    </div>
  )
}
