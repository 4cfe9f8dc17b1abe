import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import OrdersPage from '../../../src/pages/orders/orders-page'
import { matchRoute } from '../../../model/routing/routes'
import { openShop, type Answers } from '../support/open-shop'
import { order } from '../support/order'
import { buyer } from '../support/people'

const ORDERS = [order({ id: 402_501, buyer_number: 'ЗК-17/б' }), order({ id: 402_500 }), order({ id: 17 })]
type Question = { query: { page?: number; search?: string } }
const answers: Answers = {
  ...buyer(0),
  'orders.list': ({ query: { search = '' } }: Question) => {
    const orders = ORDERS.filter(({ id, buyer_number = '' }) => `${id} ${buyer_number}`.includes(search))
    return { orders, total: orders.length, search }
  },
}
const open = (more: Answers = {}, path = '/personal/orders') => {
  history.replaceState(null, '', path)
  return openShop(<OrdersPage route={matchRoute('/personal/orders')!.route} params={{}} />, { ...answers, ...more }, { path }) // it is one of the table
}
const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: /Найти заказ/ })
const numbers = () => screen.queryAllByRole('link', { name: /^Заказ №/ }).map((link) => link.textContent?.replaceAll('\u00a0', ' '))
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
afterEach(cleanup)

describe('the history, looked through by number', () => {
  it('asks the server for what is typed, once it rests, and says how many there are', async () => {
    const shop = await open()
    await waitFor(() => expect(numbers().length).toBe(3))
    fireEvent.change(await field(), { target: { value: ' 402 ' } })
    await waitFor(() => expect(numbers()).toEqual(['Заказ № 402 501', 'Заказ № 402 500']))
    expect(screen.getByText('Найдено: 2 заказа', { normalizer: (words) => words.replaceAll('\u00a0', ' ') })).toBeTruthy()
    expect(location.search).toBe('?find=+402+')
    const asked = shop.calls.flatMap(({ name, args }) => (name === 'orders.list' ? [(args as Question).query.search] : []))
    expect(asked).toEqual([undefined, '402'])
  })

  it('is led through by keys: Enter asks at once and leads to the first one, Escape shows all again', async () => {
    await open()
    await waitFor(() => expect(numbers().length).toBe(3))
    fireEvent.change(await field(), { target: { value: '402500' } })
    fireEvent.keyDown(await field(), { key: 'Enter' })
    await waitFor(() => expect((document.activeElement as HTMLAnchorElement).pathname).toBe('/personal/orders/402500'))
    fireEvent.keyDown(await field(), { key: 'Escape' })
    await waitFor(() => expect(numbers().length).toBe(3))
    expect((await field()).value).toBe('')
  })

  it('that finds nothing says so and shows all again', async () => {
    await open({}, '/personal/orders?find=999')
    await waitFor(() => expect(text()).toContain('Ни в нашем номере, ни в вашем, ни в артикулах нет «999».'))
    fireEvent.click(screen.getByRole('button', { name: 'Показать все заказы' }))
    await waitFor(() => expect(numbers().length).toBe(3))
  })

  it('keeps its field while all orders come again after nothing was found', async () => {
    let answer = () => {}
    const all = new Promise<void>((resolve) => (answer = resolve))
    const { 'orders.list': list } = answers
    await open(
      {
        'orders.list': async (args: never, options) =>
          (args as Question).query.search ? list?.(args, options) : all.then(() => list?.(args, options)),
      },
      '/personal/orders?find=999',
    )
    await waitFor(() => expect(text()).toContain('Таких заказов нет'))
    const before = await field()
    before.focus()
    fireEvent.keyDown(before, { key: 'Escape' })
    await waitFor(() => expect(location.search).toBe(''))
    expect([text().includes('Заказов пока нет'), document.activeElement]).toEqual([false, before])
    answer()
    await waitFor(() => expect(numbers().length).toBe(3))
  })

  it('of a server that does not look says so, and leads to the order of a number [DEC-006]', async () => {
    await open({ 'orders.list': () => ({ orders: ORDERS, total: 3 }) }, '/personal/orders?find=%E2%84%96%20481%20392')
    await waitFor(() => expect(text()).toContain('Искать по номеру сервер пока не умеет: ниже все заказы.'))
    expect(screen.getByRole('link', { name: /^Открыть заказ/ }).getAttribute('href')).toBe('/personal/orders/481392')
    await act(async () => {})
    expect(numbers().length).toBe(3)
  })
})
