import fc from 'fast-check'
import { notificationsMachine } from '../../../machines/notifications/notifications.machine'
import { anyId, anyTags } from '../arbitraries'
import { proofOf } from '../proof'

const NEWS = [1, 2].map((id) => ({ id, created_at: '2026-11-21T10:00:00Z', read_at: id === 2 ? '2026-11-21T11:00:00Z' : null }))

export default proofOf(notificationsMachine, {
  inputs: [{ userId: 1 }],
  answers: {
    loadNotifications: [NEWS, [{ id: 3, created_at: '2026-11-22T10:00:00Z', read_at: null }, ...NEWS]],
  },
  payloads: {
    'notifications.read': fc.record({ ids: fc.array(anyId, { maxLength: 3 }) }),
    'notifications.reload': fc.record({
      tags: anyTags,
    }),
  },
  // What is marked is sent by one call after the other, and nothing is news that was read or met.
  law: ({ context, ...snapshot }, { before }) =>
    [...context.marks.values()].includes('sent') === snapshot.matches({ marking: 'sending' }) &&
    (context.news === before.context.news || context.news.every(({ id }) => !before.context.met?.has(id))),
})
