import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import type { Product } from '../../../model/catalogue/product'
import { Offer } from '../../../src/pages/product/offer/offer'
import { price, product } from '../../support/plain-goods'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'

afterEach(cleanup)

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

const open = async (changes: Partial<Product>) => {
  await openShop(<Offer product={product(7, changes)} />, {
    ...buyer(0),
    'cart.get': () => ({ items: [{ product: product(7, changes), qty: 8 }], version: 1 }),
    'products.stocksAndPrices': () => ({ products: [price(7)] }),
  })
  return (await screen.findByText(/В корзине 8\sшт\./, { selector: 'p' })).textContent?.replaceAll('\u00a0', ' ')
}

it('what bounds a quantity and what is in the cart stand in whole sentences, each with one full stop [DEC-019]', async () => {
  expect(await open({ pack: 4, limit: 40 })).toBe('Кратно 4 шт. Не больше 40 шт. в заказе. В корзине 8 шт. на 80,00 ₽.')
  cleanup()
  expect(await open({})).toBe('В корзине 8 шт. на 80,00 ₽.')
})

it('a line taken out by a 0 on the page of its product is said there, and comes back with the number that it had [DEC-021, STATE-019]', async () => {
  await open({})
  const field = screen.getByLabelText<HTMLInputElement>('Количество: M-7')
  fireEvent.change(field, { target: { value: '0' } })
  fireEvent.blur(field)
  expect(screen.queryByText(/^В корзине/, { selector: 'p' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Вернуть: M-7/ }))
  expect([field.value, screen.queryByText(/^Убрано \d/)]).toEqual(['8', null])
})

it('the page of what cannot be had says so, and offers to tell when it is there instead of a place in the cart', async () => {
  await openShop(<Offer product={product(7)} />, {
    ...buyer(0),
    'products.stocksAndPrices': () => ({ products: [price(7, { stock: 0, self_stock: 0 })] }),
  })
  await screen.findByText('Нет в наличии')
  screen.getByRole('button', { name: /^Сообщить о.поступлении: M-7$/ })
  expect(screen.queryByRole('button', { name: 'В корзину' })).toBeNull()
})

describe('while the text of a quantity is none [DEC-046]', () => {
  const type = (text: string) => fireEvent.change(screen.getByLabelText('Количество: M-7'), { target: { value: text } })
  const leave = () => fireEvent.blur(screen.getByLabelText('Количество: M-7'))
  const said = () => plain(screen.getByRole('complementary', { name: 'Цена и покупка' }).textContent)

  it('the page of a product says what the cart still holds, and no more what came of an earlier number; both are back with a number', async () => {
    await open({ pack: 4, limit: 40 })
    type('50')
    leave()
    expect(said()).toContain('изменено с 50 на 40')
    type('-5')
    leave()
    expect(said()).toContain('Количество не бывает отрицательным')
    expect(said()).toContain('В корзине по-прежнему 40 шт. на 400,00 ₽')
    expect(said()).not.toContain('изменено')
    type('60')
    leave()
    expect(said()).toContain('изменено с 60 на 40')
    expect(said()).not.toContain('по-прежнему')
  })

  it('nothing names the number from before as what the next press puts into the cart; the press leads to the field', async () => {
    await openShop(<Offer product={product(7, { pack: 4 })} />, {
      ...buyer(0),
      'products.stocksAndPrices': () => ({ products: [price(7)] }),
    })
    await screen.findByRole('button', { name: 'В корзину' })
    type('8')
    expect(said()).toContain('8 шт. — 2 упаковки')
    screen.getByRole('button', { name: /^В.корзину 8.шт.: M-7$/ })
    leave()
    type('8,5')
    expect(said()).not.toContain('2 упаковки')
    fireEvent.click(screen.getByRole('button', { name: 'В корзину: M-7' }))
    expect([document.activeElement, screen.queryByText('В корзине')]).toEqual([screen.getByLabelText('Количество: M-7'), null])
    screen.getByRole<HTMLElement>('button', { name: 'В корзину' }).focus()
    fireEvent.click(screen.getByRole('button', { name: /^В.сохранённую корзину$/ }))
    expect({ activeElement: document.activeElement, querySelector: document.querySelector('dialog') }).toEqual({
      activeElement: screen.getByLabelText('Количество: M-7'),
      querySelector: null,
    })
  })
})

it('what the server refused is said with what the cart holds instead, which nothing beside it contradicts; it is decided on in the cart', async () => {
  await openShop(<Offer product={product(7)} />, {
    ...buyer(0),
    'cart.get': () => ({ items: [{ product: product(7), qty: 8 }], version: 1 }),
    'cart.updateLine': () => Promise.reject(new ApiError(422, 'Товар продаётся только по договору')),
    'products.stocksAndPrices': () => ({ products: [price(7)] }),
  })
  const field = await screen.findByLabelText('Количество: M-7')
  await screen.findByText(/^В корзине 8.шт\. на/)
  fireEvent.change(field, { target: { value: '16' } })
  fireEvent.blur(field)
  const note = (await screen.findByText(/^Сервер не.принял/)).textContent
  expect(plain(note)).toBe('Сервер не принял 16 шт., в корзине осталось 8. Товар продаётся только по договору Решить в корзине')
  expect(screen.getByRole('link', { name: /^Решить/ }).getAttribute('href')).toBe('/cart')
  expect(screen.queryByText(/В корзине.16.шт/)).toBeNull()
  expect(screen.getAllByRole('link', { name: 'В корзине' }).map(({ textContent }) => textContent)).toEqual(['В корзине', 'В корзине'])
})
