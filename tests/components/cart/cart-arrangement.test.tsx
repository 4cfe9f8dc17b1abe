import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { matchRoute } from '../../../model/routing/routes'
import CartPage from '../../../src/pages/cart/cart-page'
import { product } from '../../support/plain-goods'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'

const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
const brand = (name: string) => ({ name, slug: name, country: '' })
const goods = [
  { product: product(1, { article: 'B-10', name: 'Фильтр', brand: brand('Zorg'), category_id: 12 }), qty: 1 },
  { product: product(2, { article: 'B-9', name: 'Антифриз', brand: brand('Arktelub'), category_id: 11 }), qty: 5 },
  { product: product(3, { article: 'A-1', name: 'Масло', brand: brand('Zorg'), category_id: 99 }), qty: 3 },
]
const openCart = async () => {
  const shop = await openShop(page, {
    ...buyer(0),
    'cart.get': () => ({ items: goods, version: 1 }),
    'cart.updateLine': () => new Promise(() => {}),
    'categories.list': () => [
      {
        id: 1,
        slug: 'a',
        name: 'Всё',
        children: [
          { id: 11, slug: 'b', name: 'Антифризы', children: [] },
          { id: 12, slug: 'c', name: 'Фильтры', children: [] },
        ],
      },
    ],
  })
  await screen.findByLabelText('Количество: B-10')
  await screen.findByText(/^К оплате \d/, { selector: 'output' })
  return shop
}
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(
      (row) =>
        row.querySelector('input[inputmode]')?.getAttribute('aria-label')?.slice('Количество: '.length) ??
        row.textContent.replaceAll('\u00a0', ' '),
    )
const choose = (label: string, option: string) => userEvent.setup().selectOptions(screen.getByLabelText(label), option)
beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('the order of the lines', () => {
  it.each([
    ['По артикулу', ['A-1', 'B-9', 'B-10']],
    ['По названию', ['B-9', 'A-1', 'B-10']],
    ['По бренду', ['B-9', 'B-10', 'A-1']],
    ['По сумме, сначала дороже', ['B-9', 'A-1', 'B-10']],
  ])('«%s» is as chosen, and back as they were put in', async (option, articles) => {
    await openCart()
    expect(rows()).toEqual(['B-10', 'B-9', 'A-1'])
    await choose('Порядок строк', option)
    expect(rows()).toEqual(articles)
    await choose('Порядок строк', 'Как добавлены')
    expect(rows()).toEqual(['B-10', 'B-9', 'A-1'])
  })

  it('puts them together by brand and by category, those of none last', async () => {
    await openCart()
    await choose('Группы строк', 'brand')
    expect(rows()).toEqual(['Arktelub: 1 строка', 'B-9', 'Zorg: 2 строки', 'B-10', 'A-1'])
    await choose('Группы строк', 'category')
    expect(rows()).toEqual(['Антифризы: 1 строка', 'B-9', 'Фильтры: 1 строка', 'B-10', 'Без категории: 1 строка', 'A-1'])
  })

  it('is remembered in this browser', async () => {
    await openCart()
    await choose('Порядок строк', 'По артикулу')
    await choose('Группы строк', 'brand')
    cleanup()
    await openCart()
    expect(rows()).toEqual(['Arktelub: 1 строка', 'B-9', 'Zorg: 2 строки', 'A-1', 'B-10'])
  })

  it('moves no row while somebody works in the table, and is kept again afterwards', async () => {
    const type = userEvent.setup()
    await openCart()
    await choose('Порядок строк', 'По сумме, сначала дороже')
    const field = within(screen.getByRole('table')).getByLabelText<HTMLInputElement>('Количество: B-10')
    await type.clear(field)
    await type.type(field, '40{Enter}')
    expect(rows()).toEqual(['B-9', 'A-1', 'B-10'])
    act(() => screen.getByLabelText('Порядок строк').focus())
    expect(rows()).toEqual(['B-10', 'B-9', 'A-1'])
  })
})
