import { vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { selectAnswered } from '../../../../../machines/search/search.machine'
import { SUGGEST_PAUSE_MS } from '../../../../../model/limits'
import { connectSearch } from '../../../../../src/search/connect-search'
import { atRest } from '../../../../support/waiting/at-rest'
import { newServer, visitor } from '../../../../support/world'
import { heldAnswer } from '../../held-answer'
import type { Told } from '../../tell-story'

export const searchLate: Told = {
  id: 'search-late',
  title: 'Поздний ответ поиска',
  about:
    'Человек набирает запрос и\u00a0дописывает его, пока ответ на\u00a0начало ещё в\u00a0пути. Прежний вопрос отозван: его ответ приходит последним и\u00a0ничего не\u00a0меняет. Потом поиск молчит: магазин сам спрашивает ещё три раза, а\u00a0дальше ждёт кнопки «Повторить».',
  story: 'goods',
  rules: ['DEC-057', 'CALL-110', 'DEC-005'],
  cast: ['search'],
  detailOf: (url) => `q=${url.searchParams.get('q')}`,
  run: async ({ open, chapter, end, show, inspect }) => {
    const server = newServer()
    const { who } = await visitor(server, 1)
    let isSilent = false
    const { isLetGo, letGo } = heldAnswer()
    const tab = open({
      server,
      who,
      intercept: async (url, _, send) => {
        if (isSilent) throw new TypeError('Failed to fetch')
        const answer = await send()
        if (new URL(url).searchParams.get('q') === 'масло') await isLetGo
        return answer
      },
    })
    // Of its cookies the search reads the region.
    vi.stubGlobal('document', { cookie: 'company_region_id=1' })
    const search = createActor(connectSearch(tab.api, ''), { inspect, clock: tab.clock }).start()
    const showAnswer = () => {
      const { text, answer } = selectAnswered(search.getSnapshot())! // shown where something was found
      show('search', `ответ на\u00a0«${text}», найдено ${answer.total}`)
    }
    const rest = () => tab.clock.increment(SUGGEST_PAUSE_MS)

    chapter('Набрано «масло», ответ задержался')
    search.send({ type: 'field.entered', text: '' })
    await waitFor(search, (state) => state.hasTag('recent'))
    search.send({ type: 'field.typed', text: 'масл' })
    search.send({ type: 'field.typed', text: 'масло' })
    rest()
    await atRest()
    chapter('Дописано «масло 5w-30», первый ответ пришёл последним')
    search.send({ type: 'field.typed', text: 'масло 5w-30' })
    rest()
    await waitFor(search, (state) => state.matches({ open: 'found' }))
    showAnswer()
    letGo()
    await atRest()
    showAnswer()
    chapter('Поиск молчит')
    isSilent = true
    search.send({ type: 'field.typed', text: 'фильтр' })
    rest()
    await waitFor(search, (state) => state.hasTag('failed'))
    isSilent = false
    search.send({ type: 'search.retried' })
    await waitFor(search, (state) => state.matches({ open: 'found' }))
    showAnswer()
    end()
    search.stop()
  },
}
