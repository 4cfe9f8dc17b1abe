import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Cart } from '../../../model/cart/cart'
import { actorOf } from '../../../src/shop/actors'
import { BuySet } from '../../../src/pages/product/customer/buy-set'
import { SetApart } from '../../../src/pages/product/customer/set-apart'
import { Offer } from '../../../src/pages/product/offer/offer'
import { BuyControl } from '../../../src/product/buying/buy-control'
import { price, product } from '../../support/plain-goods'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'

afterEach(cleanup)

const oil = product(7, { pack: 4 })
const places: [string, () => ReactNode, RegExp][] = [
  ['a list', () => <BuyControl product={oil} price={price(7)} />, /^В корзину/],
  ['the page of a product', () => <Offer product={oil} />, /^В корзину/],
  ['a set', () => <BuySet set={{ ...oil, count: 2 }} />, /^Весь набор/],
  ['the goods of a set', () => <SetApart setId={8} parts={[{ ...oil, count: 2 }]} />, /^Все товары набора/],
]

/** Twelve pieces lie in a cart that is read when the test says so. */
async function open(part: () => ReactNode) {
  let read = (_: Pick<Cart, 'version'> & { items: unknown[] }) => {}
  const { app } = await openShop(part(), { ...buyer(0), 'cart.get': () => new Promise<unknown>((resolve) => (read = resolve)) })
  const cart = () => actorOf(app, 'cart')!.getSnapshot().context
  return {
    wishes: () => cart().queue.map(({ productId, qty }) => [productId, qty]),
    read: () => act(async () => read({ items: [{ product: oil, qty: 12 }], version: 1 })),
  }
}

it.each(places)(
  'while nobody knows what the cart holds nothing goes into it, for it would take the place of what lies there: %s [DEC-020]',
  async (_, part, name) => {
    const { wishes, read } = await open(part)
    for (const button of await screen.findAllByRole('button', { name })) fireEvent.click(button)
    for (const field of screen.queryAllByLabelText('Количество: M-7')) fireEvent.keyDown(field, { key: 'Enter' })
    expect(wishes()).toEqual([])
    await read()
    expect(wishes()).toEqual([])
  },
)

it('what was stepped to before the cart was read gives way to what lies there', async () => {
  const { read, wishes } = await open(() => <Offer product={oil} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Прибавить: M-7' }))
  const field = screen.getByLabelText<HTMLInputElement>('Количество: M-7')
  expect(field.value).toBe('8')
  await read()
  expect([field.value, wishes()]).toEqual(['12', []])
})
