import clsx from 'clsx'
import Star from 'lucide-react/icons/star'
import type { Order } from '../../../../model/order/order'
import { reviewedOf, reviewObstacle } from '../../../../model/survey-review/reviewed-order'
import { useAppState } from '../../../shop/app-context'
import { ReviewAnswers } from '../../../review/review-answers'
import { useReview } from '../../../review/use-review'
import { Button } from '../../../ui/controls/button'
import { Panel } from '../../../ui/surfaces/panel'
import styles from './order.module.scss'

/** What its buyer said of an order; once it has come, the way to say it, and why others may not. [ROLE-004, DEC-035, DEC-048] */
export function OrderReview({ order }: { order: Order }) {
  const userId = useAppState((app) => app.context.user?.id ?? 0)
  const { open } = useReview()
  const isOwn = order.user_id === userId
  if (order.review)
    return (
      <Panel title={isOwn ? 'Ваш отзыв' : 'Отзыв покупателя'} className={styles.note}>
        <ReviewAnswers review={order.review} />
      </Panel>
    )
  const obstacle = reviewObstacle(order, userId)
  if (obstacle === 'early' || reviewObstacle(order, order.user_id) !== null) return null
  return (
    <Panel label="Оценка заказа" className={clsx(styles.note, styles.ask)}>
      <div className={styles.review}>
        <p>
          <b>Оцените заказ</b>
          <span>Скорость, качество, доставка и&nbsp;менеджер: 4&nbsp;вопроса</span>
        </p>
        <Button
          variant="line"
          icon={Star}
          {...(obstacle === 'foreign' && { disabledReason: 'Оценить заказ может только тот, кто его оформил.', isReasonShown: true })}
          onClick={() => open(reviewedOf(order))}
        >
          Оценить заказ
        </Button>
      </div>
    </Panel>
  )
}
