import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { matchRoute } from '../../../model/routing/routes'
import HomePage from '../../../src/pages/home/home-page'
import { product } from '../../support/plain-goods'
import { region } from '../../support/plain-region'
import { openShop } from '../support/open-shop'
import { buyer, user } from '../support/people'

afterEach(cleanup)

const home = <HomePage route={matchRoute('/')!.route} params={{}} /> // the table has the home page

it('begins with the quick order, then what needs the buyer, each with the way to it, then the last order [DEC-026]', async () => {
  await openShop(home, {
    ...buyer(0),
    'regions.list': () => [region(5, { stopped: true, admin_ids: [user.id] })],
    'regions.documents': () => ({ items: [], total: 2 }),
    'regions.debt': () => ({ debt: 100, overdue_debt: 100, overdue_debt5: 0 }),
  })
  await screen.findByRole('heading', { name: 'Требует внимания' })
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual(['Быстрый заказ', 'Требует внимания', 'Последний заказ'])
  const rows = within(screen.getByRole('region', { name: 'Требует внимания' })).getAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['Подписать', 'Документы', 'Подробнее'])
})

it('the quantity says why it cannot be typed yet [DEC-035]', async () => {
  await openShop(home, buyer(0))
  const count = await screen.findByLabelText<HTMLInputElement>('Количество')
  const reason = document.getElementById(count.getAttribute('aria-describedby') ?? '')?.textContent
  expect({ readOnly: count.readOnly, reason, title: count.title }).toEqual({
    readOnly: true,
    reason: 'Сначала введите артикул',
    title: 'Сначала введите артикул',
  })
})

it('shows what is bought in most orders, the most frequent first', async () => {
  const bought = (id: number, orders?: number) => ({
    product_id: id,
    article: `M-${id}`,
    name: `Масло ${id}`,
    qty: 4,
    at: '2026-11-20T08:00:00.000Z',
    ...(orders !== undefined && { orders }),
  })
  await openShop(home, {
    ...buyer(0),
    'orders.bought': () => ({ items: [bought(1, 2), bought(2), bought(3, 9), bought(4, 1), bought(5, 4)] }),
    'products.lastSeen': ({ query }: { query: { products_ids: string } }) => ({
      items: query.products_ids.split('.').map((id) => product(Number(id))),
    }),
  })
  const frequent = await screen.findByRole('group', { name: 'Вы заказываете чаще всего, лента' })
  expect(
    within(frequent)
      .getAllByRole('article')
      .map((card) => card.getAttribute('data-product')),
  ).toEqual(['3', '5', '1'])
})
