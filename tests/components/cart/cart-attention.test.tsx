import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { matchRoute } from '../../../model/routing/routes'
import { actorOf } from '../../../src/shop/actors'
import CartPage from '../../../src/pages/cart/cart-page'
import { price, product } from '../../support/plain-goods'
import { openShop, type Answers } from '../support/open-shop'
import { buyer } from '../support/people'

const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
const priced = (changes: (id: number) => object): Answers => ({
  'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
    products: body.products_ids.map((id) => price(id, changes(id))),
  }),
})
const openCart = async (answers: Answers = {}) => {
  const shop = await openShop(page, { ...buyer(3), ...answers })
  await screen.findByLabelText('Количество: M-1')
  await screen.findByText(/^К оплате \d/, { selector: 'output' })
  return shop
}
const checkout = ({ app }: Awaited<ReturnType<typeof openShop>>) => actorOf(app, 'checkout')! // somebody is logged in
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')
/** The table's rows from top to bottom: heads of groups and articles. */
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .flatMap(
      (row) =>
        row.querySelector('input[inputmode]')?.getAttribute('aria-label')?.slice('Количество: '.length) ??
        plain(row.querySelector('th')) ??
        [],
    )
const whyOf = (article: string) => plain(screen.getByLabelText(`Количество: ${article}`).closest('tr')?.nextElementSibling)
afterEach(cleanup)

describe('a price that changed since the buyer met it', () => {
  const openMet = async () => {
    const shop = await openCart()
    await waitFor(() => expect(checkout(shop).getSnapshot().context.draft.seen).toEqual({ 1: 1000, 2: 1000, 3: 1000 }))
    // As they were met at an earlier visit.
    act(() => checkout(shop).send({ type: 'prices.accepted', prices: { 2: 900, 3: 1100 } }))
    return shop
  }

  it('is said with both, dearer as a warning, cheaper not, and its line stays in the order', async () => {
    await openMet()
    expect(rows()).toEqual(['Требуют внимания: 2 строкиПринять все цены (2)', 'M-2', 'M-3', 'Готовы к заказу: 1 строка', 'M-1'])
    const fold = screen.getByRole('button', { name: /^Требуют внимания/ })
    await act(async () => fold.click())
    expect(rows()).toEqual(['Требуют внимания: 2 строкиПринять все цены (2)', 'Готовы к заказу: 1 строка', 'M-1'])
    await act(async () => fold.click())
    expect(whyOf('M-2')).toContain('Цена выросла с 9,00 ₽ до 10,00 ₽ с тех пор, как вы её видели.')
    expect(whyOf('M-3')).toContain('Цена снизилась с 11,00 ₽ до 10,00 ₽ с тех пор, как вы её видели.')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Включить в заказ: M-2' }).checked).toBe(true)
    expect(plain(document.querySelector('output'))).toBe('К оплате 30,00 ₽')
  })

  it('is said of a line that is out of stock too, beside its reason, and can be accepted there: as many say it as «Принять все» counts', async () => {
    const type = userEvent.setup()
    const shop = await openCart(priced((id) => (id === 2 ? { stock: 0, self_stock: 0 } : {})))
    await waitFor(() => expect(Object.keys(checkout(shop).getSnapshot().context.draft.seen)).toHaveLength(3))
    act(() => checkout(shop).send({ type: 'prices.accepted', prices: { 2: 900, 3: 1100 } }))
    screen.getByRole('button', { name: 'Принять все цены (2)' })
    expect(whyOf('M-2')).toContain('Нет в наличии, в заказ не войдёт. Цена выросла с 9,00 ₽ до 10,00 ₽ с тех пор, как вы её видели.')
    await type.click(screen.getByRole('button', { name: 'Принять цену: M-2' }))
    expect(whyOf('M-2')).toMatch(/^Нет в наличии, в заказ не войдёт\.(?!.*Цена)/)
  })

  it('is accepted for one line, or for all at once', async () => {
    const type = userEvent.setup()
    const shop = await openMet()
    await type.click(screen.getByRole('button', { name: 'Принять все цены (2)' }))
    expect({ rows: rows(), seen: checkout(shop).getSnapshot().context.draft.seen }).toEqual({
      rows: ['M-1', 'M-2', 'M-3'],
      seen: { 1: 1000, 2: 1000, 3: 1000 },
    })
    act(() => checkout(shop).send({ type: 'prices.accepted', prices: { 1: 500 } }))
    expect(screen.queryByRole('button', { name: /^Принять все/ })).toBeNull()
    await type.click(screen.getByRole('button', { name: 'Принять цену: M-1' }))
    expect(screen.queryByText(/Цена выросла/)).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Количество: M-1')
  })

  it('is kept as it was met by a line that has no price for a while', async () => {
    let isPriced = true
    const shop = await openCart(priced((id) => (id === 2 && !isPriced ? { cost: null, guest_cost: null } : {})))
    await waitFor(() => expect(Object.keys(checkout(shop).getSnapshot().context.draft.seen)).toEqual(['1', '2', '3']))
    isPriced = false
    act(() => actorOf(shop.app, 'prices')?.send({ type: 'prices.forget' }))
    await screen.findByText(/Цены нет, в\sзаказ не\sвойдёт/)
    expect(checkout(shop).getSnapshot().context.draft.seen).toEqual({ 1: 1000, 2: 1000, 3: 1000 })
  })
})

describe('a line that cannot be had', () => {
  const gone = (extra: object): Answers => ({
    'cart.get': () => ({
      items: [
        { product: product(1), qty: 1 },
        { product: product(2), qty: 3, ...extra },
      ],
      version: 1,
    }),
  })

  it('of a product that left the catalogue says so, leads nowhere, and is removed', async () => {
    const type = userEvent.setup()
    await openCart({
      ...gone({ gone: true }),
      'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
        products: body.products_ids.filter((id) => id !== 2).map((id) => price(id)),
      }),
    })
    expect(rows()).toEqual(['Требуют внимания: 1 строка', 'M-2', 'Готовы к заказу: 1 строка', 'M-1'])
    expect(whyOf('M-2')).toBe('Снят с продажи, в заказ не войдёт.Удалить')
    expect([screen.queryByRole('link', { name: 'Масло 2' }), screen.getByRole('link', { name: 'Масло 1' }).getAttribute('href')]).toEqual([
      null,
      '/product/1',
    ])
    await type.click(screen.getByRole('button', { name: 'Удалить строку: M-2' }))
    screen.getByRole('button', { name: 'Вернуть: M-2' })
  })

  it('names a product alike with its price, and «Заменить» takes as many of it', async () => {
    const type = userEvent.setup()
    const shop = await openCart({
      'cart.updateLine': () => new Promise(() => {}),
      'cart.updateMany': () => new Promise(() => {}),
      ...gone({ analog_tavrolub: product(9) }),
      ...priced((id) => (id === 2 ? { stock: 0 } : {})),
    })
    await screen.findByText(/^, 10,00\s₽$/, { selector: 'span' })
    expect(whyOf('M-2')).toMatch(/^Нет в наличии, в заказ не войдёт\.Есть аналог: Масло 9, 10,00 ₽\.ЗаменитьСообщить о поступлении/)
    expect(screen.getByRole('link', { name: 'Масло 9' }).getAttribute('href')).toBe('/product/9')
    await type.click(screen.getByRole('button', { name: 'Заменить M-2 на M-9' }))
    expect(screen.getByLabelText<HTMLInputElement>('Количество: M-9').value).toBe('3')
    screen.getByRole('button', { name: 'Вернуть: M-2' })
    expect(screen.getByText(/^Заменён на\sM-9/).textContent).toMatch(/^Заменён на\sM-9: M-2, 3\sшт\./)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Количество: M-9')
    expect(
      actorOf(shop.app, 'cart')
        ?.getSnapshot()
        .context.queue.map(({ productId, qty }) => [productId, qty]),
    ).toEqual([
      [9, 3],
      [2, 0],
    ])
  })
})
