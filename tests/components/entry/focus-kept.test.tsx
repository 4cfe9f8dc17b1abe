import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { product } from '../../support/plain-goods'
import { region } from '../../support/plain-region'
import { actorOf } from '../../../src/shop/actors'
import { article, entered, inCart, open, typist } from '../support/entry'
import { kazan } from '../support/people'
import { eventually } from '../../support/waiting/eventually'

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

/** Rows are pasted, and all of them have been sorted out. */
async function pasted(rows: string) {
  const shop = await open()
  const type = typist()
  await type.click(article())
  await type.paste(rows)
  await screen.findAllByText(/^Вставлено строк: \d+ —/)
  return { ...shop, press: (name: string) => (screen.getByRole('button', { name }).focus(), type.keyboard('{Enter}')) }
}
const focused = () => document.activeElement?.getAttribute('aria-label')

it('«Убрать» by key leads on to that of the next row, and from the last row to the field of the article [DEC-057]', async () => {
  const { press } = await pasted('M-10\t1\nZZ-1\t2\nM-12\t3')
  await press('Убрать: M-10')
  expect(focused()).toBe('Убрать: ZZ-1 × 2')
  await press('Убрать: ZZ-1 × 2')
  expect(focused()).toBe('Убрать: M-12')
  await press('Убрать: M-12')
  expect(document.activeElement).toBe(article())
})

it('«Убрать недобавленные» leads on to the first row that is left, where none is to the field of the article [DEC-057]', async () => {
  const { press } = await pasted('ZZ-1\t1\nM-11\t2\nZZ-2\t3')
  await press('Убрать недобавленные')
  expect([focused(), entered().length]).toEqual(['Убрать: M-11', 1])
  cleanup()
  const { press: pressAgain } = await pasted('ZZ-1\t1\nZZ-2\t3')
  await pressAgain('Убрать недобавленные')
  expect(document.activeElement).toBe(article())
})

it('«Показать все» and «Свернуть» keep the focus', async () => {
  const { press } = await pasted(Array.from({ length: 9 }, (_, at) => `M-${at + 10}\t1`).join('\n'))
  await press('Показать все')
  expect(document.activeElement?.textContent).toBe('Свернуть')
  await press('Свернуть')
  expect(document.activeElement?.textContent).toBe('Показать все')
})

it('a button that goes from a row which stands leads on to «Убрать» of that row', async () => {
  let isDown = true
  const shop = await open({
    'regions.list': () => [kazan, region(6, { store_city_id: 7, store_city_name: 'Омск' })],
    'products.get': ({ params }: { params: { id: number } }) => (isDown ? Promise.reject(new ApiError(503, '')) : product(params.id)),
  })
  const type = typist()
  await type.type(article(), 'm-7 4{Enter}')
  await type.type(article(), 'm-8 5{Enter}')
  await screen.findByText('M-8, 5 шт.: добавляем…')
  await act(async () => {
    const regions = actorOf(shop.app, 'regions')!
    regions.send({ type: 'region.picked', id: 6 })
    regions.send({ type: 'region.confirmed' })
  })
  isDown = false
  const again = await screen.findByRole('button', { name: 'Ввести снова: M-7' })
  again.focus()
  await type.keyboard('{Enter}')
  await eventually(() => expect(inCart(shop, 7)).toBe(4))
  expect(focused()).toBe('Убрать: M-7')
})
