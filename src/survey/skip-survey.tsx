import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { selectProgress, selectSurvey } from '../../machines/survey/survey.selectors'
import { useAppActor } from '../shop/app-context'
import { Button, type ButtonProps } from '../ui/controls/button'
import { ConfirmDialog } from '../ui/popups/confirm-dialog'

/** Leaves the survey for good; where something of it was answered it asks first. [STATE-010] */
export function SkipSurvey({ children = 'Пропустить', ...look }: Pick<ButtonProps, 'size' | 'className' | 'children'>) {
  const actor = useAppActor('survey')
  const isSkipping = useSelector(actor, (state) => state?.hasTag('skipping') ?? false)
  const isSending = useSelector(actor, (state) => state?.hasTag('sending') ?? false)
  const [isAsking, setAsking] = useState(false)
  const skip = () => actor?.send({ type: 'survey.skipped' })
  const press = () => {
    const state = actor?.getSnapshot()
    if (selectProgress(state).open.length < (selectSurvey(state)?.questions.length ?? 0)) setAsking(true)
    else skip()
  }
  return (
    <>
      <Button {...look} busy={isSkipping} disabledReason={isSending ? 'Ответы отправляются' : undefined} onClick={press}>
        {children}
      </Button>
      {isAsking && (
        <ConfirmDialog title="Пропустить опрос?" action="Пропустить" onConfirm={skip} onClose={() => setAsking(false)}>
          Ответы, которые вы&nbsp;уже дали, не&nbsp;отправятся, и&nbsp;больше этот опрос не&nbsp;появится.
        </ConfirmDialog>
      )}
    </>
  )
}
