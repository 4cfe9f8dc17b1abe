import { expect } from 'vitest'
import { world } from './support/call-samples'
import { callsOf } from './support/calls-of'
import { EVERYBODY } from './support/rights-of'

export default callsOf('brands', {
  'brands.list': {
    id: '[DEC-006]',
    call: (api) => api('brands.list', {}),
    rights: EVERYBODY,
    answer: {
      items: expect.arrayContaining([
        { name: 'Arktelub', slug: 'arktelub', country: 'Россия', count: world.catalogue.brands.get('arktelub')?.length },
      ]),
    },
  },
})
