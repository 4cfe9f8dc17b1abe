import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { matchRoute } from '../../../model/routing/routes'
import HomePage from '../../../src/pages/home/home-page'
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
