import { memoryWishes } from '../../../../../src/platform/wishes/wishes'
import { atRest } from '../../../../support/waiting/at-rest'
import type { Told } from '../../tell-story'
import { filled, wish, written } from '../../filled-cart'

export const offline: Told = {
  id: 'offline',
  title: 'Сеть пропала и вернулась',
  about:
    'Без сети человек продолжает собирать корзину: желания видны и\u00a0ждут. Сеть вернулась: то, что ждало, уходит само, последним числом и\u00a0одной записью на\u00a0строку.',
  story: 'connection',
  rules: ['STATE-015', 'DEC-018', 'DEC-020'],
  cast: ['connectivity', 'app', 'customer', 'cart'],
  omits: ['unfinished.counted', 'session.mayLeave'],
  run: async ({ open, chapter, end }) => {
    const tab = await filled(open({ ports: { wishes: memoryWishes() } }))
    chapter('Сети нет')
    tab.network.lose()
    wish(tab, 5)
    tab.clock.increment(1000)
    wish(tab, 7)
    tab.clock.increment(1000)
    await atRest()
    chapter('Сеть есть')
    tab.network.restore()
    await atRest()
    tab.clock.increment(5000)
    await written(tab)
    end()
  },
}
