import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { logInOver } from '../support/log-in-over'
import { customer, user } from '../support/people'
import { openSaved, savedCart, savedServer } from '../support/saved-carts'
import { region } from '../../support/plain-region'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const carts = () => [
  savedCart(1, 'Еженедельная', [
    [1, 3, 900],
    [2, 4, 1000],
  ]),
  savedCart(2, 'Подборка', [[1, 1, 1000]], { is_manager: true, daysAgo: 6.9, totalCost: 123_456 }),
  savedCart(3, 'Прошлая', [], { is_manager: true, daysAgo: 7.1, totalCost: 0 }),
]
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!
const button = async (name: RegExp) => screen.findByRole('button', { name })

describe('the list of saved carts', () => {
  it('leaves nothing of what one person began to another who logs in over it [DEC-008]', async () => {
    let who = user
    const { app } = await openSaved(savedServer(...carts()), { answers: { 'session.user': () => who, 'session.login': () => ({}) } })
    fireEvent.click(await button(/^Удалить: Подборка/))
    fireEvent.click(await button(/^Переименовать: Еженедельная/))
    fireEvent.change(await screen.findByLabelText('Название корзины'), { target: { value: 'Тайное' } })
    await logInOver(app, () => (who = { ...user, id: 2, name: 'Пётр Другой' }), 2)
    await row('Еженедельная')
    expect([screen.queryByLabelText('Название корзины'), screen.queryByRole('button', { name: /^Вернуть/ })]).toEqual([null, null])
  })

  it('has the newest first, each with its lines and its total with one decimal [ROUTE-050, DEC-016]', async () => {
    await openSaved(savedServer(...carts()))
    await screen.findByRole('link', { name: 'Подборка' })
    const rows = screen.getAllByRole('row').slice(1)
    expect(
      rows.map((each) =>
        within(each)
          .getAllByRole('cell')
          .slice(2, 4)
          .map((cell) => plain(cell.textContent)),
      ),
    ).toEqual([
      ['1 строка', '1 234,6 ₽'],
      ['0 строк', '0,0 ₽'],
      ['2 строки', '70,0 ₽'],
    ])
    expect(rows.map((each) => within(each).getByRole('link').getAttribute('href'))).toEqual([
      '/personal/carts?open=2',
      '/personal/carts?open=3',
      '/personal/carts?open=1',
    ])
  })

  it('marks what a manager made within seven days [NAV-017, CONST-002]', async () => {
    await openSaved(savedServer(...carts()))
    expect(plain((await row('Подборка')).textContent)).toContain('Новая от менеджера')
    expect(plain((await row('Прошлая')).textContent)).toContain('От менеджера')
    expect(plain((await row('Прошлая')).textContent)).not.toContain('Новая')
  })

  it('that does not load says why and is asked for again; empty, it says what to do', async () => {
    const server = savedServer()
    let isDown = true
    await openSaved(server, {
      answers: { 'userCarts.list': () => (isDown ? Promise.reject(new ApiError(503, '')) : { items: [] }) },
    })
    await screen.findByText('Сохранённые корзины не загрузились')
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await screen.findByText('Сохранённых корзин пока нет')
    expect(screen.getByRole('link', { name: 'В корзину' }).getAttribute('href')).toBe('/cart')
  })

  it('of a region on moderation says that the sums are in prices for all; without a region knows no sum and says why nothing can be bought [DEC-025]', async () => {
    await openSaved(savedServer(...carts()), { answers: customer([region(6, { status: 0 })]) })
    expect(plain((await screen.findByText(/^Суммы посчитаны/)).textContent)).toBe(
      'Суммы посчитаны по ценам для всех. Персональные цены появятся, когда пройдёт модерация.',
    )
    cleanup()
    const none = carts().map((cart) => ({ ...cart, totalCost: null }))
    await openSaved(savedServer(...none), { answers: customer([]) })
    expect(plain((await row('Подборка')).textContent)).toContain('не известна')
    const into = await button(/^В.корзину Подборка$/)
    expect(document.getElementById(into.getAttribute('aria-describedby') ?? '')?.textContent).toContain('нет действующего региона')
  })

  it('cannot put an empty cart into the cart, and says why [DEC-035]', async () => {
    await openSaved(savedServer(...carts()))
    const into = await button(/^В.корзину Прошлая$/)
    expect([into.getAttribute('aria-disabled'), into.getAttribute('aria-describedby')]).toEqual(['true', expect.any(String)])
  })
})

describe('the name of a saved cart', () => {
  const rename = async (text: string) => {
    fireEvent.click(await button(/^Переименовать: Еженедельная$/))
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Название корзины' })
    expect([document.activeElement, field.value]).toEqual([field, 'Еженедельная'])
    fireEvent.change(field, { target: { value: text } })
    fireEvent.submit(field.form!)
    return field
  }

  it('is changed in its place; the focus goes back to the button', async () => {
    const server = savedServer(...carts())
    await openSaved(server)
    await rename('  Еженедельная\u00a0закупка ')
    await screen.findByRole('link', { name: 'Еженедельная закупка' })
    expect(server.carts.get(1)?.name).toBe('Еженедельная закупка')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Переименовать: Еженедельная закупка'))
  })

  it('that is none is refused in words, and nothing is sent; Escape leaves it as it was', async () => {
    const server = savedServer(...carts())
    await openSaved(server)
    const field = await rename(' \u200b ')
    expect((await screen.findByText('Назовите корзину')).closest('p')?.id).toBe(field.getAttribute('aria-describedby'))
    fireEvent.change(field, { target: { value: 'я'.repeat(101) } })
    fireEvent.submit(field.form!)
    await screen.findByText('Не больше 100 знаков, сейчас 101')
    fireEvent.keyDown(field, { key: 'Escape' })
    await screen.findByRole('link', { name: 'Еженедельная' })
    expect(server.writes).toEqual([])
  })

  it('without an answer stays in the field and goes again under the same key; a refusal is told in the server’s words [DEC-005]', async () => {
    const server = savedServer(...carts())
    server.fail(new ApiError(0, ''))
    await openSaved(server)
    const field = await rename('Новая')
    await screen.findByText(/Сервер не.ответил\. Повторите/)
    expect(field.value).toBe('Новая')
    fireEvent.submit(field.form!)
    await screen.findByRole('link', { name: 'Новая' })
    expect(server.writes.map(({ name, key }) => [name, key === server.writes[0]?.key])).toEqual([
      ['rename', true],
      ['rename', true],
    ])
    cleanup()
    const other = savedServer(...carts())
    other.fail(new ApiError(422, '', { fields: { name: ['Такое название не подходит'] } }))
    await openSaved(other)
    await rename('Плохое')
    await screen.findByText('Такое название не подходит.')
  })

  it('that was kept although its answer was lost is not asked for again', async () => {
    const server = savedServer(...carts())
    server.lose()
    await openSaved(server)
    const field = await rename('Новая')
    await screen.findByText(/Сервер не.ответил\. Повторите/)
    await screen.findByText('3 корзины')
    fireEvent.submit(field.form!)
    await screen.findByRole('link', { name: 'Новая' })
    expect(server.writes).toHaveLength(1)
  })

  it('of hostile words is text', async () => {
    const name = '"><img src=x onerror=alert(1)> {{1}}'
    await openSaved(savedServer(savedCart(1, name, [[1, 1, 1000]])))
    await screen.findByRole('link', { name })
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })
})

describe('deleting a saved cart', () => {
  it('leaves its row with the way back, which brings it to its place; focus stays there [DEC-021]', async () => {
    const server = savedServer(...carts())
    await openSaved(server)
    const remove = await button(/^Удалить: Подборка$/)
    remove.focus()
    fireEvent.click(remove)
    const back = await button(/^Вернуть: Подборка$/)
    const ghost = back.closest('tr')!
    expect([plain(ghost.textContent), server.carts.has(2), document.activeElement]).toEqual([
      'Удалена: «Подборка», 1 строкаВернуть',
      false,
      ghost,
    ])
    expect(plain(screen.getByText(/корзины$/, { selector: 'span' }).textContent)).toBe('2 корзины')
    back.focus()
    fireEvent.click(back)
    expect({ plain: plain(ghost.textContent), activeElement: document.activeElement }).toEqual({
      plain: 'Возвращаем: «Подборка», 1 строкаВернуть',
      activeElement: back,
    })
    const link = await screen.findByRole('link', { name: 'Подборка' })
    expect([server.carts.has(2), screen.getAllByRole('link')[0], document.activeElement]).toEqual([true, link, link])
    expect(server.writes.map(({ name }) => name)).toEqual(['remove', 'restore'])
  })

  it('undone stands in its place with its focus while the list is read anew', async () => {
    const server = savedServer(...carts())
    let isLate = false
    await openSaved(server, {
      answers: { 'userCarts.list': () => (isLate ? new Promise(() => {}) : { items: [...server.carts.values()] }) },
    })
    fireEvent.click(await button(/^Удалить: Подборка$/))
    const back = await button(/^Вернуть: Подборка$/)
    await waitFor(() => expect(server.carts.has(2)).toBe(false))
    isLate = true
    back.focus()
    fireEvent.click(back)
    const link = await screen.findByRole('link', { name: 'Подборка' })
    expect([document.activeElement, screen.getAllByRole('link')[0]]).toEqual([link, link])
    expect(plain(screen.getByText(/корзины$/, { selector: 'span' }).textContent)).toBe('3 корзины')
  })

  it('that the server refuses leaves the cart where it is and says why', async () => {
    const server = savedServer(...carts())
    server.fail(new ApiError(403, 'Недостаточно прав'))
    await openSaved(server)
    fireEvent.click(await button(/^Удалить: Подборка$/))
    expect(plain((await screen.findByRole('alert')).textContent)).toBe('Не удалена. Недостаточно прав.')
    const names = screen.getAllByRole('link').map((link) => link.textContent)
    const ways = within(await row('Подборка'))
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label') ?? plain(each.textContent))
    expect({ names, ways }).toEqual({
      names: ['Подборка', 'Прошлая', 'Еженедельная'],
      ways: ['В корзину Подборка', 'Переименовать: Подборка', 'Удалить: Подборка'],
    })
    expect([
      screen.queryByRole('button', { name: /^Вернуть/ }),
      plain(screen.getByText(/корзины$/, { selector: 'span' }).textContent),
    ]).toEqual([null, '3 корзины'])
  })

  it('on a server that cannot undo it saves the lines anew under the same name [DEC-006]', async () => {
    const server = savedServer(...carts())
    await openSaved(server, { answers: { 'userCarts.restore': () => Promise.reject(new ApiError(501, '')) } })
    fireEvent.click(await button(/^Удалить: Еженедельная$/))
    fireEvent.click(await button(/^Вернуть: Еженедельная$/))
    await waitFor(() => expect(server.writes.at(-1)?.name).toBe('create'))
    expect(server.writes.at(-1)?.body).toEqual({
      name: 'Еженедельная',
      items: [
        { product_id: 1, qty: 3 },
        { product_id: 2, qty: 4 },
      ],
    })
    await screen.findByRole('link', { name: 'Еженедельная' })
    expect(screen.queryByRole('button', { name: /^Вернуть/ })).toBeNull()
  })

  it('that cannot be undone says why, and the way back stays', async () => {
    const server = savedServer(...carts())
    await openSaved(server)
    fireEvent.click(await button(/^Удалить: Подборка$/))
    const back = await button(/^Вернуть: Подборка$/)
    server.fail(new ApiError(422, 'Сохранено уже 100 корзин, больше нельзя. Удалите ненужные и повторите'))
    fireEvent.click(back)
    expect(plain((await screen.findByRole('alert')).textContent)).toContain('Не вернулась. Сохранено уже 100 корзин')
    fireEvent.click(await button(/^Вернуть: Подборка$/))
    await screen.findByRole('link', { name: 'Подборка' })
  })

  it('whose failure comes when the page is left is told by a toast', async () => {
    const server = savedServer(...carts())
    let refuse = () => {}
    const shop = await openSaved(server, {
      answers: { 'userCarts.remove': () => new Promise((_, reject) => (refuse = () => reject(new ApiError(403, 'Недостаточно прав')))) },
    })
    const { toaster } = shop.app.getSnapshot().children
    toaster?.send({ type: 'toasts.hold' })
    fireEvent.click(await button(/^Удалить: Подборка$/))
    cleanup()
    refuse()
    await waitFor(() =>
      expect(toaster?.getSnapshot().context.waiting.map(({ text }) => plain(text))).toEqual(['Корзина не удалена. Недостаточно прав.']),
    )
  })
})
