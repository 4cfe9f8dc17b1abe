import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { selectAnswers, selectAt, selectProgress } from '../../machines/survey/survey.selectors'
import type { Survey } from '../../model/conversation/survey'
import { TEXT_ANSWER_LENGTH } from '../../model/limits'
import { formatCount } from '../../model/text/count'
import { counted } from '../../model/text/plural'
import { words } from '../../model/text/words'
import { useAppActor } from '../shop/app-context'
import { Button } from '../ui/controls/button'
import { TextLinkButton } from '../ui/controls/text-link-button'
import { ProgressBar } from '../ui/feedback/progress-bar'
import { DialogFoot } from '../ui/surfaces/dialog'
import { SkipSurvey } from './skip-survey'
import { SurveyQuestion } from './survey-question'
import styles from './survey-popup.module.scss'

/** One question at a time, the way to the others, and how the answers are sent. [STATE-010] */
export function SurveyQuestions({ questions }: { questions: Survey['questions'] }) {
  const actor = useAppActor('survey')
  const at = useSelector(actor, selectAt)
  const answers = useSelector(actor, selectAnswers)
  const { open, longAt, canSubmit } = useSelector(actor, selectProgress)
  const isSending = useSelector(actor, (state) => state?.hasTag('sending') ?? false)
  const form = useRef<HTMLFormElement>(null)
  const question = questions[at]
  useFocusOn(form, question?.id)
  if (!question) return null
  const go = (to: number) => actor?.send({ type: 'question.reached', at: to })
  const send = () => actor?.send({ type: 'survey.submitted' })
  const isLast = at === questions.length - 1
  const lack = canSubmit ? null : lackOf(open, longAt)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isLast) send()
    else go(at + 1)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.progress}>
        <span className={styles.place}>
          <span>
            Вопрос {at + 1} из&nbsp;{questions.length}
          </span>
          {isLast && lack && lack.at !== at && (
            <TextLinkButton onClick={() => go(lack.at)}>
              {lack.label} {lack.at + 1}
            </TextLinkButton>
          )}
        </span>
        <ProgressBar
          isThin
          label="Отвечено"
          value={questions.length - open.length}
          max={questions.length}
          valueText={`Отвечено ${questions.length - open.length} из\u00a0${questions.length}`}
        />
      </div>
      <SurveyQuestion
        key={question.id}
        question={question}
        answer={answers[question.id]}
        isLocked={isSending}
        onPick={(itemId) => actor?.send({ type: 'item.picked', questionId: question.id, itemId })}
        onType={(text) => actor?.send({ type: 'text.typed', questionId: question.id, text })}
      />
      <DialogFoot className={styles.foot}>
        <SkipSurvey className={styles.skip}>Пропустить опрос</SkipSurvey>
        {at > 0 && (
          <Button variant="line" onClick={() => go(at - 1)}>
            Назад
          </Button>
        )}
        {!isLast && (
          <Button variant={canSubmit ? 'line' : 'main'} type="submit">
            Далее
          </Button>
        )}
        {(isLast || canSubmit) && (
          <Button
            variant="main"
            {...(isLast ? { type: 'submit' as const } : { onClick: send })}
            busy={isSending}
            disabledReason={lack?.text}
          >
            Отправить
          </Button>
        )}
      </DialogFoot>
    </form>
  )
}

/** Why it cannot be sent, and the place of the question that must be mended first, with what leads there. */
function lackOf(open: readonly number[], longAt: number): { text: string; at: number; label: string } {
  if (longAt >= 0) {
    const text = `Свой ответ на\u00a0вопрос ${longAt + 1} длиннее ${formatCount(TEXT_ANSWER_LENGTH)}\u00a0знаков`
    return { text, at: longAt, label: 'Сократите ответ на\u00a0вопрос' }
  }
  return { text: `Осталось ответить на\u00a0${counted(open.length, words.question)}`, at: open[0] ?? 0, label: 'Без ответа: вопрос' }
}

/** Another question begins where it is answered; the first one that is shown leaves the focus to the dialog. */
function useFocusOn(form: React.RefObject<HTMLFormElement | null>, id: number | undefined): void {
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    const field =
      form.current?.querySelector<HTMLElement>('input:checked') ??
      form.current?.querySelector<HTMLElement>('input:not(:disabled), textarea')
    field?.focus()
  }, [form, id])
}
