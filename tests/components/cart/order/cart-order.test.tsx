import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../../model/api-error'
import { matchRoute } from '../../../../model/routing/routes'
import { actorOf } from '../../../../src/shop/actors'
import CartPage from '../../../../src/pages/cart/cart-page'
import { product } from '../../../support/plain-goods'
import { openShop, type Answers } from '../../support/open-shop'
import { order } from '../../support/order'
import { region } from '../../../support/plain-region'
import { buyer, kazan } from '../../support/people'

const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
const points = [
  { id: 3, is_primary: 1, name: 'Основной склад', address: 'Казань', position: '', region: '', subregion: '' },
  { id: 4, is_primary: 0, name: 'Магазин', address: 'Казань', position: '', region: '', subregion: '' },
]
const openCart = async (answers: Answers = {}) => {
  history.replaceState(null, '', '/cart')
  const shop = await openShop(
    page,
    { ...buyer(1), 'delivery.list': () => points, 'orders.list': () => ({ orders: [], total: 0 }), ...answers },
    { path: '/cart' },
  )
  await screen.findByLabelText('Количество: M-1')
  await screen.findByText(/^К оплате \d/, { selector: 'output' })
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  return shop
}
const button = () => screen.getByRole('button', { name: 'Оформить заказ' })
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ')
afterEach(cleanup)

describe('where an order goes', () => {
  it('cannot be changed while the order waits for the cart, and that is said; after «Вернуться» it can [DEC-020] [DEC-035]', async () => {
    const { calls } = await openCart({ 'cart.updateLine': () => new Promise(() => {}) })
    fireEvent.change(screen.getByLabelText('Количество: M-1'), { target: { value: '4' } })
    fireEvent.click(button())
    await screen.findByText(/Ждём, пока корзина сохранится/)
    const group = screen.getByRole<HTMLFieldSetElement>('group', { name: 'Получение заказа' })
    expect([
      group.disabled,
      group.contains(screen.getByRole('button', { name: /^Другой адрес/ })),
      group.contains(radio(/Самовывоз/)),
    ]).toEqual([true, true, true])
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/«Вернуться»/)
    fireEvent.click(screen.getByRole('button', { name: 'Вернуться' }))
    expect([group.disabled, group.getAttribute('aria-describedby')]).toEqual([false, null])
    fireEvent.click(screen.getByRole('button', { name: /^Другой адрес/ }))
    fireEvent.click(radio(/Магазин/), { detail: 1 })
    expect([radio(/Магазин/).checked, calls.some(({ name }) => name === 'orders.create')]).toEqual([true, false])
  })
})

describe('an order that nobody answered, and that is not repeated', () => {
  it('is named also where the cart is empty then, with the way to the history, which is asked for anew [DEC-022]', async () => {
    let hasOrdered = false
    const { calls, app } = await openCart({
      'cart.get': () => ({ items: hasOrdered ? [] : [{ product: product(1), qty: 1 }], version: hasOrdered ? 2 : 1 }),
      'orders.create': () => {
        hasOrdered = true
        return Promise.reject(new ApiError(503, ''))
      },
    })
    const request = { name: 'orders.list' as const, args: { params: { id: 5 }, query: {} } }
    act(() => app.getSnapshot().children.resources?.send({ type: 'resource.wanted', request }))
    fireEvent.click(button())
    fireEvent.click(await screen.findByRole('button', { name: 'Вернуться', hidden: true }))
    await screen.findByRole('heading', { name: /Корзина региона Казань пуста/ })
    expect(plain(screen.getByRole('alert'))).toMatch(/неизвестно, принят ли заказ.*истории заказов/)
    expect(screen.getByRole('link', { name: /истории заказов/ }).getAttribute('href')).toBe('/personal/orders')
    // what is looked for by its uuid aside
    expect(calls.filter((call) => call.name === 'orders.list' && JSON.stringify(call.args) === JSON.stringify(request.args))).toHaveLength(
      2,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Понятно' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is named with its number when it is found under that number, and what it is', async () => {
    const { calls } = await openCart({
      'orders.create': ({ body }: { body: { receiving: { type: string } } }) =>
        body.receiving.type === 'delivery'
          ? Promise.reject(new ApiError(503, ''))
          : order({
              items: [{ product: product(1), cost: 1000, qty: 1 }],
              receiving: { type: 'delivery', id: 3, name: 'Основной склад', address: '' },
              description: '',
            }),
    })
    fireEvent.click(button())
    fireEvent.click(await screen.findByRole('button', { name: 'Вернуться', hidden: true }))
    fireEvent.click(radio(/Самовывоз/))
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(button())
    const link = await screen.findByRole('link', { name: 'Открыть заказ' })
    expect(plain(link.closest('[role=alert]')!)).toContain('уже принят заказ № 481 392 (доставка: Основной склад).') // it stands in one
    expect(link.getAttribute('href')).toBe('/personal/orders/481392')
    expect([location.pathname.includes('orders'), calls.filter(({ name }) => name === 'orders.create').length]).toEqual([false, 2])
  })
})

describe('an order that was placed, and whose answer was lost', () => {
  const lost = (isListed: () => boolean): Answers => {
    let uuid = ''
    const placed = () =>
      order({
        uuid,
        items: [{ product: product(1), cost: 1000, qty: 1 }],
        receiving: { type: 'delivery', id: 3, name: '', address: '' },
        description: '',
      })
    return {
      'orders.newUuid': () => ({ uuid: 'uuid-0001' }),
      'orders.create': ({ body }: { body: { uuid: string } }) => {
        uuid = body.uuid
        return Promise.reject(new ApiError(503, ''))
      },
      'orders.list': () => ({ orders: isListed() && uuid ? [order({ id: 7, uuid: 'another' }), placed()] : [], total: 0 }),
    }
  }
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name, hidden: true }))

  it('is found by «Проверить» and told as placed; until it is there the dialog says that it is not [DEC-022]', async () => {
    let isListed = false
    await openCart(lost(() => isListed))
    fireEvent.click(button())
    await press('Проверить')
    await screen.findByText(/заказа пока нет/)
    isListed = true
    await press('Проверить')
    await waitFor(() => expect(location.pathname + location.search).toBe('/personal/orders/481392?placed'))
  })

  it('is asked about also where the cart is empty by then', async () => {
    let isEmpty = false
    const { app } = await openCart({
      ...lost(() => false),
      'cart.get': () => ({ items: isEmpty ? [] : [{ product: product(1), qty: 1 }], version: isEmpty ? 2 : 1 }),
    })
    fireEvent.click(button())
    await screen.findByRole('alertdialog', { name: 'Ответ не получен' })
    isEmpty = true
    act(() => app.send({ type: 'tab.changedData', tags: ['cart'], user: 1, region: 5 }))
    await screen.findByRole('heading', { name: /Корзина региона Казань пуста/, hidden: true })
    screen.getByRole('alertdialog', { name: 'Ответ не получен' })
  })

  it('is named with its link where the buyer goes back [DEC-022]', async () => {
    await openCart(lost(() => true))
    fireEvent.click(button())
    await press('Вернуться')
    const link = await screen.findByRole('link', { name: 'Открыть заказ' })
    expect(plain(link.closest('[role=alert]')!)).toContain('Заказ № 481 392 по прошлому оформлению принят.') // it stands in one
    expect(link.getAttribute('href')).toBe('/personal/orders/481392')
  })
})

it('an order refused after another region was chosen is told with its region [DEC-027]', async () => {
  let refuse: () => void = () => {}
  const samara = region(6, { store_city_name: 'Самара' })
  const { app } = await openCart({
    'regions.list': () => [kazan, samara],
    'orders.create': () => new Promise((_, reject) => (refuse = () => reject(new ApiError(403, 'Регион заблокирован')))),
  })
  fireEvent.click(button())
  await waitFor(() =>
    expect(
      actorOf(app, 'checkout')
        ?.getSnapshot()
        .matches({ underway: { sending: 'placing' } }),
    ).toBe(true),
  )
  act(() => actorOf(app, 'regions')?.send({ type: 'region.follow', id: 6 }))
  await act(async () => refuse())
  expect(plain(await screen.findByRole('alert'))).toMatch(/^Заказ для ООО «Гараж», Казань не оформлен\. Регион заблокирован\./)
})

it('an order that waits for the cart when another region is chosen is said not to have been sent, with its region [DEC-027]', async () => {
  const samara = region(6, { store_city_name: 'Самара' })
  const { app, calls } = await openCart({ 'regions.list': () => [kazan, samara], 'cart.updateLine': () => new Promise(() => {}) })
  fireEvent.change(screen.getByLabelText('Количество: M-1'), { target: { value: '4' } })
  fireEvent.click(button())
  await screen.findByText(/Ждём, пока корзина сохранится/)
  act(() => actorOf(app, 'regions')?.send({ type: 'region.follow', id: 6 }))
  const words = 'не отправлен: регион сменён. Корзина на месте, оформите снова.'
  expect(plain(await screen.findByRole('alert'))).toBe(`Заказ для ООО «Гараж», Казань ${words} Понятно`)
  act(() => actorOf(app, 'regions')?.send({ type: 'region.follow', id: 5 }))
  await waitFor(() => expect(plain(screen.getByRole('alert'))).toBe(`Заказ ${words} Понятно`))
  expect(calls.some(({ name }) => name === 'orders.create')).toBe(false)
})

it('a cart that the server refused is not said to be without an answer', async () => {
  await openShop(page, { ...buyer(1), 'cart.get': () => Promise.reject(new ApiError(403, 'Нет доступа')) })
  const alert = await screen.findByRole('alert')
  expect(plain(alert)).toMatch(/Сервер отказал/)
  expect(plain(alert)).not.toMatch(/не ответил/)
  cleanup()
  await openShop(page, { ...buyer(1), 'cart.get': () => Promise.reject(new ApiError(503, '')) })
  expect(plain(await screen.findByRole('alert'))).toMatch(/Сервер не ответил/)
})

it('more than one place is folded to the chosen one; in the window of all of them the focus is on it, and a click is enough [DEC-067]', async () => {
  const many = [3, 4, 5, 6].map((id) => ({ ...points[0]!, id, is_primary: id === 4 ? 1 : 0, name: `Точка ${id}` })) // points has one
  await openCart({ 'delivery.list': () => many })
  const names = () => screen.getAllByRole('radio', { name: /^Точка/ }).map((each) => (each as HTMLInputElement).value)
  expect(names()).toEqual(['4'])
  fireEvent.click(screen.getByRole('button', { name: /^Другой адрес/ }))
  const all = within(screen.getByRole('dialog', { name: 'Куда доставить' }))
  const inAll = (name: RegExp) => all.getByRole<HTMLInputElement>('radio', { name })
  expect([all.getAllByRole('radio').length, document.activeElement === inAll(/Точка 4/)]).toEqual([4, true])
  fireEvent.click(inAll(/Точка 5/)) // an arrow key: it only looks around
  expect(screen.queryAllByRole('dialog')).toHaveLength(1)
  fireEvent.keyDown(inAll(/Точка 5/), { key: 'Enter' })
  expect([screen.queryByRole('dialog'), names(), radio(/Точка 5/).checked]).toEqual([null, ['5'], true])
  fireEvent.click(screen.getByRole('button', { name: /^Другой адрес/ }))
  fireEvent.click(screen.getByRole('radio', { name: /Точка 6/ }), { detail: 1 })
  expect([screen.queryByRole('dialog'), names(), radio(/Точка 6/).checked]).toEqual([null, ['6'], true])
})
