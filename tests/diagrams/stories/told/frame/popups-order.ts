import { waitFor } from 'xstate'
import { SCENARIO_COOKIE } from '../../../../../fake-server/scenarios'
import { PREFETCH_IDLE_MS, SURVEY_OFFER_MS } from '../../../../../model/limits'
import { memorySurveys } from '../../../../support/conversations/surveys'
import { signedIn } from '../../../../support/open-tab'
import { atRest } from '../../../../support/waiting/at-rest'
import { newServer, visitor } from '../../../../support/world'
import { screenOf } from '../../screen'
import type { Told } from '../../tell-story'

/** Who of the demo is asked a survey, and has an order that came. */
const ASKED = 7
const PAGE = '/personal/orders'

export const popupsOrder: Told = {
  id: 'popups-order',
  title: 'Два окна просят экран',
  about:
    'В\u00a0кабинете человек печатает, и\u00a0экран просят двое: оценка заказа и\u00a0опрос. Пока он\u00a0печатает, оба ждут, хотя экран свободен. Дописал\u00a0– показана оценка: она раньше по\u00a0порядку, кто\u00a0бы ни\u00a0попросил первым. Опрос ждёт, пока её не\u00a0закроют.',
  story: 'frame',
  rules: ['DEC-049', 'DEC-048'],
  cast: ['overlay', 'app', 'customer', 'review', 'survey'],
  run: async ({ open, chapter, end, show }) => {
    const server = newServer()
    const { who } = await visitor(server, ASKED, { [SCENARIO_COOKIE]: 'reviewDue' })
    const tab = open({ server, who, path: PAGE, ports: memorySurveys() })
    tab.app.start()
    await signedIn(tab)
    await waitFor(tab.child('customer'), (state) => state.context.region !== null)
    await atRest()
    const [overlay, review, survey] = [tab.child('overlay'), tab.child('review'), tab.child('survey')]
    const words = screenOf(tab)
    const showScreen = () => show('overlay', words())
    chapter('Пока печатает, ждут оба')
    overlay.send({ type: 'typing.began' })
    tab.clock.increment(PREFETCH_IDLE_MS)
    await waitFor(review, (state) => state.hasTag('stars'))
    await waitFor(survey, (state) => state.matches({ list: 'resting', talk: { asked: 'still' } }))
    tab.clock.increment(SURVEY_OFFER_MS)
    await waitFor(survey, (state) => state.matches({ offer: 'due' }))
    showScreen()
    chapter('Дописал: показана оценка')
    overlay.send({ type: 'typing.finished' })
    review.send({ type: 'review.shown', path: PAGE })
    showScreen()
    chapter('Закрывает оценку: показан опрос')
    review.send({ type: 'review.closed' })
    survey.send({ type: 'survey.shown' })
    showScreen()
    await waitFor(review, (state) => state.matches({ telling: 'idle' }))
    await atRest()
    end()
  },
}
