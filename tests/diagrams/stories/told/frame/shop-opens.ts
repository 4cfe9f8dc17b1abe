import { waitFor } from 'xstate'
import { selectRowIds } from '../../../../../machines/cart/cart.selectors'
import { ASK_AGAIN_MS } from '../../../../../model/limits'
import { signedIn } from '../../../../support/open-tab'
import { atRest } from '../../../../support/waiting/at-rest'
import { newServer, visitor } from '../../../../support/world'
import type { Told } from '../../tell-story'

/** The plain buyer of the demo, with three lines in his cart. */
const BUYER = 3

export const shopOpens: Told = {
  id: 'shop-opens',
  title: 'Магазин открывается, сервер отвечает не\u00a0сразу',
  about:
    'Человек вошёл раньше и\u00a0открывает магазин, а\u00a0сервер молчит. Кто это, неизвестно, и\u00a0магазин не\u00a0гадает: вход не\u00a0подтверждён, прежнее не\u00a0стёрто, через 15\u00a0секунд вопрос задан снова. Ответ пришёл\u00a0– магазин запускает покупателя, тот\u00a0– остальных; регион решает, какую корзину и\u00a0какие цены читать. Чего страница не\u00a0дождалась, спрашивается само.',
  story: 'shop',
  rules: ['DEC-005', 'DEC-007', 'DEC-029', 'STATE-002'],
  cast: ['app', 'session', 'resources', 'resource', 'customer', 'regions', 'cart', 'prices'],
  omits: ['unfinished.counted', 'session.mayLeave', 'message.due', 'address.chosen', 'popup.over'],
  hasStarts: true,
  run: async ({ open, chapter, end }) => {
    const server = newServer()
    const { who } = await visitor(server, BUYER)
    let isSilent = true
    const tab = open({
      server,
      who,
      path: '/cart',
      remembered: { regionId: 1, addressId: null },
      intercept: (_, __, send) => (isSilent ? Promise.reject(new TypeError('Failed to fetch')) : send()),
    })
    chapter('Сервер молчит')
    tab.app.start()
    // As every page does, for its menu.
    tab.child('resources').send({ type: 'resource.wanted', request: { name: 'categories.list', args: {} } })
    await waitFor(tab.child('session'), (state) => state.hasTag('unconfirmed'))
    await atRest()
    chapter('Сервер узнал, кто это')
    isSilent = false
    tab.clock.increment(ASK_AGAIN_MS)
    await signedIn(tab)
    await waitFor(tab.child('cart'), (state) => state.matches({ content: 'ready', writing: 'flowing' }))
    await atRest()
    chapter('Цены строк корзины')
    tab.child('prices').send({ type: 'prices.wanted', ids: [...selectRowIds(tab.child('cart').getSnapshot())] })
    tab.clock.increment(1)
    await waitFor(tab.child('prices'), (state) => state.matches('idle'))
    await atRest()
    end()
  },
}
