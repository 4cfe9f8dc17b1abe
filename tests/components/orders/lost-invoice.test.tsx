import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { matchRoute } from '../../../model/routing/routes'
import OrderPage from '../../../src/pages/orders/order-page'
import { openShop } from '../support/open-shop'
import { order } from '../support/order'
import { buyer } from '../support/people'

const code = vi.hoisted(() => ({ isLost: true }))
vi.mock('../../../src/pages/orders/invoice/invoice-view', () => {
  if (code.isLost) throw new Error('gone')
  return { default: () => <p>Счёт на оплату</p> }
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('an invoice whose code does not come says so, and comes when it is asked for again [ERROR-006]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  history.replaceState(null, '', '/personal/orders/481392?invoice')
  const { route } = matchRoute('/personal/orders/481392')! // it is one of the table
  await openShop(<OrderPage route={route} params={{ id: '481392' }} />, { ...buyer(1), 'orders.get': () => order() })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Счёт не загрузился')
  code.isLost = false
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Повторить' })))
  expect((await screen.findByText('Счёт на оплату')).tagName).toBe('P')
})
