import fc from 'fast-check'
import { resourceMachine } from '../../../machines/resource/resource.machine'
import { anyTags } from '../arbitraries'
import { proofOf } from '../proof'

export default proofOf(resourceMachine, {
  inputs: [{ name: 'products.get', args: {} }],
  answers: {
    load: [{}],
  },
  payloads: {
    'resource.invalidated': fc.record({
      tags: anyTags,
    }),
  },
  law: (snapshot) =>
    (!snapshot.hasTag('filled') || snapshot.context.data !== undefined) && (!snapshot.hasTag('failed') || snapshot.context.error !== null),
})
