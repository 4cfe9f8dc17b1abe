import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { actorOf } from '../../../src/shop/actors'
import { Header } from '../../../src/layouts/header/header'
import { TabBar } from '../../../src/layouts/tab-bar'
import { price, product } from '../../support/plain-goods'
import { openShop, type Answers } from '../support/open-shop'
import { region } from '../../support/plain-region'
import { buyer, customer, guest } from '../support/people'

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(cleanup)

const open = (answers: Answers) =>
  openShop(
    <>
      <Header />
      <TabBar />
    </>,
    answers,
  )
const banner = () => within(screen.getByRole('banner'))
/** Without the cross of the search box, which the styles show while something stands in it. */
const namesOf = (role: 'button' | 'link') =>
  banner()
    .queryAllByRole(role)
    .filter((it) => it.closest('form') === null)
    .map((it) => it.getAttribute('aria-label') ?? it.textContent?.trim())
const tabs = () =>
  [...screen.getByRole('navigation', { name: 'Основное меню' }).querySelectorAll('a, button')].map((tab) => tab.textContent?.trim())

describe('Header', () => {
  it('[NAV-007, NAV-011] shows a guest the ways in and nothing of a customer', async () => {
    const { calls } = await open(guest)
    expect([namesOf('button'), namesOf('link')]).toEqual([
      ['Каталог', 'Войти'],
      ['Картер, главная страница', 'Регистрация'],
    ])
    expect(tabs()).toEqual(['Главная', 'Каталог', 'Корзина', 'Войти'])
    expect(screen.queryByRole('button', { name: 'Выйти' })).toBeNull()
    expect(calls.map(({ name }) => name).filter((name) => /^(regions|cart|notifications|products)\./.test(name))).toEqual([])
  })

  it('asks nobody to log in while it is not known whether he is [DEC-007]', async () => {
    await open({ 'session.user': () => Promise.reject(new ApiError(503, '')) })
    expect(tabs()).toEqual(['Главная', 'Каталог', 'Корзина', 'Кабинет'])
    const cabinet = screen.getByRole('button', { name: 'Кабинет', description: 'Проверяем вход' })
    expect(cabinet.getAttribute('aria-disabled')).toBe('true')
  })

  it('[NAV-006, NAV-008, NAV-011] shows a customer the region, unread notifications, the cabinet and the cart', async () => {
    const read = { data: { title: '' }, created_at: '2026-11-20T10:00:00Z', title: '', text: '', icon: 'info' }
    await open({
      ...customer([region(1, { store_city_name: 'Казань' })]),
      'notifications.list': () => ({
        items: [
          { ...read, id: 1, read_at: null },
          { ...read, id: 2, read_at: '2026-11-20T11:00:00Z' },
          { ...read, id: 3, read_at: null },
        ],
      }),
    })
    expect(namesOf('button')).toEqual(['Каталог', 'ООО «Гараж»Казань', 'Личный кабинет'])
    expect(namesOf('link')).toEqual(['Картер, главная страница', 'Уведомления, непрочитанных 2', 'Корзинапуста'])
    expect(tabs()).toEqual(['Главная', 'Каталог', 'Корзина', 'Кабинет'])
    screen.getByRole('button', { name: 'Выйти' })
  })

  it('[NAV-006] names the cart’s sum only where there is one: no zero for what has no price yet or cannot be bought', async () => {
    const cartLink = () => namesOf('link').at(-1)?.replaceAll('\u00a0', ' ')
    const { 'products.stocksAndPrices': _, ...unpriced } = buyer(1)
    await open(unpriced)
    await waitFor(() => expect(cartLink()).toBe('1Корзина:  1 товар'))
    cleanup()
    const { app } = await open({ ...unpriced, 'products.stocksAndPrices': () => ({ products: [price(1, { stock: 0 })] }) })
    await waitFor(() => expect(actorOf(app, 'prices')?.getSnapshot().context.entries[1]?.price?.stock).toBe(0))
    await waitFor(() => expect(cartLink()).toBe('1Корзина: нет в наличии1 товар'))
    cleanup()
    const refusing = await open({ ...buyer(1), 'cart.updateLine': () => Promise.reject(new ApiError(422, 'Нельзя.')) })
    await waitFor(() => expect(cartLink()).toBe('1Корзина: 10,00 ₽1 товар'))
    act(() => actorOf(refusing.app, 'cart')?.send({ type: 'quantity.changed', product: product(1), quantity: 5, stock: 50 }))
    await waitFor(() => expect(cartLink()).toBe('1Корзина: не в заказе1 товар'))
    cleanup()
    await open({ ...unpriced, 'products.stocksAndPrices': () => Promise.reject(new ApiError(503, '')) })
    await waitFor(() => expect(cartLink()).toBe('1Корзина: —1 товар'))
    cleanup()
    await open({ ...unpriced, 'products.stocksAndPrices': () => ({ products: [price(1)] }) })
    await waitFor(() => expect(cartLink()).toBe('1Корзина: 10,00 ₽1 товар'))
  })

  it('[NAV-006] names what the order comes to: lines left out do not count, collecting is cheaper, and the lines are those of the cart', async () => {
    const cartLink = () => namesOf('link').at(-1)?.replaceAll('\u00a0', ' ')
    const { app } = await open(buyer(2))
    await waitFor(() => expect(cartLink()).toBe('2Корзина: 20,00 ₽2 товара'))
    const checkout = actorOf(app, 'checkout')! // he is signed in
    await waitFor(() => expect(checkout.getSnapshot().hasTag('editable')).toBe(true))
    act(() => checkout.send({ type: 'lines.excluded', ids: [1] }))
    expect(cartLink()).toBe('2Корзина: 10,00 ₽2 товара')
    act(() => checkout.send({ type: 'receiving.changed', receiving: 'pickup' }))
    expect(cartLink()).toBe('2Корзина: 9,80 ₽2 товара')
    act(() => checkout.send({ type: 'lines.excluded', ids: [2] }))
    expect(cartLink()).toBe('2Корзина: отложено2 товара')
  })

  it('says at once that a logout is under way, while the server is slow [DEC-010]', async () => {
    await open(buyer(1))
    const type = userEvent.setup()
    await type.click(screen.getByRole('button', { name: 'Выйти' }))
    expect((await screen.findByRole('button', { name: 'Выходим…' })).getAttribute('aria-busy')).toBe('true')
  })

  it('[NAV-008] has no region button for a customer without regions', async () => {
    await open(customer([]))
    expect(namesOf('button')).toEqual(['Каталог', 'Личный кабинет'])
  })

  it('[NAV-008] asks for a choice where every region is blocked', async () => {
    await open(customer([region(1, { status: 99 })]))
    expect(namesOf('button')).toEqual(['Каталог', 'Выберите регион', 'Личный кабинет'])
  })

  it('[NAV-006] leads what was typed into the search box to the catalogue, and nothing where nothing was typed', async () => {
    await open(guest)
    const type = userEvent.setup()
    const field = screen.getByPlaceholderText('Я хочу купить...')
    await type.type(field, '   {Enter}')
    expect(location.pathname + location.search).toBe('/')
    await type.type(field, ' масло 5W-30 & C3{Enter}')
    expect([location.pathname, new URLSearchParams(location.search).get('q')]).toEqual(['/catalog', 'масло 5W-30 & C3'])
  })
})
