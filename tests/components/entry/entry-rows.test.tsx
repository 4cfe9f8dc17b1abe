import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { price, product } from '../../support/plain-goods'
import { answers, article, entered, hit, inCart, open, typist } from '../support/entry'
import { eventually } from '../../support/waiting/eventually'

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

describe('the entry by article', () => {
  it('names stock and price of what it offers and of what was chosen, once they are known', async () => {
    let answer: () => void = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    const prices = answers()['products.stocksAndPrices']
    await open({ 'products.stocksAndPrices': async (call: never, options) => (await asked, prices?.(call, options)) })
    const type = typist()
    await type.type(article(), 'm-1')
    const option = await screen.findByRole('option', { name: /^M-1/ })
    expect(option.textContent).not.toMatch(/₽|50\u00a0шт\.$/)
    answer()
    await eventually(() => expect(option.textContent).toMatch(/50\u00a0шт\.Самовывоз сегодня10,00\u00a0₽$/))
    await type.keyboard('{Enter}')
    await screen.findByText('10,00\u00a0₽', { normalizer: (text) => text })
    expect(screen.getByTitle('Масло 1').nextSibling?.textContent).toBe('50\u00a0шт., 10,00\u00a0₽')
  })

  it('says of what is out of stock that no order takes it [VALID-007]', async () => {
    await open({
      'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
        products: body.products_ids.map((id: number) => price(id, { stock: 0, self_stock: 0 })),
      }),
    })
    const type = typist()
    await type.type(article(), 'm-4 3{Enter}')
    await eventually(() =>
      expect(entered().map((item) => item.textContent)).toEqual([
        'M-4: 3\u00a0→\u00a06 (по\u00a06\u00a0шт.), в\u00a0корзине\u00a06, нет в\u00a0наличии, в\u00a0заказ не\u00a0войдётУбрать'.replace(
          '6 (',
          '6\u00a0(',
        ),
      ]),
    )
  })

  it('takes rows of a table that are pasted, all by one call; the wrong ones stay and go together', async () => {
    const many = vi.fn(({ body }: { body: { items: readonly { product_id: number; qty: number }[] } }) => ({
      items: body.items.map(({ product_id, qty }) => ({ product: product(product_id), qty })),
      version: 2,
    }))
    const shop = await open({ 'cart.updateMany': many as never })
    const type = typist()
    await type.click(article())
    const rows = Array.from({ length: 8 }, (_, at) => `M-${at + 10}\t${at + 1}`)
    await type.paste([...rows, 'Артикул\tКол-во', 'ZZ-404\t5', 'ZZ-405\t5'].join('\r\n'))
    await screen.findAllByText('Вставлено строк: 10 и заголовок — добавлено 8, не добавлено 2.')
    expect([article().value, document.activeElement, Array.from({ length: 8 }, (_, at) => inCart(shop, at + 10))]).toEqual([
      '',
      article(),
      [1, 2, 3, 4, 5, 6, 7, 8],
    ])
    await eventually(() => expect(many).toHaveBeenCalledTimes(1))
    expect(shop.calls.filter(({ name }) => name === 'cart.updateLine')).toEqual([])
    await type.click(screen.getByRole('button', { name: 'Убрать недобавленные' }))
    expect(entered().map((item) => item.textContent)).toEqual([
      'M-15, 6\u00a0шт.Убрать',
      'M-16, 7\u00a0шт.Убрать',
      'M-17, 8\u00a0шт.Убрать',
    ])
  })

  it('counts what is known of pasted rows as the answers come, and takes all of them in together [DEC-006]', async () => {
    const asked: (() => void)[] = []
    const shop = await open({
      'products.byArticles': async ({ body }: { body: { articles: readonly string[] } }) => {
        await new Promise<void>((go) => asked.push(go))
        return { items: body.articles.map((text) => ({ products: [product(Number(text.slice(2)))] })) }
      },
    })
    const type = typist()
    await type.click(article())
    await type.paste(Array.from({ length: 60 }, (_, at) => `M-${at + 10}\t2`).join('\n'))
    await screen.findByText('Разобрано строк: 0 из 60.')
    asked[0]?.()
    await screen.findByText('Разобрано строк: 50 из 60.')
    expect(inCart(shop, 10)).toBe(0)
    asked[1]?.()
    await screen.findAllByText('Вставлено строк: 60 — добавлены все.')
    expect([inCart(shop, 10), inCart(shop, 69)]).toEqual([2, 2])
    expect(shop.calls.filter(({ name }) => name === 'external.search' || name === 'products.get')).toEqual([])
  })
})

it('of many pasted rows it names those that did not go in as they were until that is noted, and all of them if asked [DEC-019]', async () => {
  await open({
    'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
      products: body.products_ids.map((id: number) => price(id, id === 11 ? { stock: 0, self_stock: 0 } : {})),
    }),
    'cart.updateMany': ({ body }: { body: { items: readonly { product_id: number; qty: number }[] } }) => ({
      items: body.items.map(({ product_id, qty }) => ({ product: product(product_id), qty: product_id === 12 ? 1 : qty })),
      version: 2,
    }),
  })
  const type = typist()
  await type.click(article())
  await type.paste([...Array.from({ length: 20 }, (_, at) => `M-${at + 10}\t${at + 2}`), 'M-4\t5', 'ZZ-404\t5'].join('\n'))
  await screen.findByText('Вставлено строк: 22 — добавлено 21 (из них требуют внимания 3), не добавлено 1.', undefined)
  const words = () => entered().map((item) => item.textContent?.replaceAll('\u00a0', ' '))
  const odd = [
    'M-11, 3 шт., нет в наличии, в заказ не войдётУбрать',
    'M-12, 4 шт., сервер оставил в корзине 1 шт.Убрать',
    'M-4: 5 → 6 (по 6 шт.), в корзине 6Убрать',
    '«ZZ-404 × 5» — такого артикула нет. Нажмите «Исправить»: подсказки покажут похожие.ИсправитьУбрать',
  ]
  await eventually(() => expect(words().filter((it) => odd.includes(it ?? ''))).toEqual(odd))
  await type.type(article(), 'm-1 * 1{Enter}')
  expect(words().filter((it) => odd.includes(it ?? ''))).toEqual(odd)
  await type.click(screen.getByRole('button', { name: 'Показать все' }))
  expect(entered().length).toBe(23)
  await type.click(screen.getByRole('button', { name: 'Свернуть' }))
  expect(entered().length).toBeLessThan(10)
  await type.click(screen.getByRole('button', { name: 'Понятно' }))
  expect([words().filter((it) => odd.includes(it ?? '')), screen.queryByRole('button', { name: 'Понятно' })]).toEqual([odd.slice(3), null])
})

it('says of a pasted row that its article stands twice, and takes a similar product for one that has none by one press [DEC-057]', async () => {
  const shop = await open({
    'external.search': ({ query }: { query: { q: string } }) => ({
      items: query.q === 'M-1' ? [hit(1)] : query.q === 'M-2' ? [hit(2)] : [hit(11), hit(12)],
      total: 1,
      categories: [],
    }),
  })
  const type = typist()
  await type.click(article())
  await type.paste('M-1\t5\nM-2\t1\nM-1\t6\nM-1x\t4')
  await screen.findAllByText('Вставлено строк: 4 — добавлено 3 (из них сложено с другими 1), не добавлено 1.')
  const words = () => entered().map((item) => item.textContent?.replaceAll('\u00a0', ' '))
  expect(words().slice(-2)).toEqual([
    'M-1, 6 шт., в корзине 11, повтор артикула, количество сложеноУбрать',
    '«M-1x × 4» — точно такого артикула нет. Выберите похожий или исправьте.ИсправитьУбратьM-11M-12',
  ])
  await type.click(screen.getByRole('button', { name: 'Выбрать: M-12, Масло 12' }))
  await screen.findAllByText('Вставлено строк: 4 — добавлены все (из них сложено с другими 1).')
  expect([inCart(shop, 1), inCart(shop, 12), document.activeElement]).toEqual([11, 4, article()])
})
