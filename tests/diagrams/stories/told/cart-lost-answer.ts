import { settle } from '../../../support/open-tab'
import { memoryWishes } from '../../../../src/platform/wishes/wishes'
import type { Told } from '../tell-story'
import { filled, wish, written } from '../filled-cart'

export const cartLostAnswer: Told = {
  id: 'cart-lost-answer',
  title: 'Количество изменено, ответ потерян',
  about:
    'Человек набирает 12, потом сразу 20. Желание видно сразу, запись уходит одна и после паузы; её ответ теряется, и магазин спрашивает снова под тем\u00a0же ключом, так\u00a0что сервер не\u00a0запишет дважды.',
  story: 'cart',
  rules: ['DEC-005', 'DEC-018', 'DEC-020'],
  cast: ['cart', 'customer'],
  run: async ({ open, chapter, end }) => {
    let isLost = false
    const tab = await filled(
      open({
        path: '/cart',
        ports: { wishes: memoryWishes() },
        intercept: async (url, _, send) => {
          if (!isLost || !url.includes('updateInCart')) return send()
          isLost = false
          await send()
          throw new TypeError('Failed to fetch')
        },
      }),
    )
    chapter('Два числа подряд')
    wish(tab, 12)
    tab.clock.increment(100)
    wish(tab, 20)
    await settle()
    chapter('Пауза кончилась: запись, потерянный ответ, тот же ключ')
    isLost = true
    tab.clock.increment(1000)
    await written(tab)
    end()
  },
}
