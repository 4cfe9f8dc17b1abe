import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { matchRoute } from '../../../../model/routing/routes'
import CartPage from '../../../../src/pages/cart/cart-page'
import { answers, article, typist } from '../../support/entry'
import { openShop } from '../../support/open-shop'
import { buyer } from '../../support/people'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  cleanup()
})

it('the button of the order says that entered rows are waited for, and names those that it goes without', async () => {
  const found: (() => void)[] = []
  const search = answers()['external.search']!
  history.replaceState(null, '', '/cart')
  const shop = await openShop(
    <CartPage route={matchRoute('/cart')!.route} params={{}} />, // the table has the cart
    {
      ...answers(),
      ...buyer(2),
      'external.search': async (call: never) => (await new Promise<void>((go) => found.push(go)), search(call, {})),
    },
    { path: '/cart' },
  )
  await screen.findByLabelText('Количество: M-1')
  const button = () => screen.getByRole('button', { name: 'Оформить заказ' })
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  const block = () => screen.getByRole('group', { name: 'Проверьте перед заказом' }).textContent?.replaceAll('\u00a0', ' ')
  const type = typist()
  await type.click(article())
  await type.paste('M-7\t3\nZZ-404\t12')
  await waitFor(() => expect(block()).toContain('Ищем введённые строки: осталось 2. Заказать можно, когда они будут в корзине.'))
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await type.click(button())
  expect(shop.calls.filter(({ name }) => name === 'orders.create')).toEqual([])
  await act(async () => found.splice(0).forEach((go) => go()))
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  expect(block()).toContain('Не добавлено введённых строк: 1. В заказ они не войдут.')
  await type.click(screen.getByRole('button', { name: /^К.строке ввода$/ }))
  expect(document.activeElement).toBe(article())
  await type.keyboard('m1{Enter}')
  await waitFor(() => expect(block()).toContain('M-1 ждёт количества в строке ввода и в заказ не войдёт.'))
  await type.keyboard('{Enter}')
  await waitFor(() => expect(block()).not.toContain('ждёт количества'))
  await type.click(screen.getByRole('button', { name: /^Убрать: ZZ-404/ }))
  expect(block()).not.toContain('Не добавлено')
})

it('a row that came to nothing is told by the entry alone while that is in the window, and at the button once it has left', async () => {
  const watches: ((entries: unknown[]) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: unknown[]) => void) {
        watches.push(tell)
      }
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return []
      }
    },
  )
  vi.spyOn(HTMLInputElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 200, 40))
  history.replaceState(null, '', '/cart')
  await openShop(
    <CartPage route={matchRoute('/cart')!.route} params={{}} />, // the table has the cart
    { ...answers(), ...buyer(2) },
    { path: '/cart' },
  )
  await screen.findByLabelText('Количество: M-1')
  const type = typist()
  await type.click(article())
  await type.paste('M-7\t3\nZZ-404\t12')
  await screen.findByRole('button', { name: /^Убрать: ZZ-404/ })
  const block = () => screen.getByRole('group', { name: 'Проверьте перед заказом' }).textContent?.replaceAll('\u00a0', ' ')
  expect(block()).not.toContain('Не добавлено')
  await act(async () => watches.forEach((tell) => tell([{ isIntersecting: false, intersectionRatio: 0 }])))
  expect(block()).toContain('Не добавлено введённых строк: 1. В заказ они не войдут.')
})
