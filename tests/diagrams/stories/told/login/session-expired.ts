import { waitFor } from 'xstate'
import type { OrderDraft } from '../../../../../model/order/draft'
import { memoryWishes } from '../../../../../src/platform/wishes/wishes'
import { atRest } from '../../../../support/waiting/at-rest'
import type { Told } from '../../tell-story'
import { filled, wish, written } from '../../filled-cart'

export const sessionExpired: Told = {
  id: 'session-expired',
  title: 'Вход истёк посреди заказа',
  about:
    'Корзина собрана, заказ наполовину заполнен, и\u00a0сервер перестаёт узнавать человека: отвечает 401 на\u00a0всё, кроме самого входа. Ничего не\u00a0теряется: изменения корзины ждут в\u00a0очереди, заполненное хранится в\u00a0браузере, магазин просит войти. После входа очередь уходит сама, а\u00a0заполненное стоит, как стояло. Конец части 2\u00a0– такие\u00a0же ответы 401 на\u00a0запросы участников, которых здесь нет: вход уже истёк, и\u00a0они ничего не\u00a0меняют.',
  story: 'login',
  rules: ['DEC-008', 'DEC-018', 'DEC-067'],
  cast: ['loginForm', 'session', 'app', 'customer', 'cart', 'checkout', 'overlay'],
  omits: ['unfinished.counted', 'session.mayLeave', 'popup.over', 'popup.due', 'popup.closed popup: «setup»', 'message.due'],
  run: async ({ open, chapter, show, end }) => {
    let isExpired = false
    const tab = await filled(
      open({
        path: '/cart',
        ports: { wishes: memoryWishes() },
        intercept: async (url, _, send) =>
          isExpired && !url.includes('/auth/login') ? Response.json({ message: 'Войдите, чтобы продолжить' }, { status: 401 }) : send(),
      }),
    )
    const showDraft = () => show('checkout', wordsOf([...tab.drafts.values()].at(-1)))
    chapter('Заказ заполнен наполовину')
    tab.child('checkout').send({ type: 'receiving.changed', receiving: 'pickup' })
    tab.child('checkout').send({ type: 'description.changed', description: 'Позвонить за час' })
    showDraft()
    chapter('Сервер требует входа')
    isExpired = true
    wish(tab, 9)
    tab.clock.increment(1000)
    await waitFor(tab.child('customer'), (state) => state.hasTag('suspended'))
    showDraft()
    chapter('Входит снова')
    isExpired = false
    tab.logIn(1)
    await waitFor(tab.child('customer'), (state) => !state.hasTag('suspended'))
    tab.clock.increment(1000)
    await written(tab)
    await atRest()
    showDraft()
    end()
  },
}

/** What lies in the store of the browser for the order. */
function wordsOf(draft: OrderDraft | undefined): string {
  if (!draft) return 'ничего'
  const receiving = { delivery: 'доставка', pickup: 'самовывоз' }[draft.receiving]
  return `${receiving}, комментарий «${draft.description}»`
}
