import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DOUBLE_CLICK_MS } from '../../../model/limits'
import { Offer } from '../../../src/pages/product/offer/offer'
import { BuyControl } from '../../../src/product/buying/buy-control'
import { price, product } from '../../support/plain-goods'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const oil = product(7)
const inList = () => <BuyControl product={oil} price={price(7)} />
const places: [string, () => ReactNode][] = [
  ['a list', inList],
  ['the page of a product', () => <Offer product={oil} />],
]

const open = async (part: () => ReactNode) => {
  await openShop(part(), buyer(0))
  window.history.replaceState(null, '', '/')
  return (await screen.findAllByRole('button', { name: /^В корзину/ })).length
}
const button = (at: number) => screen.getAllByRole('button', { name: /^В корзину/ })[at] ?? document.body
const link = (at: number) => screen.getAllByRole('link', { name: /^В корзине/ })[at] ?? document.body
const press = (element: HTMLElement) => fireEvent.click(element, { detail: 1 })

it.each(places)('the second click of a double click on the button leads nowhere, a later one to the cart: %s', async (_, part) => {
  const buttons = await open(part)
  for (let at = 0; at < buttons; at++) {
    press(button(at))
    vi.advanceTimersByTime(DOUBLE_CLICK_MS - 1)
    expect(press(link(at))).toBe(false) // the page itself is not left either
    expect(window.location.pathname).toBe('/')
    vi.advanceTimersByTime(1)
    press(link(at))
    expect(window.location.pathname).toBe('/cart')
    cleanup()
    await open(part)
  }
})

it('from a key the focus goes from the button that is gone to the quantity, and Enter on the link leads to the cart at once', async () => {
  const user = userEvent.setup({ delay: null })
  await open(inList)
  act(() => button(0).focus())
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('Количество: M-7'))
  act(() => link(0).focus())
  await user.keyboard('{Enter}')
  expect(window.location.pathname).toBe('/cart')
})
