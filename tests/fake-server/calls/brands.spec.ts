import { expect } from 'vitest'
import { world } from '../call-samples'
import { callsOf } from '../calls-of'
import { EVERYBODY } from '../rights-of'

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
