import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import { actorOf } from '../../../src/shop/actors'
import CartPage from '../../../src/pages/cart/cart-page'
import { product } from '../../support/plain-goods'
import { openShop, type Answers } from '../support/open-shop'
import { buyer, guest, kazan } from '../support/people'

const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
const openCart = async (lines: number, answers: Answers = {}) => {
  const shop = await openShop(page, { ...buyer(lines), ...answers })
  await screen.findByLabelText('Количество: M-1')
  await screen.findByText(/^К оплате \d/, { selector: 'output' })
  return shop
}
const field = (id: number) => screen.getByLabelText<HTMLInputElement>(`Количество: M-${id}`)
const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ')
const focused = () => document.activeElement?.getAttribute('aria-label')
afterEach(cleanup)

describe('the cart', () => {
  it('invites a guest to log in and shows no line [ROLE-001] [DEC-030]', async () => {
    await openShop(page, { ...buyer(2), ...guest })
    await screen.findByRole('heading', { name: 'Войдите, чтобы собрать корзину' })
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('says what became of a quantity when its typing is over, beside a line that looks as any other [DEC-019]', async () => {
    const type = userEvent.setup()
    const { app } = await openCart(2, {
      'cart.get': () => ({
        items: [
          { product: product(1, { pack: 4 }), qty: 4 },
          { product: product(2), qty: 1 },
        ],
        version: 1,
      }),
      'cart.updateLine': ({ body }: { body: { qty: number } }) => ({
        line: { product: product(1, { pack: 4 }), qty: body.qty },
        version: 2,
      }),
    })
    await type.clear(field(1))
    await type.keyboard('5')
    await waitFor(() => expect(actorOf(app, 'cart')?.getSnapshot().context.known.get(1)?.item.qty).toBe(8))
    expect([screen.queryByText(/количество изменено/), field(1).value]).toEqual([null, '5'])
    await type.keyboard('{Enter}')
    expect(plain(await screen.findByText(/количество изменено/))).toBe('Продаётся по 4 шт., количество изменено с 5 на 8.')
    expect([field(1).value, field(1).getAttribute('aria-invalid'), screen.queryByText(/Требуют внимания/)]).toEqual(['8', null, null])
  })

  it('keeps a place for what was taken out, brings it back, and forgets it with the page [DEC-021]', async () => {
    const { app } = await openCart(2)
    fireEvent.change(field(2), { target: { value: '4' } })
    fireEvent.click(screen.getByRole('button', { name: 'Удалить: M-2' }))
    fireEvent.click(screen.getByRole('button', { name: 'Вернуть: M-2' }))
    expect(field(2).value).toBe('4')
    fireEvent.click(screen.getByRole('button', { name: 'Удалить: M-2' }))
    cleanup()
    expect(actorOf(app, 'cart')?.getSnapshot().context.ghosts.size).toBe(0)
  })

  it('is emptied after a question, and «Вернуть всё» brings all back [DEC-021]', async () => {
    await openCart(3)
    fireEvent.click(screen.getByRole('button', { name: 'Очистить' }))
    fireEvent.click(screen.getAllByRole('button', { name: 'Очистить', hidden: true }).at(-1)!) // the dialog's own
    expect(screen.queryByLabelText('Количество: M-1')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Вернуть всё (3)' }))
    expect([field(1).value, field(2).value, field(3).value]).toEqual(['1', '1', '1'])
  })

  it('after «Очистить» is brought back as it was just before: what had been removed earlier stays so [DEC-021]', async () => {
    await openCart(3)
    fireEvent.click(screen.getByRole('button', { name: 'Удалить: M-2' }))
    fireEvent.click(screen.getByRole('button', { name: 'Очистить' }))
    fireEvent.click(screen.getAllByRole('button', { name: 'Очистить', hidden: true }).at(-1)!) // the dialog's own
    fireEvent.click(screen.getByRole('button', { name: 'Вернуть всё (2)' }))
    expect([field(1).value, screen.queryByLabelText('Количество: M-2'), field(3).value]).toEqual(['1', null, '1'])
    expect(focused()).toBe('Количество: M-1')
    screen.getByRole('button', { name: 'Вернуть: M-2' })
  })

  it('shows what the server refused, with its words, and takes the refusal back by «Оставить как есть»', async () => {
    await openCart(1, { 'cart.updateLine': () => Promise.reject(new ApiError(409, 'Товар снят с продажи')) })
    fireEvent.change(field(1), { target: { value: '9' } })
    fireEvent.blur(field(1))
    await screen.findByText(/^Сервер не.принял 9.шт\..* Товар снят с продажи$/, {})
    await screen.findByText(/Требуют внимания:\s1\sстрока/)
    fireEvent.click(screen.getByRole('button', { name: 'Оставить как есть' }))
    expect([field(1).value, screen.queryByText(/Товар снят с продажи/)]).toEqual(['1', null])
  })
})

it('an empty cart says whose it is: another tab may have changed the region [DEC-018] [DEC-027]', async () => {
  const { app } = await openShop(page, { ...buyer(0), 'regions.list': () => [kazan, { ...kazan, id: 6, store_city_name: 'Пермь' }] })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Корзина региона Казань пуста')
  act(() => actorOf(app, 'regions')?.send({ type: 'region.follow', id: 6 }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Корзина региона Пермь пуста'))
  screen.getByText(/ООО «Гараж»/)
})

describe('ordering on the cart', () => {
  const button = () => screen.getByRole('button', { name: 'Оформить заказ' })

  it('sends the lines with the prices that the buyer saw, to the chosen point, under the number fetched before [DEC-022]', async () => {
    const { calls } = await openCart(2)
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
    fireEvent.change(screen.getByLabelText('Комментарий к заказу'), { target: { value: 'Позвонить' } })
    fireEvent.click(button())
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('orders.create'))
    expect(calls.find(({ name }) => name === 'orders.create')?.args).toEqual({
      body: {
        uuid: 'uuid-0001',
        cart_version: 1,
        company_region_id: 5,
        receiving: { type: 'delivery', delivery_address_id: 3 },
        description: 'Позвонить',
        contact_name: 'Иван Гаражный',
        contact_phone: '79000000101',
        lines: [
          { product_id: 1, qty: 1, cost_vs_discount: 1000 },
          { product_id: 2, qty: 1, cost_vs_discount: 1000 },
        ],
      },
    })
  })

  it('does not send the order while a quantity is in error: the focus goes to that field [DEC-046]', async () => {
    const type = userEvent.setup()
    const { calls } = await openCart(2)
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
    await type.clear(field(2))
    await type.type(field(2), '1OO')
    await type.click(button())
    expect([focused(), field(2).value, calls.some(({ name }) => name === 'orders.create')]).toEqual(['Количество: M-2', '1OO', false])
    await type.clear(field(2))
    await type.type(field(2), '100')
    await type.click(button())
    await waitFor(() => expect(calls.some(({ name }) => name === 'orders.create')).toBe(true))
  })

  it('says beside the button that a region on moderation cannot order [DEC-025] [DEC-035]', async () => {
    await openCart(1, { 'regions.list': () => [{ ...kazan, status: 0 }] })
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'))
    expect(document.getElementById(button().getAttribute('aria-describedby')!)?.textContent).toMatch(/на\sмодерации/) // it is disabled
  })

  it('takes 2 % off for collecting, on a line of its own [DEC-015]', async () => {
    await openCart(1)
    fireEvent.click(screen.getByLabelText(/Самовывоз/))
    expect(screen.getByText(/Дополнительная скидка за\sсамовывоз 2\s%/).nextSibling?.textContent).toMatch(/^−0,20\s₽$/)
    expect(document.querySelector('output')?.textContent).toMatch(/К оплате 9,80\s₽/)
  })

  it('asks again where no answer came, and sends the same order [DEC-022]', async () => {
    const { calls } = await openCart(1, { 'orders.create': () => Promise.reject(new ApiError(503, '')) })
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(button())
    fireEvent.click(await screen.findByRole('button', { name: 'Повторить', hidden: true }))
    const orders = () => calls.filter(({ name }) => name === 'orders.create').map(({ args }) => args)
    await waitFor(() => expect(orders()).toHaveLength(2))
    expect(orders()[1]).toEqual(orders()[0])
  })

  it('shows prices that rose meanwhile, old and new by line and in sum, and orders with them when the buyer says so, not by a key held down [DEC-022]', async () => {
    const changed = { product_id: 1, name: 'Масло 1', seen: 10, cost_vs_discount: 11, qty: 3, available: 2 }
    let asked = 0
    const { calls } = await openCart(2, {
      'cart.get': () => ({
        items: [
          { product: product(1), qty: 3 },
          { product: product(2), qty: 1 },
        ],
        version: 1,
      }),
      'orders.create': () =>
        asked++ === 0 ? Promise.reject(new ApiError(409, '', { details: { lines: [changed] } })) : new Promise(() => {}),
    })
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(button())
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(plain(dialog.getByRole('listitem'))).toBe('Масло 1M-1прежняя цена 10,00 ₽ → 11,00 ₽3 шт. → 2 шт.')
    expect(plain(dialog.getByText(/^К\sоплате/))).toBe('К оплате прежняя цена 40,00 ₽ → 32,00 ₽')
    expect(document.activeElement).toBe(dialog.getByRole('heading'))
    fireEvent.click(dialog.getByRole('button', { name: /Заказать с\sновыми ценами/ }))
    await waitFor(() => expect(asked).toBe(2))
    expect(calls.findLast(({ name }) => name === 'orders.create')?.args).toMatchObject({
      body: {
        uuid: 'uuid-0001',
        lines: [
          { product_id: 1, qty: 2, cost_vs_discount: 1100 },
          { product_id: 2, qty: 1, cost_vs_discount: 1000 },
        ],
      },
    })
  })

  it('shows no bill of zeros where nothing can be ordered, but why', async () => {
    await openCart(1)
    fireEvent.click(screen.getByRole('button', { name: 'Удалить: M-1' }))
    await waitFor(() =>
      expect([screen.queryByRole('term'), screen.queryByRole('region', { name: 'Итог и оформление' })]).toEqual([null, null]),
    )
    expect(document.getElementById(button().getAttribute('aria-describedby')!)?.textContent).toMatch(/нет строк/) // it is disabled
  })
})

describe('the bar of a phone', () => {
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Оформить' }))
  const block = () => screen.getByRole('group', { name: 'Проверьте перед заказом' })
  const isOrdered = (calls: { name: string }[]) => calls.some(({ name }) => name === 'orders.create')
  const ready = () => waitFor(() => expect(screen.getByRole('button', { name: 'Оформить' }).getAttribute('aria-disabled')).toBeNull())
  /** What the browser says of the block: how much of it is in sight. */
  const watchers = new Map<Element, IntersectionObserverCallback>()
  const show = (intersectionRatio: number) =>
    act(() =>
      watchers.get(block())?.(
        [{ isIntersecting: intersectionRatio > 0, intersectionRatio } as IntersectionObserverEntry], // all that is looked at
        {} as IntersectionObserver,
      ),
    )
  const scroll = vi.fn<() => void>()
  beforeEach(() => {
    watchers.clear()
    scroll.mockClear()
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scroll as never) // newer than its type
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        private readonly told: IntersectionObserverCallback
        constructor(told: IntersectionObserverCallback) {
          this.told = told
        }
        observe = (element: Element) => void watchers.set(element, this.told)
        disconnect = () => {}
      },
    )
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('leads to the block first where its address was not in sight, and orders at the second press', async () => {
    const { calls } = await openCart(1)
    await ready()
    show(0.4)
    press()
    expect([document.activeElement, scroll.mock.calls.length, isOrdered(calls)]).toEqual([block(), 1, false])
    expect(plain(block())).toContain('Доставка: Основной склад, Казань')
    press()
    await waitFor(() => expect(isOrdered(calls)).toBe(true))
  })

  it('says why nothing can be ordered where it says else what is ordered', async () => {
    await openCart(1, { 'config.get': () => ({ vat_rates: [], whitelist_user_ids: [], min_order_sum: 100_000, phone: '' }) })
    const bar = screen.getByRole('region', { name: 'Итог и оформление' })
    await waitFor(() => expect(plain(bar.querySelector('small[aria-hidden]') ?? bar)).toMatch(/^Заказ — от 1 000,00 ₽\. Добавьте/))
    const order = screen.getByRole('button', { name: 'Оформить' })
    expect(plain(document.getElementById(order.getAttribute('aria-describedby') ?? '')!)).toMatch(/^Заказ — от/) // it is disabled
  })

  it('orders at once where the block was in sight', async () => {
    const { calls } = await openCart(1)
    await ready()
    show(1)
    press()
    await waitFor(() => expect(isOrdered(calls)).toBe(true))
    expect(scroll).not.toHaveBeenCalled()
  })

  it('leads to warnings even where the block was in sight [DEC-026]', async () => {
    const { calls } = await openCart(1, { 'regions.documents': () => ({ items: [], total: 2 }) })
    await ready()
    await screen.findByText(/Не\sподписаны вовремя: 2\sдокумента/)
    show(1)
    press()
    expect({ activeElement: document.activeElement, isOrdered: isOrdered(calls) }).toEqual({ activeElement: block(), isOrdered: false })
    press()
    await waitFor(() => expect(isOrdered(calls)).toBe(true))
  })
})
