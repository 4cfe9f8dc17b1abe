import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { selectSurvey } from '../../machines/survey/survey.selectors'
import { SURVEY_WIDTH_PX } from '../../model/limits'
import { useAppActor } from '../shop/app-context'
import { Button } from '../ui/controls/button'
import { Dialog, DialogFoot } from '../ui/surfaces/dialog'
import { Note } from '../ui/surfaces/note'
import { SurveyQuestions } from './survey-questions'
import styles from './survey-popup.module.scss'

/** The survey in hand, question by question, then the thanks. Closed, it keeps what was answered. [NAV-024, STATE-010] */
export function SurveyPopup({ onClose }: { onClose: () => void }) {
  const actor = useAppActor('survey')
  const survey = useSelector(actor, selectSurvey)
  const isThanked = useSelector(actor, (state) => state?.hasTag('thanked') ?? false)
  const id = survey?.id
  useEffect(() => {
    if (id !== undefined) actor?.send({ type: 'survey.shown' })
  }, [actor, id])
  if (!survey) return null
  const close = () => {
    onClose()
    actor?.send({ type: 'thanks.noted' })
  }
  return (
    <Dialog title={survey.title} width={SURVEY_WIDTH_PX} onClose={close}>
      {isThanked ? <Thanks onClose={close} /> : <SurveyQuestions questions={survey.questions} />}
    </Dialog>
  )
}

function Thanks({ onClose }: { onClose: () => void }) {
  const said = useRef<HTMLDivElement>(null)
  // What was pressed has gone.
  useEffect(() => said.current?.focus(), [])
  return (
    <>
      <div ref={said} tabIndex={-1} className={styles.thanks}>
        <Note tone="ok">Спасибо за&nbsp;ответы! Мы&nbsp;прочитаем их&nbsp;и&nbsp;учтём.</Note>
      </div>
      <DialogFoot>
        <Button variant="main" onClick={onClose}>
          Закрыть
        </Button>
      </DialogFoot>
    </>
  )
}
