import { formatPieces } from '../../../../../model/text/count'
import { atRest } from '../../../../support/waiting/at-rest'
import { memoryWishes } from '../../../../../src/platform/wishes/wishes'
import { apiOf } from '../../../../support/world'
import type { Told } from '../../tell-story'
import { SERVER } from '../../../../../tools/diagrams/sequence/entries'
import { filled, PLAIN, wish, written } from '../../filled-cart'
import { keyOf } from '../../key-of'

const qtyOf = ({ body }: RequestInit): string => {
  const { qty } = typeof body === 'string' ? (JSON.parse(body) as { qty?: number }) : {}
  return qty === undefined ? '' : formatPieces(qty)
}

export const cartLostAnswer: Told = {
  id: 'cart-lost-answer',
  title: 'Количество изменено, ответ потерян',
  about:
    'Человек набирает 12, потом сразу 20. Желание видно сразу, запись уходит одна и после паузы; её ответ теряется, и магазин спрашивает снова под тем\u00a0же ключом, так\u00a0что сервер не\u00a0запишет дважды.',
  story: 'cart',
  rules: ['DEC-005', 'DEC-018', 'DEC-020'],
  cast: ['cart', 'customer'],
  tells: ['quantity.changed'],
  detailOf: (_, init) => [qtyOf(init), keyOf(init)].filter(Boolean).join(', '),
  run: async ({ open, chapter, end, show }) => {
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
    await atRest()
    chapter('Пауза кончилась: запись, потерянный ответ, тот же ключ')
    isLost = true
    tab.clock.increment(1000)
    await written(tab)
    const { items } = await apiOf(tab.who)('cart.get', { query: { user_id: 1, company_region_id: 1 } })
    show(SERVER, `в\u00a0корзине ${formatPieces(items.find(({ product }) => product.id === PLAIN)?.qty ?? 0)}`)
    end()
  },
}
