import { createActor, waitFor } from 'xstate'
import { EMPTY_QUERY } from '../../../../../model/catalogue/catalog-query'
import type { ChosenFilter } from '../../../../../model/catalogue/filter'
import { REST_PAUSE_MS } from '../../../../../model/limits'
import { connectDropAdvice } from '../../../../../src/pages/catalog/listing/empty/connect-drop-advice'
import { productQuestion } from '../../../../../src/pages/catalog/product-question'
import { atRest } from '../../../../support/waiting/at-rest'
import { newServer, visitor } from '../../../../support/world'
import type { Told } from '../../tell-story'

/** Each of them is sold, all three at once nowhere. */
const CHOSEN = [
  { id: 'sae', names: ['5W-30'] },
  { id: 'base', names: ['Минеральное'] },
  { id: 'country', names: ['Италия'] },
]
const namesOf = (filters: readonly ChosenFilter[]) => filters.flatMap(({ names = [] }) => names).join(', ')
/** The filters that a request for a list is asked with. */
const askedWith = ({ body }: RequestInit) => namesOf((JSON.parse(String(body)) as { filters: ChosenFilter[] }).filters)
/** The one question of the first round whose answer is not nothing. */
const HELPING = '5W-30, Италия'

export const emptyList: Told = {
  id: 'empty-list',
  title: 'Какой фильтр убрать из\u00a0пустого списка',
  about:
    'Выбраны три фильтра, и\u00a0вместе они не\u00a0дают ни\u00a0одного товара. Магазин считает списки без каждого из\u00a0них. На\u00a0один вопрос ответа нет, и\u00a0без него советовать нечего: через 5\u00a0секунд спрашивается снова только он. Совет\u00a0– тот фильтр, без которого товары нашлись.',
  story: 'goods',
  rules: ['DEC-053', 'DEC-005'],
  cast: ['dropAdvice'],
  detailOf: (_, init) => `filters: ${askedWith(init)}`,
  run: async ({ open, chapter, end, show, inspect }) => {
    const server = newServer()
    const { who } = await visitor(server, 1)
    let isLost = true
    const tab = open({
      server,
      who,
      intercept: (_, init, send) => (isLost && askedWith(init) === HELPING ? Promise.reject(new TypeError('Failed to fetch')) : send()),
    })
    const { machine, rounds, tried } = connectDropAdvice(
      tab.api,
      { ...EMPTY_QUERY, filters: CHOSEN },
      CHOSEN.map(({ id }) => `f-${id}` as const),
      (query) => productQuestion(query, { category: null, buyer: { rights: 'personal', regionId: 1 }, perPage: 24 }),
    )
    const advice = createActor(machine, { input: { rounds }, inspect, clock: tab.clock })
    const showCounts = () => {
      const { counts } = advice.getSnapshot().context
      const words = [...tried].flatMap(([id, { without }]) =>
        counts.has(id) ? `при\u00a0«${namesOf(without.filters)}»\u00a0– ${counts.get(id)}` : [],
      )
      show('dropAdvice', `товаров ${words.join('; ')}`)
    }
    chapter('Три вопроса, на\u00a0один нет ответа')
    advice.start()
    await waitFor(advice, (state) => state.hasTag('failed'))
    showCounts()
    chapter('Снова только этот')
    isLost = false
    tab.clock.increment(REST_PAUSE_MS)
    await waitFor(advice, (state) => state.matches('advised'))
    showCounts()
    await atRest()
    end()
    advice.stop()
  },
}
