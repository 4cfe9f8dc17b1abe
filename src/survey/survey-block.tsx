import { useSelector } from '@xstate/react'
import clsx from 'clsx'
import { selectProgress, selectSurvey } from '../../machines/survey/survey.selectors'
import { counted } from '../../model/text/plural'
import { words } from '../../model/text/words'
import { useAppActor } from '../shop/app-context'
import { usePopup } from '../hooks/screen/use-popup'
import { Button } from '../ui/controls/button'
import { SkipSurvey } from './skip-survey'
import styles from './survey-block.module.scss'

export type SurveyBlockProps = {
  /** Called before the dialog opens: what stands over the page goes. */
  onOpen?: (() => void) | undefined
  className?: string | undefined
}

/** What the shop asks, and how far it is answered; the questions stand in a dialog. Nothing where nothing is asked. [NAV-015, NAV-024] */
export function SurveyBlock({ onOpen, className }: SurveyBlockProps) {
  const actor = useAppActor('survey')
  const popup = usePopup('survey')
  const survey = useSelector(actor, selectSurvey)
  const isThanked = useSelector(actor, (state) => state?.hasTag('thanked') ?? false)
  const isSending = useSelector(actor, (state) => state?.hasTag('sending') ?? false)
  const { open } = useSelector(actor, selectProgress)
  if (!survey) return null
  const all = survey.questions.length
  const answered = all - open.length
  const ask = () => {
    onOpen?.()
    // It may be over by now: an empty dialog would hold the screen.
    if (selectSurvey(actor?.getSnapshot())) popup.open()
  }
  return (
    <section aria-label="Опрос" className={clsx(styles.block, className)}>
      <p className={styles.kind}>Опрос</p>
      <b>{survey.title}</b>
      {isThanked ? (
        <>
          <p role="status">Спасибо за&nbsp;ответы!</p>
          <div className={styles.acts}>
            <Button size="s" variant="line" onClick={() => actor?.send({ type: 'thanks.noted' })}>
              Закрыть
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{answered === 0 ? counted(all, words.question) : `Отвечено ${answered} из\u00a0${all}`}</p>
          <div className={styles.acts}>
            <Button size="s" variant="line" busy={isSending} aria-haspopup="dialog" onClick={ask}>
              {answered === 0 ? 'Ответить' : 'Продолжить'}
            </Button>
            <SkipSurvey size="s" />
          </div>
        </>
      )}
    </section>
  )
}
