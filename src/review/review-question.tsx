import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { REVIEW_COMMENT_LENGTH } from '../../model/limits'
import { canGoNext, canSubmitReview, isMark, NO_ANSWERS, REVIEW_TOPICS } from '../../model/survey-review/review'
import type { ReviewedOrder } from '../../model/survey-review/reviewed-order'
import { useAppActor } from '../shop/app-context'
import { isTextField } from '../platform/typing'
import { Button } from '../ui/controls/button'
import { digitOf, StarChoice } from './star-choice'
import { Field } from '../ui/controls/field'
import { TextArea } from '../ui/controls/text-area'
import { DialogFoot } from '../ui/surfaces/dialog'
import { answerWanted, MARK_WORDS, questionOf } from './review-words'
import styles from './review.module.scss'

const LAST = REVIEW_TOPICS.length - 1
const unitsOf = (text: string): number => text.length

/** One of the four questions, the way back and forward. [STATE-011, VALID-006] */
export function ReviewQuestion({ order, headingRef }: { order: ReviewedOrder; headingRef: RefObject<HTMLHeadingElement | null> }) {
  const review = useAppActor('review')
  const question = useSelector(review, (state) => state?.context.question ?? 0)
  const answers = useSelector(review, (state) => state?.context.answers ?? NO_ANSWERS)
  const isSending = useSelector(review, (state) => state?.hasTag('sending') ?? false)
  const headingId = useId()
  const answer = answers[question]
  const topic = REVIEW_TOPICS[question]
  if (!answer || !topic) return null
  const isLast = question === LAST
  const { title, hint } = questionOf(topic, order.isPickup)
  const isAllowed = isLast ? canSubmitReview(answers) : canGoNext(answer)
  const over = answer.comment.length > REVIEW_COMMENT_LENGTH
  const go = () => review?.send({ type: isLast ? 'review.submitted' : 'question.passed' })
  // A digit marks from anywhere but the comment.
  const press = (event: KeyboardEvent) => {
    const digit = digitOf(event)
    if (digit === null || !isMark(digit) || isTextField(event.target)) return
    event.preventDefault()
    review?.send({ type: 'mark.chosen', mark: digit })
  }
  return (
    <form
      className={styles.form}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <div aria-hidden="true" className={styles.progress}>
        {REVIEW_TOPICS.map((each, at) => (
          <span key={each} className={at <= question ? styles.done : undefined} />
        ))}
      </div>
      <div className={styles.question}>
        <h3 ref={headingRef} id={headingId} tabIndex={-1} data-autofocus>
          <span className={styles.step}>
            Вопрос {question + 1} из {REVIEW_TOPICS.length}
            <span className="vh">. </span>
          </span>
          {title}
        </h3>
        <p>{hint}</p>
      </div>
      <StarChoice
        key={topic}
        labelledBy={headingId}
        words={MARK_WORDS}
        value={answer.mark}
        isFixed={isSending}
        onChoose={(mark) => review?.send({ type: 'mark.chosen', mark })}
      />
      <Field key={`${topic} comment`} label="Комментарий">
        <TextArea
          rows={4}
          className={styles.area}
          value={answer.comment}
          counterMax={REVIEW_COMMENT_LENGTH}
          lengthOf={unitsOf}
          readOnly={isSending}
          aria-invalid={over || undefined}
          onChange={(event) => review?.send({ type: 'comment.changed', comment: event.target.value })}
        />
      </Field>
      <DialogFoot>
        {question > 0 && (
          <Button
            variant="line"
            {...(isSending && { disabledReason: 'Отзыв отправляется.' })}
            onClick={() => review?.send({ type: 'question.returned' })}
          >
            Назад
          </Button>
        )}
        <Button
          key={isLast ? 'send' : 'next'}
          type="submit"
          variant="main"
          className={styles.forward}
          busy={isLast && isSending}
          {...(!isAllowed && {
            disabledReason: isLast && canGoNext(answer) && answer.mark !== null ? OTHERS : answerWanted(answer, isLast),
          })}
          // The second click of a double click on «Далее» sends nothing.
          onClick={(event) => isLast && event.detail > 1 && event.preventDefault()}
        >
          {isLast ? 'Отправить отзыв' : 'Далее'}
        </Button>
      </DialogFoot>
    </form>
  )
}

/** A question before is to be answered still: what was typed there was taken out again. */
const OTHERS = 'Ответьте на\u00a0все вопросы: вернитесь назад.'
