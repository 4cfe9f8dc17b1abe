import fc from 'fast-check'
import { resourceKey, resourcesMachine } from '../../../machines/resource/resources.machine'
import { anyId, anyKey, anyTags } from '../arbitraries'
import { proofOf } from '../proof'

const anyRequest = anyId.map((id) => ({ name: 'products.get' as const, args: { params: { id } } }))

export default proofOf(resourcesMachine, {
  payloads: {
    'resource.wanted': fc.record({ request: anyRequest }),
    'resource.released': fc.record({ request: anyRequest }),
    'resource.abandoned': fc.record({ key: anyKey }),
    'resources.invalidate': fc.record({
      tags: anyTags,
    }),
  },
  law: ({ context }) =>
    Object.entries(context.byKey).every(
      ([key, { ref, watchers }]) =>
        resourceKey(ref.getSnapshot().context.request) === key && ref.getSnapshot().status === 'active' && watchers >= 0,
    ),
})
