import { waitFor } from 'xstate'
import { memoryWishes } from '../../../../src/platform/wishes/wishes'
import { settle } from '../../../support/open-tab'
import type { Told } from '../tell-story'
import { filled, wish, written } from './filled-cart'

export const sessionExpired: Told = {
  id: 'session-expired',
  title: 'Вход истёк посреди заказа',
  about:
    'Корзина собрана, заказ наполовину заполнен, и\u00a0сервер перестаёт узнавать человека. Ничего не\u00a0теряется: изменения ждут в\u00a0очереди, черновик заказа хранится, магазин просит войти. После входа тот\u00a0же человек продолжает с\u00a0того\u00a0же места, и\u00a0очередь уходит сама.',
  story: 'login',
  rules: ['DEC-008', 'DEC-018'],
  cast: ['loginForm', 'session', 'app', 'customer', 'cart', 'checkout', 'overlay'],
  omits: ['unfinished.counted', 'session.mayLeave', 'popup.over', 'popup.due', 'order.judged'],
  run: async ({ open, chapter, end }) => {
    let isExpired = false
    const tab = await filled(
      open({
        path: '/cart',
        ports: { wishes: memoryWishes() },
        intercept: async (url, _, send) =>
          isExpired && !url.includes('/auth/login') ? Response.json({ message: 'Войдите, чтобы продолжить' }, { status: 401 }) : send(),
      }),
    )
    tab.child('checkout').send({ type: 'description.changed', description: 'Позвонить за час' })
    chapter('Сервер требует входа')
    isExpired = true
    wish(tab, 9)
    tab.clock.increment(1000)
    await waitFor(tab.child('customer'), (state) => state.hasTag('suspended'))
    chapter('Входит снова')
    isExpired = false
    tab.logIn(1)
    await waitFor(tab.child('customer'), (state) => !state.hasTag('suspended'))
    tab.clock.increment(1000)
    await written(tab)
    await settle()
    end()
  },
}
