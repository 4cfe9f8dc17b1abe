import { waitFor } from 'xstate'
import { SCENARIO_COOKIE } from '../../../../../fake-server/scenarios'
import { pressOrder } from '../../../../../machines/customer/order-facts'
import { atRest } from '../../../../support/waiting/at-rest'
import { sourcesOf } from '../../../../support/orders/order-sources'
import type { Told } from '../../tell-story'
import { filled } from '../../filled-cart'
import { keyOf } from '../../key-of'
import { showOrders } from '../../orders-held'

export const orderOnce: Told = {
  id: 'order-once',
  title: 'Ответ на заказ потерян, а заказ один',
  about:
    'Сервер принял заказ, но ответ до\u00a0магазина не\u00a0дошёл. Магазин не\u00a0гадает: спрашивает снова под тем\u00a0же ключом и\u00a0смотрит, нет\u00a0ли уже такого заказа. Сколько\u00a0бы раз ни\u00a0спросили, заказ один.',
  story: 'order',
  rules: ['DEC-005', 'DEC-022'],
  cast: ['checkout', 'customer', 'cart', 'app'],
  omits: ['unfinished.counted', 'session.mayLeave', 'popup.over'],
  detailOf: (_, init) => keyOf(init),
  run: async ({ open, chapter, end, show }) => {
    const tab = await filled(open({ path: '/cart' }))
    chapter('Ответа нет')
    tab.who.cookies[SCENARIO_COOKIE] = 'orderAnswerLost'
    const press = pressOrder(sourcesOf(tab))! // it is filled
    tab.child('checkout').send(press)
    tab.child('checkout').send(press)
    await waitFor(tab.child('checkout'), (state) => state.hasTag('uncertain'))
    tab.who.cookies[SCENARIO_COOKIE] = ''
    await showOrders(tab, show)
    chapter('Нажато «Проверить»')
    tab.child('checkout').send({ type: 'order.checked' })
    await waitFor(tab.child('checkout'), (state) => !state.hasTag('uncertain'))
    await atRest()
    await showOrders(tab, show)
    end()
  },
}
