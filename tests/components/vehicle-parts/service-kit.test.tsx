import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { price } from '../../support/plain-goods'
import { addressOf, openCar } from './open-car'

afterEach(cleanup)

const costs = (byId: Readonly<Record<number, number>>) => ({
  'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
    products: body.products_ids.map((id) => price(id, { cost: byId[id] ?? 10_000, discount: { discount: 0 }, discount2: { discount: 0 } })),
  }),
})
/** 5 litres cost less than 4 and 1. */
const PRICES = costs({ 11: 30_000, 12: 100_000, 13: 125_000, 21: 40_000 })
const row = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!)
const text = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ')
const put = () => screen.findByRole('button', { name: /Весь набор/ })

it('offers 4.3 litres as one can of 5 or as 4 + 1, with the price of each, the cheapest marked [ROUTE-013]', async () => {
  await openCar(addressOf(), PRICES)
  const oil = await row('Масло моторное')
  await waitFor(() => expect(within(oil.getByRole('group', { name: 'Сколько взять' })).getAllByRole('radio')).toHaveLength(2))
  const plans = oil.getByRole('group', { name: 'Сколько взять' })
  expect(text(plans)).toMatch(/5 л1 250,00 ₽дешевле.*1 л \+ 4 л1 300,00 ₽/)
})

it('says why an oil fits or not, and that an amount is not known', async () => {
  await openCar(addressOf(), PRICES)
  const oil = await row('Масло моторное')
  expect(oil.getAllByRole('listitem').map(text)).toEqual(['допуск RN0700: подходит', 'вязкость 5W-30: не подходит'])
  expect((await row('Масло коробки передач')).getByText(/^не\sизвестно$/)).toBeTruthy()
  expect(screen.getByText(/сверьте их\sс\sруководством/)).toBeTruthy()
})

it('goes into the cart by one press, in whole packs, with the car noted on each line', async () => {
  const { calls } = await openCar(addressOf(), {
    ...PRICES,
    'cart.updateMany': () => ({ items: [], version: 2 }),
    'cart.note': () => ({ product_id: 13, note: '', version: 3 }),
  })
  await waitFor(() => expect(screen.getByText(/1\s650,00/)).toBeTruthy())
  fireEvent.click(await put())
  expect(await screen.findByText(/корзине: 2\sтовара, машина записана в\sпримечании/)).toBeTruthy()
  await waitFor(() => expect(calls.filter(({ name }) => name === 'cart.updateMany')).toHaveLength(1))
  const sent = JSON.stringify(calls.find(({ name }) => name === 'cart.updateMany')?.args)
  expect(sent).toContain('"product_id":13')
  expect(sent).toMatch(/"product_id":21,"qty":10/)
  await waitFor(() => expect(JSON.stringify(calls.filter(({ name }) => name === 'cart.note'))).toContain('LADA Vesta, 2017, H4M'))
})

it('leaves out what is not ticked, and says what is missing where nothing is', async () => {
  await openCar(addressOf(), PRICES)
  await waitFor(() => expect(screen.getByText(/1\s650,00/)).toBeTruthy())
  fireEvent.click(screen.getByRole('checkbox', { name: 'Масло моторное: взять' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Фильтр масляный: взять' }))
  expect((await put()).getAttribute('aria-disabled')).toBe('true')
})

it('cannot be bought where nothing of it is in stock', async () => {
  await openCar(addressOf(), {
    'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
      products: body.products_ids.map((id) => price(id, { stock: 0 })),
    }),
  })
  await waitFor(async () => expect((await row('Фильтр масляный')).getByText('Сейчас купить нельзя')).toBeTruthy())
})

it('has the number of the maker lead to the goods with it', async () => {
  await openCar(addressOf(), PRICES)
  expect((await screen.findByRole('link', { name: '8200768913' })).getAttribute('href')).toBe(
    '/selection-parts/products-oem?oem=8200768913',
  )
})
