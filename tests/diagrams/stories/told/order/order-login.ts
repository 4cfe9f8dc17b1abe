import { waitFor } from 'xstate'
import { pressOrder } from '../../../../../machines/customer/order-facts'
import { memoryWishes } from '../../../../../src/platform/wishes/wishes'
import { atRest } from '../../../../support/waiting/at-rest'
import { sourcesOf } from '../../../../support/orders/order-sources'
import type { Told } from '../../tell-story'
import { filled, wish, written } from '../../filled-cart'

export const orderLogin: Told = {
  id: 'order-login',
  title: 'Заказ нажат, а\u00a0вход истёк',
  about:
    'Покупатель изменил количество и\u00a0сразу нажал «Оформить заказ», а\u00a0сервер его уже не\u00a0узнаёт. Запись корзины ждёт входа, и\u00a0заказ ждёт её. После входа очередь дописывается, и\u00a0заказ уходит сам: нажимать снова не\u00a0нужно. Снова нажимают «Оформить заказ», если заказ остановился в\u00a0«Заказ не\u00a0принят»: на\u00a0него самого или на\u00a0запрос его ключа сервер ответил 401; если в\u00a0«Ответа нет»\u00a0– «Проверить» или «Повторить». Форма и\u00a0окно входа здесь не\u00a0показаны (они в\u00a0примере «Вход истёк посреди заказа»): часть 2\u00a0начинается, когда пароль уже принят.',
  story: 'order',
  rules: ['DEC-008', 'DEC-020', 'DEC-022'],
  cast: ['session', 'app', 'customer', 'cart', 'checkout'],
  omits: ['unfinished.counted', 'session.mayLeave', 'popup.over', 'popup.due', 'message.due', 'lines.kept', 'prices.met', 'session.reject'],
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
    isExpired = true
    chapter('Нажато «Оформить заказ», вход истёк')
    wish(tab, 9)
    tab.child('checkout').send(pressOrder(sourcesOf(tab))!) // it is filled
    await waitFor(tab.child('customer'), (state) => state.hasTag('suspended'))
    await atRest()
    chapter('После входа заказ уходит сам')
    isExpired = false
    tab.logIn(1)
    await waitFor(tab.child('customer'), (state) => !state.hasTag('suspended'))
    await written(tab)
    await atRest()
    end()
  },
}
