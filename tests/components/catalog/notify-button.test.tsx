import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { CustomerPopups } from '../../../src/layouts/popups/customer-popups'
import { BuyControl } from '../../../src/product/buying/buy-control'
import { NotifyButton } from '../../../src/product/notify/notify-button'
import { price, product } from '../../support/plain-goods'
import { type Answers, openShop } from '../support/open-shop'
import { buyer, kazan } from '../support/people'

afterEach(cleanup)

const WISH = { id: 30, product_id: 7 }
const ITEMS = { items: [WISH] }
/** The same product in a list, on its page and in the cart, as they may stand on one screen, with what every page of a customer has. */
const open = (answers: Answers) =>
  openShop(
    <>
      <BuyControl product={product(7)} price={price(7, { stock: 0 })} />
      <NotifyButton product={product(7)} look="l" />
      <NotifyButton product={product(7)} look="words" />
      <CustomerPopups />
    </>,
    { ...buyer(0), ...answers },
  )
const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label')?.replaceAll('\u00a0', ' '))
const OFF = 'Сообщить о поступлении: M-7'
const ON = 'Сообщим о поступлении: M-7. Не сообщать'
const three = (name: string) => [name, name, name]
const press = (at = 0) => fireEvent.click(screen.getAllByRole('button')[at]!)

it('all buttons of a product say the same, asked for by one list of the region; what is waited for is shown as such [CALL-075]', async () => {
  const { calls } = await open({ 'productNotifications.list': () => ITEMS })
  await waitFor(() => expect(names()).toEqual(three(ON)))
  expect(calls.filter(({ name }) => name.startsWith('productNotifications'))).toEqual([
    { name: 'productNotifications.list', args: { query: { company_region_id: kazan.id } } },
  ])
})

it('a press is shown by all of them at once, and goes out for the region in force; another takes it back [CALL-074, CALL-076]', async () => {
  const pending: ((wish: typeof WISH) => void)[] = []
  const { calls } = await open({
    'productNotifications.list': () => ({ items: [] }),
    'productNotifications.create': () => new Promise((resolve) => pending.push(resolve)),
    'productNotifications.remove': () => null,
  })
  await waitFor(() => expect(names()).toEqual(three(OFF)))
  press(2)
  expect(names()).toEqual(three(ON))
  await act(async () => pending[0]?.(WISH))
  expect(names()).toEqual(three(ON))
  press()
  await waitFor(() => expect(names()).toEqual(three(OFF)))
  expect(calls.filter(({ name }) => /create|remove/.test(name) && name.startsWith('productNotifications'))).toEqual([
    { name: 'productNotifications.create', args: { body: { product_id: 7, company_region_id: kazan.id } } },
    { name: 'productNotifications.remove', args: { params: { id: WISH.id } } },
  ])
})

it('a refusal takes it back everywhere, in the words of the server; the next press asks again', async () => {
  const answers = [() => Promise.reject(new ApiError(409, 'Товар уже в\u00a0наличии')), () => WISH]
  await open({ 'productNotifications.list': () => ({ items: [] }), 'productNotifications.create': () => answers.shift()?.() })
  await waitFor(() => expect(names()).toEqual(three(OFF)))
  press()
  await waitFor(() => expect(names()).toEqual(three(OFF)))
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ').trim())
  expect(said).toEqual(three('Не записали. Товар уже в наличии'))
  press()
  await waitFor(() => expect(names()).toEqual(three(ON)))
  expect(screen.queryAllByRole('alert')).toEqual([])
})

it('a server that does not know the list is asked product by product [DEC-006]', async () => {
  const { calls } = await open({
    'productNotifications.list': () => Promise.reject(new ApiError(404, '')),
    'productNotifications.check': () => WISH,
  })
  await waitFor(() => expect(names()).toEqual(three(ON)))
  expect(calls.filter(({ name }) => name === 'productNotifications.check')).toEqual([
    { name: 'productNotifications.check', args: { query: { product_id: 7, company_region_id: kazan.id } } },
  ])
})

it('another person begins with nothing of the last one', async () => {
  const { app } = await open({ 'productNotifications.list': () => ITEMS, 'session.logout': () => null })
  await waitFor(() => expect(names()).toEqual(three(ON)))
  await act(async () => app.getSnapshot().children.session?.send({ type: 'logout.requested' }))
  await waitFor(() => expect(app.getSnapshot().context.user).toBe(null))
  expect(names().filter((name) => name === ON)).toEqual([])
})
