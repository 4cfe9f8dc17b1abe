import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { actorOf } from '../../../src/shop/actors'
import { RepeatOrder } from '../../../src/pages/orders/repeat/repeat-order'
import { OrderTable } from '../../../src/pages/orders/order-table'
import { calledOff, openShop, type Answers, type Opened } from '../support/open-shop'
import { order } from '../support/order'
import { buyer, kazan } from '../support/people'
import { price, product } from '../../support/plain-goods'
import { region } from '../../support/plain-region'

/** What tells what a product is for. */
const OIL = { values: [{ parameter: { id: 'sae', name: 'Вязкость', type: 'list' as const }, name: '5W-30' }] }
const items = [
  { product: product(1), cost: 900, qty: 3 },
  { product: product(2, { pack: 4 }), cost: 1000, qty: 1 },
  { product: product(3, OIL), cost: 1000, qty: 2 },
  { product: product(4), cost: 1000, qty: 5, gone: true },
]
/** In the cart: one piece of product 1, and product 8. Of product 3 there is nothing in stock; 9 is like it. */
const base: Answers = {
  ...buyer(0),
  'cart.get': () => ({
    items: [
      { product: product(1), qty: 1 },
      { product: product(8), qty: 2 },
    ],
    version: 1,
  }),
  'orders.get': () => order({ items, item_count: 4, company_region_id: 5 }),
  'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
    gift: null,
    products: body.products_ids.map((id) => price(id, id === 3 ? { stock: 0 } : {})),
  }),
  'products.similar': ({ params }: { params: { id: number } }) =>
    params.id === 3 ? { items: [product(9, { ...OIL, name: 'Аналог' })] } : Promise.reject(new ApiError(404, '')),
  'cart.updateMany': ({ body }: { body: { items: { product_id: number; qty: number }[] } }) => ({
    items: [...new Map([[1, 1], [8, 2], ...body.items.map(({ product_id, qty }) => [product_id, qty] as const)])]
      .filter(([, qty]) => qty > 0)
      .map(([id, qty]) => ({ product: product(id), qty })),
    version: 2,
  }),
}
const open = async (answers: Answers = {}, within: (part: ReactNode) => ReactNode = (part) => part) => {
  const shop = await openShop(within(<RepeatOrder orderId={101} />), { ...base, ...answers })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Повторить заказ' }).getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Повторить заказ' }))
  return shop
}
const box = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('checkbox', { name, hidden: true })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
/** What the cart wrote, by product, and in how many calls for many lines. */
const sent = ({ calls }: Opened) => {
  const many = calls
    .filter(({ name }) => name === 'cart.updateMany')
    .map(({ args }) => args as { body: { items: { product_id: number; qty: number }[] } })
  const single = calls
    .filter(({ name }) => name === 'cart.updateLine')
    .map(({ args }) => args as { params: { id: number }; body: { qty: number } })
  const lines = [
    ...many.flatMap(({ body }) => body.items.map(({ product_id, qty }) => [product_id, qty])),
    ...single.map(({ params, body }) => [params.id, body.qty]),
  ]
  return { calls: many.length, lines }
}
const dialogText = () => (document.querySelector('dialog')?.textContent ?? '').replaceAll('\u00a0', ' ')
afterEach(cleanup)

it('shows each line with the price then and now, what stands in the cart, why it cannot be had, and what there is instead', async () => {
  await open()
  expect((await box('Масло 1')).checked).toBe(true)
  const missing = await box(/^Масло 3/)
  expect([missing.disabled, missing.checked]).toEqual([true, false])
  expect((await box(/Заменить аналогом: Аналог/)).checked).toBe(false)
  const text = dialogText()
  for (const words of [
    '9,00 ₽ → 10,00 ₽',
    'В корзине 1 шт.',
    'Нет в наличии',
    'Снят с продажи, замены не нашлось',
    'Продаётся по 4 шт., количество изменено с 1 на 4.',
  ])
    expect(text).toContain(words)
})

it('adds what is ticked on top of the cart, and reports what became of it [DEC-020]', async () => {
  const shop = await open()
  fireEvent.click(await box(/Заменить аналогом: Аналог/))
  press('В корзину')
  await waitFor(() =>
    expect(dialogText()).toContain('В корзину добавлено 3 строки. 1 снята с продажи, 1 подорожала, 1 заменена, 1 с другим количеством.'),
  )
  expect(sent(shop).lines).toEqual([
    [1, 4],
    [2, 4],
    [9, 2],
  ])
  const next = screen.getByRole('link', { name: 'Открыть корзину', hidden: true })
  expect([next.getAttribute('href'), document.activeElement === next]).toEqual(['/cart', true]) // the pressed button has gone
})

it('each line shows the price of one, how much of it is added, and what that comes to; the count and the sum are of that', async () => {
  const stock = new Map([
    [1, 50],
    [2, 60],
  ])
  await open({
    'cart.get': () => ({
      items: [
        { product: product(1), qty: 50 },
        { product: product(2), qty: 40 },
      ],
      version: 1,
    }),
    'orders.get': () =>
      order({
        items: [
          { product: product(1), cost: 1000, qty: 6 },
          { product: product(2), cost: 1000, qty: 40 },
          { product: product(3), cost: 1000, qty: 2 },
        ],
      }),
    'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
      gift: null,
      products: body.products_ids.map((id) => price(id, { stock: stock.get(id) ?? 50 })),
    }),
  })
  await box(/^Масло 1/)
  const cells = (at: number) =>
    [...document.querySelectorAll(`dialog li > :nth-child(${at})`)].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' '))
  const amounts = () => [cells(2), cells(3)]
  const all = ['10,00 ₽ × 6', '10,00 ₽ × 20 в заказе 40', '10,00 ₽ × 2']
  expect(amounts()).toEqual([all, ['', '200,00 ₽', '20,00 ₽']])
  expect([dialogText(), (await box(/^Масло 1/)).checked]).toEqual([expect.stringContaining('Все, что есть: 2 строки'), false])
  expect(dialogText()).toContain('2 строки, 220,00 ₽')
  expect(dialogText()).toContain('Больше положить нельзя: уже в корзине')
  expect(dialogText()).toContain('Вместе с корзиной: доступно 60 шт., количество изменено с 80 на 60.')
  fireEvent.click(await box('Масло 2'))
  expect(amounts()).toEqual([
    [all[0], '10,00 ₽ × 40', all[2]],
    ['', '', '20,00 ₽'],
  ])
  fireEvent.click(await box('Масло 3'))
  expect(dialogText()).toContain('Добавить нечего')
  fireEvent.click(screen.getByRole('radio', { name: /Только эти товары/, hidden: true }))
  expect(amounts()).toEqual([
    ['10,00 ₽ × 6', '10,00 ₽ × 40', '10,00 ₽ × 2'],
    ['60,00 ₽', '', ''],
  ])
  expect(dialogText()).toContain('1 строка, 60,00 ₽')
})

it('adds many lines by one call [DEC-020]', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ product: product(at + 11), cost: 1000, qty: 2 }))
  const shop = await open({ 'orders.get': () => order({ items: many }) })
  await box('Масло 11')
  press('В корзину')
  await waitFor(() => expect(dialogText()).toContain('В корзину добавлено 30 строк.'))
  expect(sent(shop)).toEqual({ calls: 1, lines: many.map(({ product: { id } }) => [id, 2]) })
})

it('adds only the lines that are chosen', async () => {
  const shop = await open()
  fireEvent.click(await box(/Все, что есть/))
  fireEvent.click(await box(/Все, что есть/))
  fireEvent.click(await box('Масло 2'))
  press('В корзину')
  await waitFor(() => expect(dialogText()).toContain('добавлена 1 строка'))
  expect(sent(shop).lines).toEqual([[1, 4]])
})

it('instead of the cart says what would go, and takes it out at one press', async () => {
  const shop = await open()
  await box('Масло 1')
  fireEvent.click(screen.getByRole('radio', { name: /Только эти товары/, hidden: true }))
  expect(dialogText()).toContain('Из корзины уйдёт 1 строка; можно будет вернуть')
  expect(sent(shop).lines).toEqual([])
  press('В корзину')
  await waitFor(() =>
    expect(sent(shop).lines).toEqual([
      [1, 3],
      [2, 4],
      [8, 0],
    ]),
  )
  await waitFor(() => expect(dialogText()).toContain('Из корзины убрано: 1 строка.'))
})

it('that replaced the cart makes it again what it was, and says so [DEC-021]', async () => {
  const shop = await open()
  await box('Масло 1')
  fireEvent.click(screen.getByRole('radio', { name: /Только эти товары/, hidden: true }))
  press('В корзину')
  await waitFor(() => expect(dialogText()).toContain('Вернуть, как было'))
  press('Вернуть, как было')
  await waitFor(() => expect(dialogText()).toContain('В корзине снова то, что было до этого.'))
  expect(sent(shop).lines.slice(3)).toEqual(
    expect.arrayContaining([
      [1, 1],
      [2, 0],
      [8, 2],
    ]),
  )
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Открыть корзину', hidden: true })) // the pressed button has gone
})

it('that an order took meanwhile is not put back into the cart with «Вернуть, как было» [DEC-022]', async () => {
  let isOrdered = false
  const shop = await open({
    'cart.get': () =>
      isOrdered
        ? { items: [{ product: product(8), qty: 2 }], version: 3 }
        : {
            items: [
              { product: product(1), qty: 1 },
              { product: product(8), qty: 2 },
            ],
            version: 1,
          },
  })
  await box('Масло 1')
  press('В корзину')
  await waitFor(() => expect(dialogText()).toContain('Вернуть, как было'))
  isOrdered = true
  const taken = [
    { productId: 1, qty: 4, pressed: 4 },
    { productId: 2, qty: 4, pressed: 4 },
  ]
  act(() => actorOf(shop.app, 'cart')?.send({ type: 'cart.outdate', regionId: 5, taken, by: null }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Вернуть, как было', hidden: true }).getAttribute('aria-disabled')).toBeNull(),
  )
  const before = sent(shop).lines.length
  press('Вернуть, как было')
  await waitFor(() => expect(dialogText()).toContain('осталось как есть: M-1'))
  expect(sent(shop).lines.slice(before)).toEqual([])
})

it('of another region says so, and offers to buy for that one [DEC-027]', async () => {
  const other = region(6, { store_city_name: 'Самара', company_name: 'ООО «Гараж»' })
  const shop = await open({
    'regions.list': () => [kazan, other],
    'orders.get': () => order({ items, company_region_id: 6, store_city_name: 'Самара' }),
  })
  await box('Масло 1')
  expect(dialogText()).toContain('Заказ был для ООО «Гараж», Самара.')
  press('Переключить: Самара')
  await waitFor(() => expect(dialogText()).not.toContain('Заказ был для'))
  const asked = shop.calls
    .filter(({ name }) => name === 'products.stocksAndPrices')
    .map(({ args }) => (args as { body: { company_region_id: number } }).body.company_region_id)
  expect(asked).toContain(6)
})

it('whose first question is called off, as React does in the dev server, waits for the second one', async () => {
  const answers: (() => void)[] = []
  const answer: Answers['orders.get'] = (_, options) =>
    Promise.race([new Promise((resolve) => answers.push(() => resolve(order({ items })))), calledOff(options)])
  await open({ 'orders.get': answer }, (part) => <StrictMode>{part}</StrictMode>)
  await waitFor(() => expect(answers).toHaveLength(2))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(dialogText()).not.toContain('не загрузился')
  for (const go of answers) go()
  await box('Масло 1')
})

it('that does not load says why and can be tried again', async () => {
  let isDown = true
  await open({ 'orders.get': () => (isDown ? Promise.reject(new ApiError(403, 'Это чужой заказ')) : order({ items })) })
  await screen.findByText('Это чужой заказ')
  isDown = false
  press('Повторить')
  await box('Масло 1')
})

it('that the server would not take lists the line with its words', async () => {
  const shop = await open({
    'cart.updateLine': ({ params, body }: { params: { id: number }; body: { qty: number } }) =>
      params.id === 2
        ? Promise.reject(new ApiError(422, 'Товар заблокирован'))
        : { line: { product: product(params.id), qty: body.qty }, version: 3 },
  })
  await box('Масло 1')
  press('В корзину')
  await waitFor(() => expect(dialogText()).toContain('1 не сохранена'))
  expect(dialogText()).toContain('Товар заблокирован')
  expect(actorOf(shop.app, 'cart')?.getSnapshot().context.known.get(1)?.item.qty).toBe(4)
})

it('is offered in each row of the history [DEC-020]', async () => {
  await openShop(<OrderTable orders={[order({ id: 101 }), order({ id: 102 })]} />, base)
  act(() => void fireEvent.click(screen.getByRole('button', { name: /Повторить заказ №\s102/ })))
  await screen.findByRole('heading', { name: /Повторить заказ №\s102/, hidden: true })
  await box('Масло 1')
})
