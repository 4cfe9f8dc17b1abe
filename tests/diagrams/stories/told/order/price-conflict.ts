import { waitFor } from 'xstate'
import { SCENARIO_COOKIE } from '../../../../../fake-server/scenarios'
import { pressOrder } from '../../../../../machines/customer/order-facts'
import { sourcesOf } from '../../../../support/orders/order-sources'
import type { Told } from '../../tell-story'
import { filled } from '../../filled-cart'
import { keyOf } from '../../key-of'
import { showOrders } from '../../orders-held'

export const priceConflict: Told = {
  id: 'price-conflict',
  title: 'Конфликт цены',
  about:
    'Пока человек собирал заказ, цены выросли. Сервер не\u00a0принимает заказ по\u00a0ценам, которых человек не\u00a0видел: магазин показывает, что изменилось, и\u00a0ждёт решения. С\u00a0согласием уходит тот\u00a0же заказ под тем\u00a0же ключом.',
  story: 'order',
  rules: ['DEC-022', 'DEC-067'],
  cast: ['checkout', 'customer', 'cart', 'app'],
  omits: ['unfinished.counted', 'session.mayLeave', 'popup.over'],
  detailOf: (_, init) => keyOf(init),
  run: async ({ open, chapter, end, show }) => {
    const tab = await filled(open({ path: '/cart' }))
    chapter('Сервер называет новые цены')
    tab.who.cookies[SCENARIO_COOKIE] = 'pricesChange'
    tab.child('checkout').send(pressOrder(sourcesOf(tab))!) // it is filled
    await waitFor(tab.child('checkout'), (state) => state.hasTag('deciding'))
    chapter('Человек согласен')
    tab.child('checkout').send({ type: 'change.accepted' })
    await waitFor(tab.app, () => tab.window.address().startsWith('/personal/orders/') || tab.told.toasts.length > 0)
    await showOrders(tab, show)
    end()
  },
}
