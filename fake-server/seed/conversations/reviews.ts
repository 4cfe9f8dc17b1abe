import { reviewOf } from '../../../model/survey-review/review'
import type { TableRow } from '../../tables'

const DAY_MS = 86_400_000

/** What was said of orders before the demo began. [ENT-015] @param today ms, midnight */
export const reviewRows = (today: number): TableRow<'review'>[] => [
  {
    id: 480_466,
    at: today - 12 * DAY_MS,
    said: [
      reviewOf([
        { mark: 5, comment: 'Привезли на\u00a0день раньше, чем обещали.' },
        { mark: 4, comment: 'Одна коробка с\u00a0фильтрами была помята, но\u00a0всё цело.' },
        { mark: 5, comment: '' },
        { mark: 5, comment: 'Ольга всегда на\u00a0связи, спасибо!' },
      ]),
    ],
  },
]

/** Their owners were asked for a mark long ago, so that nobody is greeted by that question. */
export const viewedPopupRows = (orders: readonly TableRow<'order'>[]): TableRow<'viewedPopup'>[] => orders.map(({ id }) => ({ id, at: 0 }))
