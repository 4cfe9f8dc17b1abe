import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import PersonalPage from '../../../src/pages/personal/personal-page'
import { region } from '../../support/plain-region'
import { upd } from '../../support/documents/sample-documents'
import { openShop } from '../support/open-shop'
import { order } from '../support/order'
import { buyer, user } from '../support/people'

afterEach(cleanup)

const page = <PersonalPage route={matchRoute('/personal')!.route} params={{}} /> // the table has the cabinet
const admin = region(5, { admin_ids: [user.id] })
const part = (name: string) => within(screen.getByRole('region', { name }))

it('begins with what needs the buyer; the debt leads nowhere from there, for it is told below [ROUTE-043, CALL-031]', async () => {
  await openShop(page, {
    ...buyer(0),
    'regions.list': () => [admin],
    'regions.documents': () => ({ items: [], total: 2 }),
    'regions.debt': () => ({ debt: 61_234_000, overdue_debt: 8_412_000, overdue_debt5: 1_000_000 }),
  })
  await screen.findByRole('region', { name: 'Сначала это' })
  const rows = part('Сначала это').getAllByRole('listitem')
  expect(rows.map((row) => within(row).queryByRole('link')?.textContent ?? '')).toEqual(['Подписать', ''])
  expect(part('Долг').getByText(/просрочено/).parentElement?.textContent).toBe(
    '84\u00a0120,00\u00a0₽ просрочено, из\u00a0них больше 5 дней: 10\u00a0000,00\u00a0₽',
  )
})

it('leads to what is to be signed, with the nearest deadline, and to what is to be corrected [DEC-072]', async () => {
  const open = [
    upd(1, { due_at: '2026-12-03T07:00:00Z' }),
    upd(2),
    upd(3, { exchange: 'differences', signed: true, awaits_correction: true }),
  ]
  await openShop(page, {
    ...buyer(0),
    'regions.list': () => [admin],
    'regions.debt': () => ({ debt: 0, overdue_debt: 0, overdue_debt5: 0 }),
    'regions.documents': ({ body }: { body: { overdue?: boolean } }) =>
      body.overdue ? { items: [], total: 0 } : { items: open, total: open.length, isFiltered: true },
  })
  await screen.findByRole('region', { name: 'Сначала это' })
  await part('Сначала это').findByText('Ждут подписи: 2 документа')
  const rows = part('Сначала это').getAllByRole('listitem')
  expect(rows.map((row) => (row.textContent ?? '').replaceAll('\u00a0', ' '))).toEqual([
    'Ждут подписи: 2 документаБлижайший срок 27 ноябряПосмотреть',
    'Ждём корректировку: 1 документПриняты с расхождениями, ответит продавецПосмотреть',
  ])
})

it('tells the debt to administrators only [ROLE-003]', async () => {
  await openShop(page, { ...buyer(0), 'regions.list': () => [region(5, { admin_ids: [] })] })
  await screen.findByRole('region', { name: 'Ближайшая доставка' })
  expect(screen.queryByRole('region', { name: 'Долг' })).toBeNull()
})

it('«Обновить» has the debt reckoned anew; a failure leaves what is known [ENT-006, CALL-032]', async () => {
  const now: (() => unknown)[] = [() => Promise.reject(new ApiError(500, '')), () => ({ debt: 500, overdue_debt: 0, overdue_debt5: 0 })]
  await openShop(page, {
    ...buyer(0),
    'regions.list': () => [admin],
    'regions.debt': () => ({ debt: 100_000, overdue_debt: 0, overdue_debt5: 0 }),
    'regions.debtNow': () => now.shift()!(),
  })
  await screen.findByRole('region', { name: 'Долг' })
  const refresh = part('Долг').getByRole('button', { name: 'Обновить' })
  fireEvent.click(refresh)
  expect((await part('Долг').findByRole('alert')).textContent).toContain('Долг не обновился')
  expect(part('Долг').getByText('1 000')).toBeTruthy()
  fireEvent.click(refresh)
  expect(await part('Долг').findByText('5')).toBeTruthy()
  expect(part('Долг').queryByRole('alert')).toBeNull()
})

it('shows the five newest orders', async () => {
  await openShop(page, {
    ...buyer(0),
    'orders.list': () => ({ orders: Array.from({ length: 8 }, (_, at) => order({ id: 481_400 - at })), total: 8 }),
  })
  await screen.findByRole('table', { name: 'История заказов' })
  expect(part('Заказы').getAllByRole('link', { name: /^Заказ/ })).toHaveLength(5)
})

it('says what it lacks where there is no region', async () => {
  await openShop(page, { ...buyer(0), 'regions.list': () => [] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Обзора пока нет' })).toBeTruthy()
})
