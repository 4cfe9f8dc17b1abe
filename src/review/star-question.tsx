import { type KeyboardEvent, useId } from 'react'
import type { ReviewedOrder } from '../../model/survey-review/reviewed-order'
import { isMark } from '../../model/survey-review/review'
import { formatDayMonth } from '../../model/text/date'
import { useAppActor } from '../shop/app-context'
import { MARK_WORDS, questionOf } from './review-words'
import styles from './review.module.scss'
import { digitOf, isArrow, StarChoice } from './star-choice'

/**
 * The mark of the first question, the speed, which is asked for at once. It comes by itself, so that the focus is not on a star, where a stray Enter would choose; digits
 * choose from anywhere in it, and the arrows lead to the stars. [NAV-023, DEC-048]
 */
export function StarQuestion({ order }: { order: ReviewedOrder }) {
  const review = useAppActor('review')
  const starsId = useId()
  const speed = questionOf('speed', order.isPickup)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const digit = digitOf(event)
    if (digit !== null && isMark(digit)) review?.send({ type: 'mark.chosen', mark: digit })
    else if (isArrow(event)) event.currentTarget.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus()
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.first} onKeyDown={press}>
      <p tabIndex={-1} data-autofocus className={styles.lead}>
        Заказ {`от\u00a0${formatDayMonth(order.at)}`} отгружен. Оцените его по&nbsp;четырём вопросам, первый&nbsp;– о&nbsp;скорости.
      </p>
      <p>
        <b>{speed.title}.</b> {speed.hint}
      </p>
      <div className={styles.stars}>
        <span id={starsId} className="vh">
          Скорость, от 0 до 5
        </span>
        <StarChoice
          labelledBy={starsId}
          words={MARK_WORDS}
          value={null}
          isLeading
          onChoose={(mark) => review?.send({ type: 'mark.chosen', mark })}
        />
      </div>
    </div>
  )
}
