import fc from 'fast-check'
import { reviewMachine } from '../../../machines/review/review.machine'
import { anyId, anyPath, anyTags } from '../arbitraries'
import { proofOf } from '../proof'
import { reviewWalks } from './review-walks'
import { orderOf, reviewLaw, reviewWith } from './review-world'

export default proofOf(reviewMachine, {
  inputs: [{ userId: 1 }],
  answers: {
    findDue: [{ order: orderOf(1), draft: null }],
    loadDraft: [null],
    loadSeen: [[{ orderId: 3, regionId: 1 }]],
    lookUpReview: [reviewWith(4)],
  },
  payloads: {
    'review.aim': fc.record({ regionId: anyId }),
    'review.reload': fc.record({
      tags: anyTags,
      isOwn: fc.boolean(),
    }),
    'page.reached': fc.record({ path: anyPath }),
    'review.opened': fc.record({ order: anyId.map((id) => orderOf(id)) }),
    'review.shown': fc.record({ path: anyPath }),
    'mark.chosen': fc.record({ mark: fc.constantFrom(0, 1, 2, 3, 4, 5) }),
    'comment.changed': fc.record({ comment: fc.constantFrom('', 'Хорошо', 'ж'.repeat(1001)) }),
  },
  walks: reviewWalks,
  law: reviewLaw,
})
