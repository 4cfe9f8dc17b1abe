import { waitFor } from 'xstate'
import type { OrderDraft } from '../../../../../model/order/draft'
import { memoryWishes } from '../../../../../src/platform/wishes/wishes'
import { atRest } from '../../../../support/waiting/at-rest'
import { filled, wish } from '../../filled-cart'
import type { Told } from '../../tell-story'

export const loginOther: Told = {
  id: 'login-other',
  title: 'Вход истёк, вошёл другой',
  about:
    'У\u00a0покупателя истёк вход: в\u00a0корзине ждёт изменение, заказ наполовину заполнен. В\u00a0том\u00a0же окне «Вход» вошёл другой человек. О\u00a0несохранённом никто не\u00a0спрашивает: всё, что браузер хранил для прежнего, стёрто, а\u00a0участники покупателя запущены заново, уже для нового.',
  story: 'login',
  rules: ['DEC-008', 'DEC-010'],
  cast: ['loginForm', 'session', 'app', 'customer', 'cart', 'overlay'],
  omits: [
    'unfinished.counted',
    'session.mayLeave',
    'popup.over',
    'popup.due',
    'message.due',
    'cart.counted',
    'data.changed',
    'session.reject',
    'session.rejected',
    'popup.closed popup: «setup»',
    'popup.closed popup: «survey»',
  ],
  run: async ({ open, chapter, show, end }) => {
    let isExpired = false
    const drafts = new Map<string, OrderDraft>()
    const wishes = memoryWishes()
    const tab = await filled(
      open({
        path: '/cart',
        ports: {
          wishes,
          keepDraft: (userId, regionId, draft) => void drafts.set(`${userId}/${regionId}`, draft),
          forgetStored: () => drafts.clear(),
        },
        intercept: async (url, _, send) =>
          isExpired && !url.includes('/auth/login') ? Response.json({ message: 'Войдите, чтобы продолжить' }, { status: 401 }) : send(),
      }),
    )
    const showStored = async () => {
      const queue = await wishes.load(1)
      const comments = [...drafts.values()].flatMap(({ description }) => (description ? [`комментарий «${description}»`] : []))
      show('app', [queue.length > 0 ? 'изменение корзины' : '', ...comments].filter(Boolean).join(', ') || 'от прежнего ничего')
    }
    tab.child('checkout').send({ type: 'description.changed', description: 'Позвонить за час' })
    chapter('Вход истёк, изменение ждёт')
    isExpired = true
    wish(tab, 9)
    tab.clock.increment(1000)
    await waitFor(tab.child('customer'), (state) => state.hasTag('suspended'))
    await atRest()
    await showStored()
    chapter('Входит другой')
    isExpired = false
    tab.logIn(2)
    await waitFor(tab.app, ({ context }) => context.user?.id === 2)
    await waitFor(tab.child('cart'), (state) => state.matches({ content: 'ready' }))
    await atRest()
    await showStored()
    end()
  },
}
