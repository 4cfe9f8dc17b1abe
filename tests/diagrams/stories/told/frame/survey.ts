import { waitFor } from 'xstate'
import { PREFETCH_IDLE_MS, SURVEY_OFFER_MS } from '../../../../../model/limits'
import { memorySurveys } from '../../../../support/conversations/surveys'
import { signedIn } from '../../../../support/open-tab'
import { atRest } from '../../../../support/waiting/at-rest'
import { newServer, visitor } from '../../../../support/world'
import type { Told } from '../../tell-story'

/** Who of the demo is asked surveys. */
const ASKED = 7

export const survey: Told = {
  id: 'survey',
  title: 'Опрос',
  about:
    'В\u00a0кабинете человека ждёт опрос. Он\u00a0появляется сам через 20\u00a0секунд в\u00a0кабинете, ответ сразу завершает его, и\u00a0магазин благодарит. Следующий опрос в\u00a0это посещение сам уже не\u00a0появится: он\u00a0ждёт в\u00a0блоке сбоку.',
  story: 'survey',
  rules: ['STATE-010', 'DEC-049'],
  cast: ['survey', 'customer', 'app', 'overlay'],
  omits: ['unfinished.counted', 'session.mayLeave'],
  run: async ({ open, chapter, end }) => {
    const server = newServer()
    const { who } = await visitor(server, ASKED)
    const tab = open({ server, who, path: '/personal/orders', ports: memorySurveys() })
    tab.app.start()
    await signedIn(tab)
    await waitFor(tab.child('customer'), (state) => state.context.region !== null)
    await atRest()
    chapter('Опрос появляется')
    const actor = tab.child('survey')
    tab.clock.increment(PREFETCH_IDLE_MS)
    await waitFor(actor, (state) => state.matches({ list: 'resting' }))
    await atRest()
    tab.clock.increment(SURVEY_OFFER_MS)
    await atRest()
    actor.send({ type: 'survey.shown' })
    chapter('Человек отвечает')
    actor.send({ type: 'item.picked', questionId: 1, itemId: 15 })
    actor.send({ type: 'survey.submitted' })
    await waitFor(actor, (state) => state.hasTag('thanked'))
    actor.send({ type: 'thanks.noted' })
    await waitFor(actor, (state) => state.hasTag('asked'))
    end()
  },
}
