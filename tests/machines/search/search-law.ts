import type { AnyMachineSnapshot } from 'xstate'
import { optionsOf } from '../../../machines/search/search.machine'

/** What the effects of the search answer in random walks. */
export const searchOutputs = {
  findGoods: {
    items: [2, 3].map((id) => ({ id, article: `Z-${id}`, name: 'a', brand: '', image: null })),
    total: 2,
    categories: [],
  },
  readRecent: ['a', 'Z-1'],
}

/** Nothing is active but what is offered, and nothing in a closed list. */
export function searchLaw(snapshot: AnyMachineSnapshot): boolean {
  const { activeId } = snapshot.context as { activeId: string | null }
  return activeId === null || (snapshot.hasTag('open') && optionsOf(snapshot.context).some(({ id }) => id === activeId))
}
