import { waitFor } from 'xstate'
import { memoryWishes } from '../../../../../src/platform/wishes/wishes'
import { browser, newServer, person } from '../../../../support/world'
import { atRest } from '../../../../support/waiting/at-rest'
import type { Told } from '../../tell-story'
import { PLAIN, wish, written } from '../../filled-cart'

/** Somebody of the demo who buys for more than one region. */
const OF_TWO = 1

export const regionChange: Told = {
  id: 'region-change',
  title: 'Смена региона с\u00a0несохранённой строкой',
  about:
    'У\u00a0человека два региона, и\u00a0в\u00a0первом ещё не\u00a0записано изменение. Он\u00a0переходит во\u00a0второй: желание остаётся у\u00a0своего региона и\u00a0уходит туда, корзины не\u00a0смешиваются, цены и\u00a0точки доставки читаются заново.',
  story: 'region',
  rules: ['STATE-008', 'DEC-020', 'DEC-027'],
  cast: ['regions', 'customer', 'cart', 'prices', 'delivery', 'checkout', 'app'],
  omits: ['unfinished.counted', 'session.mayLeave'],
  run: async ({ open, chapter, end }) => {
    const server = newServer()
    const tab = open({ server, who: browser(server), path: '/cart', ports: { wishes: memoryWishes() } })
    tab.app.start()
    await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
    tab.logIn(person(OF_TWO).id)
    await waitFor(tab.app, (state) => state.matches({ visitor: 'customer' }))
    await waitFor(tab.child('cart'), (state) => state.matches({ content: 'ready', writing: 'flowing' }))
    await atRest()
    const { regions } = tab.child('regions').getSnapshot().context
    const other = regions.find(({ id }) => id !== tab.child('customer').getSnapshot().context.region?.id)! // he has two
    tab.child('prices').send({ type: 'prices.wanted', ids: [PLAIN] })
    tab.clock.increment(1)
    await waitFor(tab.child('prices'), ({ context }) => context.entries[PLAIN] !== undefined)
    await atRest()
    chapter('Изменение ещё не\u00a0записано')
    wish(tab, 5, PLAIN)
    chapter('Другой регион')
    tab.child('regions').send({ type: 'region.picked', id: other.id })
    tab.child('regions').send({ type: 'region.confirmed' })
    await waitFor(tab.child('customer'), ({ context }) => context.region?.id === other.id)
    await waitFor(tab.child('cart'), (state) => state.matches({ content: 'ready', writing: 'flowing' }))
    tab.clock.increment(1)
    await waitFor(tab.child('prices'), ({ context }) => context.entries[PLAIN] !== undefined)
    await atRest()
    chapter('Желание уходит в\u00a0свой регион')
    tab.clock.increment(1000)
    await written(tab)
    await atRest()
    end()
  },
}
