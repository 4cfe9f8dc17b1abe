import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import OrdersPage from '../../../src/pages/orders/orders-page'
import { readWorkbook } from '../../support/read-workbook'
import { type Answers, openShop } from '../support/open-shop'
import { order } from '../support/order'
import { buyer } from '../support/people'
import { catchSavedFiles } from '../support/saved-files'

const { names, files } = catchSavedFiles()
afterEach(cleanup)

type Asked = { query: { page: number; statuses?: string; search?: string } }
const open = (path: string, answers: Answers) => {
  history.replaceState(null, '', path)
  return openShop(
    <OrdersPage route={matchRoute('/personal/orders')!.route} params={{}} />, // it is one of the table
    { ...buyer(0), ...answers },
    { path },
  )
}
const texts = async () => {
  const { cells } = readWorkbook(new Uint8Array(await files[0]!.arrayBuffer())) // one was saved
  return [...cells.values()].flatMap((cell) => (cell.kind === 'text' ? [cell.text.replaceAll('\u00a0', ' ')] : []))
}

describe('the history as a file', () => {
  it('has all pages that search and filter leave, each order once, and is named after them', async () => {
    const pages = [[order({ id: 3 }), order({ id: 2, description: '=1+1' })], [order({ id: 2 }), order({ id: 1 })], []]
    const asked: Asked['query'][] = []
    await open('/personal/orders?status=90&find=AL', {
      'orders.list': ({ query }: Asked) => {
        asked.push(query)
        return { orders: pages[query.page - 1] ?? [], total: 61, search: 'AL', isFiltered: true }
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Скачать XLSX' }))
    await waitFor(() => expect(names).toHaveLength(1))
    expect(names[0]).toMatch(/^Заказы .+, Поиск «AL», Отгружен, \d{4}-\d\d-\d\d\.xlsx$/)
    expect(asked.every(({ statuses, search }) => statuses === '90' && search === 'AL')).toBe(true)
    const all = await texts()
    expect(all.filter((text) => /^[123]$/.test(text))).toEqual(['3', '2', '1'])
    expect(all).toContain('=1+1')
    expect((await screen.findByText(/передан браузеру/)).textContent).toContain(names[0])
  })

  it('that was interrupted says why, and goes on where it stopped', async () => {
    let isDown = false
    const asked: number[] = []
    await open('/personal/orders', {
      'orders.list': ({ query }: Asked) => {
        asked.push(query.page)
        return isDown && query.page > 1 ? Promise.reject(new ApiError(503, '')) : { orders: [order({ id: query.page })], total: 90 }
      },
    })
    const way = await screen.findByRole('button', { name: 'Скачать XLSX' })
    isDown = true
    fireEvent.click(way)
    expect((await screen.findByRole('alert')).textContent).toContain('Прочитанное не\u00a0потеряно.')
    isDown = false
    asked.length = 0
    fireEvent.click(screen.getByRole('button', { name: 'Продолжить' }))
    await waitFor(() => expect(names).toHaveLength(1))
    expect(asked).not.toContain(1)
  })
})
