import { waitFor } from 'xstate'
import { memoryWishes } from '../../../../../src/platform/wishes/wishes'
import { atRest } from '../../../../support/waiting/at-rest'
import type { Told } from '../../tell-story'
import { filled, wish } from '../../filled-cart'

export const logoutUnsent: Told = {
  id: 'logout-unsent',
  title: 'Выход с\u00a0неотправленными изменениями',
  about:
    'Сети нет, в\u00a0корзине ждёт изменение, и\u00a0человек нажимает «Выйти». Магазин спрашивает: отправить, отбросить, остаться. Он\u00a0выбирает «Отправить и\u00a0выйти»: выход ждёт сети и\u00a0последнего ответа.',
  story: 'login',
  rules: ['DEC-010', 'DEC-018'],
  cast: ['session', 'app', 'customer', 'cart', 'connectivity', 'overlay'],
  run: async ({ open, chapter, end }) => {
    const tab = await filled(open({ ports: { wishes: memoryWishes() } }))
    chapter('Выйти без сети')
    tab.network.lose()
    wish(tab, 5)
    tab.child('session').send({ type: 'logout.requested' })
    await waitFor(tab.child('session'), (state) => state.hasTag('asking'))
    chapter('Отправить и выйти')
    tab.child('session').send({ type: 'logout.flushed' })
    await atRest()
    tab.network.restore()
    await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
    end()
  },
}
