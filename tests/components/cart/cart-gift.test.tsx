import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import type { CartGift } from '../../../model/catalogue/product-price'
import { actorOf } from '../../../src/shop/actors'
import { CartGiftBlock } from '../../../src/pages/cart/gift/cart-gift'
import { useGiftShown } from '../../../src/pages/cart/gift/use-cart-gift'
import { openShop, type Opened } from '../support/open-shop'
import { buyer } from '../support/people'
import { price, product } from '../../support/plain-goods'

type Question = { body: { products_ids: number[]; from_cart?: boolean } }
/** What is to be seen and heard: what only keeps its place is neither. */
const text = () => {
  const gift = screen.queryByRole('region', { name: 'Подарок к заказу' })?.cloneNode(true) as Element | undefined // of an element
  for (const hidden of gift?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove()
  return gift?.textContent?.replaceAll('\u00a0', ' ')
}
const questions = ({ calls }: Opened) => calls.filter(({ args }) => (args as Question).body?.from_cart).length
/** The block in a column that has it counted. */
function Gift({ isLine = false }: { isLine?: boolean }) {
  useGiftShown()
  return <CartGiftBlock isLine={isLine} />
}
/** @param gift what the cart earns each time it is asked about */
const open = (gift: () => CartGift | null | Promise<never>) =>
  openShop(<Gift />, {
    ...buyer(2),
    'products.stocksAndPrices': async ({ body }: Question) => ({
      gift: body.from_cart ? await gift() : null,
      products: body.products_ids.map((id) => price(id)),
    }),
  })
const change = ({ app }: Opened, quantity: number) =>
  act(() => actorOf(app, 'cart')!.send({ type: 'quantity.changed', product: product(1), quantity, stock: 50 })) // he is signed in
afterEach(cleanup)

it('says what the cart lacks for a gift and of which promotion [DEC-012]', async () => {
  await open(() => ({ title: 'Каждые 10 фильтров', isEarned: false, lacks: 320_000 }))
  await screen.findByRole('region', { name: 'Подарок к заказу' })
  expect(text()).toBe('Ещё на 3 200,00 ₽ товаров акции — подарок«Каждые 10 фильтров».')
})

it('counts pieces where the promotion does, and leads to the goods that count [DEC-012]', async () => {
  const goods = { name: 'фильтров', url: '/catalog/filtry' }
  let gift: CartGift = { title: 'Каждые 10 фильтров', isEarned: false, lacks: 0, lacksUnits: 4, units: 6, goods }
  const shop = await open(() => gift)
  await screen.findByRole('region', { name: 'Подарок к заказу' })
  expect(text()).toBe('Ещё 4 шт. фильтров — подарок«Каждые 10 фильтров».')
  expect(screen.getByRole('link', { name: 'фильтров' }).getAttribute('href')).toBe('/catalog/filtry')
  gift = { ...gift, isEarned: true, lacksUnits: 0, units: 60, count: 6, alternatives: ['Дарим съёмник'] }
  change(shop, 5)
  const earned =
    'Подарок за 60 шт. фильтров«Каждые 10 фильтров» или «Дарим съёмник».6 шт. в подарок или подарок другой акции: выберете после оформления.'
  await waitFor(() => expect(text()).toBe(earned))
  const next = { title: 'Дарим съёмник', lacks: 320_000, goods: { name: 'масляных фильтров', url: '/catalog/filtry/maslyanye-filtry' } }
  gift = { ...gift, alternatives: [], next }
  change(shop, 6)
  const near = 'Подарок за 60 шт. фильтров«Каждые 10 фильтров».6 шт. в подарок. Ещё на 3 200,00 ₽ масляных фильтров — другой на выбор.'
  await waitFor(() => expect(text()).toBe(near))
})

it('is said not to be counted where nothing is: without the network, without a login, without an answer [DEC-012]', async () => {
  const server = { isDown: false }
  const shop = await open(() =>
    server.isDown ? Promise.reject(new ApiError(503, '')) : { title: 'Каждые 10 фильтров', isEarned: false, lacks: 100 },
  )
  await screen.findByRole('region', { name: 'Подарок к заказу' })
  const say = (online: boolean) =>
    act(() => shop.app.getSnapshot().children.connectivity!.send({ type: online ? 'network.cameUp' : 'network.wentDown' })) // it always lives
  say(false)
  expect(text()).toMatch(/^Ещё на/)
  change(shop, 5)
  await waitFor(() => expect(text()).toBe('Подарок пересчитаем, когда вернётся связь«Каждые 10 фильтров».'))
  server.isDown = true
  say(true)
  await waitFor(() => expect(text()).toBe('Подарок не пересчитан: сервер не отвечает«Каждые 10 фильтров».'))
})

it('says of an earned one that it is chosen after the order [DEC-023]', async () => {
  const { container } = await open(() => ({ title: 'Каждые 10 фильтров', isEarned: true, lacks: 0, image: '/pictures/f.svg' }))
  await screen.findByRole('region', { name: 'Подарок к заказу' })
  expect(text()).toBe('Подарок за этот заказ«Каждые 10 фильтров».Модель выберете после оформления.')
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/pictures/f.svg?d=list')
})

it('is not there where nothing of the cart takes part, nor where nobody answers', async () => {
  const shop = await open(() => null)
  await waitFor(() => expect(questions(shop)).toBe(1))
  expect(text()).toBeUndefined()
  cleanup()
  const failing = await open(() => Promise.reject(new ApiError(0, '')))
  await waitFor(() => expect(questions(failing)).toBe(1))
  expect([text(), screen.queryByRole('alert')]).toEqual([undefined, null])
})

it('is asked anew when a change was taken in by the server, not before, and is not claimed meanwhile [DEC-012]', async () => {
  let lacks = 320_000
  const shop = await open(() => ({ title: 'Каждые 10 фильтров', isEarned: false, lacks }))
  await screen.findByRole('region', { name: 'Подарок к заказу' })
  expect(questions(shop)).toBe(1)
  lacks = 100_000
  change(shop, 5)
  await waitFor(() => expect(text()).toBe('Пересчитываем подарок…«Каждые 10 фильтров».'))
  expect(questions(shop)).toBe(1)
  await waitFor(() => expect(text()).toBe('Ещё на 1 000,00 ₽ товаров акции — подарок«Каждые 10 фильтров».'))
  expect(questions(shop)).toBe(2)
})

it('is of the lines that go into the order: while it is counted anew nothing is promised, and where none goes nothing is said [DEC-012]', async () => {
  const asked: number[][] = []
  let answer = (_gift: CartGift) => {}
  const shop = await openShop(<Gift isLine />, {
    ...buyer(2),
    'products.stocksAndPrices': async ({ body }: Question) => {
      if (body.from_cart) asked.push(body.products_ids)
      const gift = body.from_cart ? await new Promise<CartGift>((resolve) => (answer = resolve)) : null
      return { gift, products: body.products_ids.map((id) => price(id)) }
    },
  })
  const title = 'Каждые 10 фильтров'
  await waitFor(() => expect(asked).toEqual([[]]))
  await act(async () => answer({ title, isEarned: true, lacks: 0 }))
  expect(text()).toBe('Подарок за этот заказМодель выберете после оформления.')
  const checkout = actorOf(shop.app, 'checkout')! // he is signed in
  await waitFor(() => expect(checkout.getSnapshot().hasTag('editable')).toBe(true))
  act(() => checkout.send({ type: 'lines.excluded', ids: [1] }))
  expect({ asked, text: text() }).toEqual({ asked: [[], [2]], text: 'Пересчитываем подарок…' })
  await act(async () => answer({ title, isEarned: false, lacks: 100_000 }))
  expect(text()).toBe('Ещё на 1 000,00 ₽ товаров акции — подарок«Каждые 10 фильтров».')
  act(() => checkout.send({ type: 'lines.excluded', ids: [2] }))
  expect([asked.length, text()]).toEqual([2, undefined])
})
