import type { OrderReview } from '../../model/order/review'
import { answersOf, REVIEW_TOPICS } from '../../model/survey-review/review'
import { Stars } from '../ui/marks/stars'
import styles from './review.module.scss'
import { TOPIC_NAMES } from './review-words'

/** A review in short: each question with its stars and its comment. [ENT-015] */
export function ReviewAnswers({ review }: { review: OrderReview }) {
  const answers = answersOf(review)
  return (
    <dl className={styles.answers}>
      {REVIEW_TOPICS.map((topic, at) => {
        const { mark = null, comment = '' } = answers[at] ?? {}
        return (
          <div key={topic}>
            <dt>{TOPIC_NAMES[topic]}</dt>
            <dd>
              {mark === null ? <span className={styles.none}>без оценки</span> : <Stars value={mark} isNumberShown />}
              {comment !== '' && <p className={styles.comment}>{comment}</p>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
