import { useSelector } from '@xstate/react'
import { REVIEW_WIDTH_PX } from '../../model/limits'
import { orderNumber } from '../../model/order/order-number'
import { useAppActor } from '../shop/app-context'
import { Button } from '../ui/controls/button'
import { Dialog, DialogFoot } from '../ui/surfaces/dialog'
import { ReviewAnswers } from './review-answers'
import { ReviewQuestion } from './review-question'
import styles from './review.module.scss'
import { StarQuestion } from './star-question'
import { useReviewShown } from './use-review'
import { useStepFocus } from './use-step-focus'

/** What an order was like: a mark, four questions, thanks. One dialog from the first to the last. [NAV-023, STATE-011, DEC-048] */
export function ReviewPopup({ onClose }: { onClose: () => void }) {
  const review = useAppActor('review')
  const order = useSelector(review, (state) => state?.context.order ?? null)
  const isStars = useSelector(review, (state) => state?.hasTag('stars') ?? false)
  const isAnswered = useSelector(review, (state) => state?.hasTag('answered') ?? false)
  const question = useSelector(review, (state) => state?.context.question ?? 0)
  const thanks = useStepFocus<HTMLHeadingElement>(isStars ? 'stars' : isAnswered ? 'answered' : `question ${question}`)
  useReviewShown(order?.id)
  if (!order) return null
  const number = orderNumber(order.id)
  return (
    <Dialog title={isStars ? `Как вам заказ ${number}?` : `Отзыв о\u00a0заказе ${number}`} width={REVIEW_WIDTH_PX.max} onClose={onClose}>
      {isStars && <StarQuestion order={order} />}
      {!isStars && !isAnswered && <ReviewQuestion order={order} headingRef={thanks} />}
      {isAnswered && order.review && (
        <>
          <h3 ref={thanks} tabIndex={-1} data-autofocus className={styles.thanks}>
            Уважаемый партнер, благодарим Вас за уделенное время
          </h3>
          <ReviewAnswers review={order.review} />
          <DialogFoot>
            <Button variant="main" onClick={onClose}>
              Закрыть
            </Button>
          </DialogFoot>
        </>
      )}
    </Dialog>
  )
}
