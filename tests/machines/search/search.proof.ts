import fc from 'fast-check'
import { optionsOf, searchMachine } from '../../../machines/search/search.machine'
import { anyEntry, anyText } from '../arbitraries'
import { proofOf } from '../proof'

export default proofOf(searchMachine, {
  answers: {
    findGoods: [
      {
        items: [2, 3].map((id) => ({ id, article: `Z-${id}`, name: 'a', brand: '', image: null })),
        total: 2,
        categories: [],
      },
    ],
    readRecent: [['a', 'Z-1']],
  },
  payloads: {
    'field.entered': fc.record({ text: anyEntry }),
    'field.typed': fc.record({ text: anyEntry }),
    'option.moved': fc.record({ step: fc.constantFrom(1, -1) }),
    'query.used': fc.record({ query: anyText }),
    'recent.dropped': fc.record({ query: anyText }),
  },
  // Nothing is active but what is offered, and nothing in a closed list.
  law: (snapshot) => {
    const { activeId } = snapshot.context
    return activeId === null || (snapshot.hasTag('open') && optionsOf(snapshot.context).some(({ id }) => id === activeId))
  },
})
