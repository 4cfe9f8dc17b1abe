import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { product } from '../../support/plain-goods'
import { rememberSeen } from '../../../src/platform/goods/last-seen'
import type { Answers } from '../support/open-shop'
import { guest } from '../support/people'
import { heading, openPage, panel, plain, refused, tabs } from './product-page'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const CALLS = [
  'products.grouped',
  'products.setOf',
  'products.analogs',
  'products.similar',
  'products.related',
  'products.lastSeen',
] as const
const PARTS = ['Аналоги', 'Похожие', 'Берут вместе', 'Наборы', 'Вы смотрели']
const all = (answer: () => unknown): Answers => Object.fromEntries(CALLS.map((call) => [call, answer]))
const items = (...ids: number[]) => ({ items: ids.map((id) => product(id)) })
const count = (calls: readonly { name: string }[], name: string) => calls.filter((call) => call.name === name).length

describe('what goes with a product', () => {
  it('stands in tabs by what it is: what may stand for it, for what it may stand, alike, bought along, in sets, looked at [CALL-062, CALL-064, CALL-065, CALL-067, ENT-008]', async () => {
    for (const id of [31, 32, 7]) rememberSeen(id)
    await openPage({
      'products.analogs': () => ({ items: [product(11), product(12)], replaces: [product(13)] }),
      'products.similar': () => items(14, 15, 16, 17),
      'products.related': () => items(18),
      'products.setOf': () => ({ items: [], sets: [product(20, { count: 4 })] }),
      'products.lastSeen': ({ query }: { query: { products_ids: string } }) => items(...query.products_ids.split('.').map(Number)),
    })
    await screen.findByRole('tab', { name: /^Аналоги/ })
    expect(tabs()).toEqual(['Аналоги 2', 'Заменяет 1', 'Похожие 4', 'Берут вместе 1', 'Наборы 1', 'Вы смотрели 2'])
    const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
    expect(cards()).toEqual(['Масло 11', 'Масло 12'])
    fireEvent.click(screen.getByRole('tab', { name: /^Заменяет/ }))
    expect(cards()).toEqual(['Масло 13'])
    fireEvent.click(screen.getByRole('tab', { name: /^Вы смотрели/ }))
    expect(cards()).toEqual(['Масло 32', 'Масло 31'])
  })

  it('a guest finds what he looked at, of this browser; a mark is a customer’s, so it asks him to log in [DEC-055]', async () => {
    for (const id of [31, 32]) rememberSeen(id)
    const asked: string[] = []
    const { app, calls } = await openPage({
      ...guest,
      'products.lastSeen': ({ query }: { query: { products_ids: string } }) => {
        asked.push(query.products_ids)
        return items(...query.products_ids.split('.').map(Number))
      },
    })
    await heading()
    await waitFor(() => expect(tabs()).toEqual(['Вы смотрели 2']))
    expect(asked).toEqual(['31.32'])
    fireEvent.click(screen.getByRole('button', { name: 'В избранное' }))
    expect({
      shown: app.getSnapshot().children.overlay?.getSnapshot().context.shown,
      count: count(calls, 'products.toggleFavorite'),
    }).toEqual({ shown: 'login', count: 0 })
    expect(screen.getByRole('button', { name: 'В избранное' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('similar goods are asked for four, with the region in force', async () => {
    const { calls } = await openPage({})
    await waitFor(() => expect(count(calls, 'products.similar')).toBe(1))
    expect(calls.find(({ name }) => name === 'products.similar')?.args).toEqual({
      params: { id: 7 },
      query: { limit: 4, with_category_name: '1', company_region_id: 5 },
    })
  })

  it('of nothing there is nothing to see', async () => {
    await openPage({})
    await heading()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Подборки товаров' })).toBe(null))
    expect([screen.queryByRole('region', { name: 'Фасовка' }), screen.queryByText(/не.загруз/)]).toEqual([null, null])
  })
})

describe('a part that does not load', () => {
  it('says so in its own place, and the rest of the page is there', async () => {
    rememberSeen(31)
    await openPage(all(refused(503)))
    expect((await heading()).textContent).toBe('Масло 7')
    await waitFor(() => expect(tabs()).toEqual(PARTS))
    expect(plain(panel('Фасовка').getByRole('status').textContent)).toBe('Другие фасовки не загрузились. Повторить')
    for (const part of PARTS) {
      fireEvent.click(screen.getByRole('tab', { name: part }))
      expect(plain(screen.getByRole('tabpanel').textContent)).toMatch(/ не загрузились\. Повторить$/)
    }
    screen.getByRole('region', { name: 'Характеристики' })
  })

  it('is asked for again by its own button, alone; the page is not drawn anew', async () => {
    let isUp = false
    const { calls } = await openPage({
      ...all(refused(503)),
      'products.similar': () => (isUp ? items(14) : refused(503)()),
    })
    fireEvent.click(await screen.findByRole('tab', { name: 'Похожие' }))
    const title = await heading()
    const before = count(calls, 'products.grouped')
    isUp = true
    fireEvent.click(screen.getByRole('tabpanel').querySelector('button')!)
    await screen.findByRole('article', { name: 'Масло 14' })
    expect({ count: count(calls, 'products.grouped'), heading: await heading() }).toEqual({ count: before, heading: title })
  })

  it('of a server that does not know the call is simply not there [DEC-006]', async () => {
    rememberSeen(31)
    await openPage({ ...all(refused(404)), 'products.analogs': refused(501), 'products.similar': () => items(14) })
    await screen.findByRole('tab', { name: /^Похожие/ })
    expect([tabs(), screen.queryByText(/не.загруз/)]).toEqual([['Похожие 1'], null])
  })
})

it('of an unknown product there is the 404 page; of none that answers, the way to ask again [NAV-029, DEC-063]', async () => {
  await openPage({ 'products.get': refused(404, 'Товар не найден') })
  expect((await heading()).textContent).toBe('404. Страница не найдена')
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBe(null)
  cleanup()
  const answers = [refused(503), () => product(7)]
  await openPage({ 'products.get': () => answers.shift()?.() })
  fireEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  await waitFor(async () => expect((await heading()).textContent).toBe('Масло 7'))
})
