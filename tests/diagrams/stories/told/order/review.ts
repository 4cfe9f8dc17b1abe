import { waitFor } from 'xstate'
import { SCENARIO_COOKIE } from '../../../../../fake-server/scenarios'
import { PREFETCH_IDLE_MS } from '../../../../../model/limits'
import { signedIn } from '../../../../support/open-tab'
import { newServer, visitor } from '../../../../support/world'
import type { Told } from '../../tell-story'

/** The plain buyer of the demo, whose last order is shipped. */
const BUYER = 3

export const review: Told = {
  id: 'review',
  title: 'Отзыв о\u00a0заказе',
  about:
    'Заказ отгружен, и\u00a0через 2\u00a0секунды после того, как стал действовать регион, магазин спрашивает, как\u00a0всё прошло. Человек ставит звёзды, отвечает на\u00a0четыре вопроса (первый\u00a0– сами звёзды) и\u00a0отправляет. Сколько бы окон ни\u00a0просило экран, показаны они по\u00a0одному.',
  story: 'review',
  rules: ['DEC-048', 'DEC-049'],
  cast: ['review', 'customer', 'app', 'overlay', 'toaster'],
  omits: ['unfinished.counted', 'session.mayLeave', 'address.chosen'],
  run: async ({ open, chapter, end }) => {
    const server = newServer()
    const { who } = await visitor(server, BUYER, { [SCENARIO_COOKIE]: 'reviewDue' })
    const tab = open({ server, who, remembered: { regionId: 1, addressId: null }, path: '/catalog' })
    tab.app.start()
    await signedIn(tab)
    await waitFor(tab.child('customer'), (state) => state.context.region !== null)
    chapter('Магазин спрашивает')
    tab.clock.increment(PREFETCH_IDLE_MS)
    const actor = tab.child('review')
    await waitFor(actor, (state) => state.hasTag('stars'))
    actor.send({ type: 'review.shown', path: '/catalog' })
    chapter('Человек отвечает')
    for (let question = 0; question < 4; question++) {
      actor.send({ type: 'mark.chosen', mark: 5 })
      if (question < 3) actor.send({ type: 'question.passed' })
    }
    actor.send({ type: 'review.submitted' })
    await waitFor(actor, (state) => state.hasTag('answered'))
    actor.send({ type: 'review.closed' })
    await waitFor(actor, (state) => !state.hasTag('answered'))
    end()
  },
}
