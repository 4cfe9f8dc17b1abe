import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { orderTable } from '../../../model/entry/table/pasted-table'
import { matchRoute } from '../../../model/routing/routes'
import { readTable } from '../../../src/platform/files/read-table'
import OrderPage from '../../../src/pages/orders/order-page'
import { price, product } from '../../support/plain-goods'
import { type Answers, openShop } from '../support/open-shop'
import { order } from '../support/order'
import { buyer } from '../support/people'
import { catchSavedFiles } from '../support/saved-files'

const { names, files } = catchSavedFiles()
afterEach(cleanup)

const open = (answers: Answers) => {
  history.replaceState(null, '', '/personal/orders/481392')
  const { route } = matchRoute('/personal/orders/481392')! // it is one of the table
  return openShop(<OrderPage route={route} params={{ id: '481392' }} />, { ...buyer(1), ...answers })
}
const upd = (id: number, order_id: number, signed: boolean) => ({
  id,
  number: `УПД-${id}`,
  created_at: '2026-11-20T08:00:00Z',
  order_id,
  total: 3920,
  signed,
  overdue: false,
})
const fact = async (name: string) => {
  const term = await screen.findByText(name, { selector: 'dt' })
  return (term.nextElementSibling?.textContent ?? '').replaceAll('\u00a0', ' ')
}

describe('the page of an order', () => {
  it('says how it is paid for, and which documents it has', async () => {
    await open({
      'orders.get': () => order({ status: 90 }),
      'regions.documents': () => ({ items: [upd(7, 481392, false), upd(8, 1, true)], total: 2 }),
    })
    await waitFor(async () => expect(await fact('Документы')).toBe('Счёт № 481 392, УПД-7 от 20.11.2026, не подписан'))
    expect(await fact('Оплата')).toBe('По счёту, к оплате 39,20 ₽')
  })

  it('of a cancelled order says that nothing is to be paid', async () => {
    await open({ 'orders.get': () => order({ status: 99 }), 'regions.documents': () => ({ items: [], total: 0 }) })
    expect(await fact('Оплата')).toBe('Заказ отменён, оплачивать не нужно')
    await waitFor(async () => expect(await fact('Документы')).toBe('Нет'))
  })

  it('gives its lines as a file, which the entry by article reads as the same order', async () => {
    await open({ 'orders.get': () => order() })
    fireEvent.click(await screen.findByRole('button', { name: 'Excel' }))
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^Заказ .+, № 481392\.xlsx$/)]))
    const table = await readTable(files[0]!, () => Promise.resolve(), new AbortController().signal) // one was saved
    if ('refusal' in table) throw new Error(table.refusal)
    const { rows, isHeaded } = orderTable(table.rows)
    expect([isHeaded, rows.map(({ text }) => text).join('|'), rows.length]).toEqual([true, expect.stringContaining(product(1).article), 2])
  })

  it('puts one line into the cart by itself, at the price of now', async () => {
    await open({
      'orders.get': () => order(),
      'products.stocksAndPrices': () => ({ gift: null, products: [price(1), price(2)] }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'В корзину: OM 90-4' }))
    const dialog = await screen.findByRole('dialog', { hidden: true })
    await within(dialog).findByText(/OM 90-4\sв\sкорзину/)
    await waitFor(() => expect(within(dialog).getAllByRole('checkbox', { hidden: true, name: /Фильтр|OM 90-4/ })).toHaveLength(1))
    expect(within(dialog).queryByRole('checkbox', { hidden: true, name: new RegExp(product(1).article) })).toBeNull()
  })
})
