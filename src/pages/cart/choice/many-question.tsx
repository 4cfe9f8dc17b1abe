import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../../ui/popups/confirm-dialog'

/** More lines than this do not go without a question. */
const ASKED_ABOVE = 10

type Asked = {
  title: string
  /** On the button that agrees. */
  action: string
  go: () => void
  /** The lines are gone, the button that was pressed perhaps too. */
  onGone?: (() => void) | undefined
}

/** @returns `ask` goes at once where there are few lines, where there are many when the buyer agrees; `question` is to be drawn */
export function useManyQuestion(): { ask: (count: number, asked: Asked) => void; question: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (count: number, what: Asked) => {
    if (count > ASKED_ABOVE) return setAsked(what)
    what.go()
    what.onGone?.()
  }
  const question = asked !== null && (
    <ConfirmDialog
      title={asked.title}
      action={asked.action}
      onClose={() => setAsked(null)}
      onConfirm={() => {
        asked.go()
        // While the question is there nothing else takes the focus.
        if (asked.onGone) requestAnimationFrame(asked.onGone)
      }}
    >
      Вернуть можно сразу после.
    </ConfirmDialog>
  )
  return { ask, question }
}
