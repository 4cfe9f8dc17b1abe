import fc from 'fast-check'
import { favoritesMachine } from '../../../machines/favorites/favorites.machine'
import { anyId, anyProduct, anyReason, anyTags } from '../arbitraries'
import { proofOf } from '../proof'

export default proofOf(favoritesMachine, {
  inputs: [{ userId: 1 }],
  answers: {
    loadFavorites: [[1, 2]],
  },
  payloads: {
    'favorite.wished': fc.record({ product: anyProduct, favorite: fc.boolean() }),
    'favorites.reload': fc.record({
      tags: anyTags,
    }),
    'mark.kept': fc.record({ productId: anyId, favorite: fc.boolean() }),
    'mark.refused': fc.record({ productId: anyId, reason: anyReason }),
    'mark.unanswered': fc.record({ productId: anyId, reason: anyReason }),
    'mark.barred': fc.record({ productId: anyId }),
  },
  events: [{ type: 'favorites.reload', tags: ['favorites'] }],
  law: ({ context }) => context.isBarred || [...context.marks.values()].every(({ sent }) => sent !== null),
})
