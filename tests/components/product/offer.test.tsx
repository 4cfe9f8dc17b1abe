import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { product } from '../../support/plain-goods'
import { region } from '../../support/plain-region'
import { customer } from '../support/people'
import { heading, offer, openPage, panel, plain, priced } from './product-page'

afterEach(cleanup)

const rows = () => [...offer().querySelectorAll('dl > div')].map((row) => [...row.children].map((cell) => plain(cell.textContent)))
const text = () => plain(offer().textContent)
const litre = (id: number, vol: number) => ({
  ...product(id),
  weight: vol * 1000,
  values: [{ parameter: { id: 'vol', name: 'Объём', type: 'number' as const, unit: 'л' }, number: vol }],
  key_values: ['vol'],
})

describe('the price of a product', () => {
  const terms = { cost: 268_400, base_price: 270_000, guest_cost: 332_800, discount: { discount: 1000 }, discount2: { discount: 500 } }

  it('is told whole: for all, struck; one’s own; what is gained; list price, price before discounts, both discounts, points, price list [DEC-012, DEC-013, DEC-014]', async () => {
    await openPage({
      ...priced(() => ({ ...terms, price_type: 'Опт 2', price_doc: 'Прайс-лист от 01.11.2026' })),
      'products.get': () => product(7, { bonus: 24 }),
    })
    await heading()
    // 2 684,00 × 0,9 × 0,95 = 2 294,82
    expect(plain(offer().querySelector('s')?.parentElement?.textContent)).toBe('Цена для всех 3 328,00 ₽')
    expect(text()).toMatch(/2 294,82 ₽Ваша выгода 1 033,18 ₽ с каждой/)
    expect(rows()).toEqual([
      ['Прайс-лист', '2 700,00 ₽'],
      ['Цена до скидок', '2 684,00 ₽'],
      ['Скидки', '10 % + 5 %'],
      ['Бонус за единицу', '24 балла'],
    ])
    expect(text()).toContain('Опт 2 · Прайс-лист от 01.11.2026')
  })

  it('without discounts, gain and points says nothing of them; without a list price only what is known', async () => {
    await openPage(priced(() => ({ cost: 1000, base_price: null, guest_cost: 900 })))
    await heading()
    expect({ rows: rows(), querySelector: offer().querySelector('s'), test: /выгода|Скидки|Бонус/.test(text()) }).toEqual({
      rows: [['Цена до скидок', '10,00 ₽']],
      querySelector: null,
      test: false,
    })
  })

  it('that the region has none of is asked for by other ways, and nothing can be bought', async () => {
    await openPage(priced(() => ({ cost: null, guest_cost: null, base_price: null, stock: 0, self_stock: 0 })))
    await heading()
    expect(text()).toMatch(/^Цена по запросуУточните её у своего менеджера\./)
    expect(within(offer()).queryByRole('button', { name: 'В корзину' })).toBe(null)
  })

  it('on moderation is that for all, said to be so [ROLE-006, DEC-025]', async () => {
    await openPage({
      ...customer([region(5, { status: 0 })]),
      ...priced(() => ({ cost: null, base_price: null, guest_cost: 332_800 })),
    })
    await heading()
    expect(text()).toMatch(/^3 328,00 ₽Цена для всех, персональная после модерации/)
    expect({ rows: rows(), querySelector: offer().querySelector('s') }).toEqual({ rows: [], querySelector: null })
  })
})

describe('packages of the same goods', () => {
  const packs = {
    'products.get': () => litre(7, 4),
    'products.grouped': () => ({ items: [litre(9, 208), litre(8, 1)] }),
    ...priced((id) => ({ cost: { 7: 234_635, 8: 64_516, 9: 9_760_443 }[id] ?? null })),
  }
  it('stand from the small to the large, each with its price and that of a litre; this one is marked [CALL-063]', async () => {
    await openPage(packs)
    await heading()
    const links = await screen.findAllByRole('link', { name: /₽\/л$/ })
    expect(links.map((link) => [plain(link.textContent), link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['1 л645,16 ₽645,16 ₽/л', '/product/8', null],
      ['4 л2 346,35 ₽586,59 ₽/л', '/product/7', 'page'],
      ['208 л97 604,43 ₽469,25 ₽/л', '/product/9', null],
    ])
    expect(text()).toContain('586,59 ₽ за литр')
  })
  it('of goods that are not measured have no price of a litre', async () => {
    await openPage({ ...packs, 'products.get': () => product(7, { weight: 4000 }), 'products.grouped': () => ({ items: [product(8)] }) })
    await heading()
    expect(panel('Фасовка').getAllByRole('link')).toHaveLength(2)
    expect(/₽\/|за литр/.test(document.body.textContent)).toBe(false)
  })
})

describe('where a product stands', () => {
  it('is said by warehouse, with how soon it is here, all of it together, and what is on its way [DEC-012]', async () => {
    await openPage(
      priced(() => ({
        stock: 64,
        self_stock: 36,
        arrival: { date: '2026-12-06', amount: 40 },
        warehouses: [
          { stock_id: 1, name: 'Склад Казань', amount: 36, days: 0 },
          { stock_id: 2, name: 'Склад Уфа', amount: 0, days: 1 },
          { stock_id: 3, name: 'Склад Самара', amount: 28, days: 2 },
        ],
      })),
    )
    await heading()
    const places = within(screen.getByRole('region', { name: 'Наличие по складам' }))
    expect(plain(places.getByRole('heading').textContent)).toBe('Наличиевсего 64 шт.')
    expect(places.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      'Склад КазаньСамовывоз сегодня36 шт.',
      'Склад СамараЧерез 2 дня28 шт.',
      'ПоступлениеОжидается 06.12+40 шт.',
    ])
  })
  it('is said of the city and of elsewhere by a server that names no warehouses [DEC-006]', async () => {
    await openPage(priced(() => ({ stock: 64, self_stock: 36 })))
    await heading()
    const places = within(screen.getByRole('region', { name: 'Наличие по складам' }))
    expect(places.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      'В вашем городеСамовывоз сегодня36 шт.',
      'На других складахПод заказ28 шт.',
    ])
  })
})

describe('in the place of what cannot be had', () => {
  const out = (id: number) => (id === 7 ? { stock: 0, self_stock: 0 } : { cost: 234_635, stock: 36 })
  const analogs = { 'products.analogs': () => ({ items: [product(9)], replaces: [] }) }

  it('stands one that may stand for it and is there, with its price [ENT-008]', async () => {
    await openPage({ ...analogs, ...priced(out) })
    await screen.findByText(/^Вместо него есть/)
    expect(text()).toContain('Вместо него есть Масло 9: 2 346,35 ₽, 36 шт.')
    within(offer()).getByRole('button', { name: /^Сообщить/ })
  })
  it('nothing, where that is not there either, or has no price', async () => {
    await openPage({ ...analogs, ...priced((id) => (id === 7 ? out(7) : { stock: 0 })) })
    await screen.findByRole('tab', { name: /^Аналоги/ })
    expect(text()).not.toContain('Вместо него')
    cleanup()
    await openPage({ ...analogs, ...priced((id) => (id === 7 ? out(7) : { cost: null, guest_cost: null })) })
    await screen.findByRole('tab', { name: /^Аналоги/ })
    expect(text()).not.toContain('Вместо него')
  })
  it('nothing of what is there itself', async () => {
    await openPage({ ...analogs, ...priced(() => ({})) })
    await screen.findByRole('tab', { name: /^Аналоги/ })
    expect(text()).not.toContain('Вместо него')
  })
})
