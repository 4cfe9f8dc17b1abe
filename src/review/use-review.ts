import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { ReviewedOrder } from '../../model/survey-review/reviewed-order'
import { useAppActor } from '../shop/app-context'
import { usePopup } from '../hooks/screen/use-popup'

/** Whether the review of an order has the screen, how one is opened by hand, and how it is closed. [DEC-048, DEC-049] */
export function useReview(): { isOpen: boolean; open: (order: ReviewedOrder) => void; close: () => void } {
  const review = useAppActor('review')
  const popup = usePopup('review')
  const isAsked = useSelector(review, (state) => state?.hasTag('open') ?? false)
  return {
    isOpen: isAsked && popup.isOpen,
    open: (order) => {
      review?.send({ type: 'review.opened', order })
      popup.open()
    },
    close: () => review?.send({ type: 'review.closed' }),
  }
}

/** Tells that the review of this order is on the screen, and over which page: from then on it counts as seen when that is left. [DEC-048] */
export function useReviewShown(orderId: number | undefined): void {
  const review = useAppActor('review')
  const [path] = useLocation()
  useEffect(() => {
    if (orderId !== undefined) review?.send({ type: 'review.shown', path })
  }, [review, orderId, path])
}
