import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { demoRoutes } from '../../model/routing/demo-routes'
import { Atlas } from '../../atlas/page/atlas'
import { findWords, meantQuery } from '../../atlas/search/find-words'
import { openShop } from '../components/support/open-shop'
import { buyer } from '../components/support/people'

afterEach(cleanup)

const [page, story] = demoRoutes as [(typeof demoRoutes)[number], (typeof demoRoutes)[number]]
const said = () => nav().getByRole('status').textContent?.replaceAll('\u00a0', ' ')
const nav = () => within(screen.getByRole('navigation', { name: 'Потоки' }))
/** The links to what is found; the way to the index stands above them always. */
const foundLinks = () =>
  nav()
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link'))

it('is searched by Russian words and by names in the code', async () => {
  await openShop(<Atlas route={page} params={{}} />, buyer(0))
  const search = nav().getByRole('searchbox')
  fireEvent.change(search, { target: { value: 'количество изменено' } })
  const found = foundLinks()
  expect(found.length).toBeGreaterThan(0)
  for (const link of found) expect(link.textContent).toMatch(/количество/i)
  fireEvent.change(search, { target: { value: 'quantity.changed' } })
  expect(foundLinks().map((link) => link.getAttribute('href'))).toContain('/flows/cart?find=quantity.changed')
  fireEvent.change(search, { target: { value: 'ничегошеньки' } })
  expect(said()).toBe('Так здесь ничего не называется.')
})

it.each([
  ['корзна', 'корзина'],
  ['checkuot', 'checkout'],
  ['щквук', 'order'],
  ['pfrfp', 'заказ'],
  ['ничегошеньки', null],
])('«%s» finds nothing and is taken for «%s»', (query, meant) => {
  expect(findWords(query)).toEqual([])
  expect(meantQuery(query)).toBe(meant)
})

it('finds names by words in another form', () => {
  expect(findWords('корзину')).toEqual(findWords('корзина'))
  expect(findWords('корзину подарок').map(({ code }) => code)).toContain('cartGift')
})

it('says how many there are, and where more are found than fit that not all are shown', async () => {
  await openShop(<Atlas route={page} params={{}} />, buyer(0))
  const search = nav().getByRole('searchbox')
  const find = (text: string) => {
    fireEvent.change(search, { target: { value: text } })
    return foundLinks().length
  }
  const all = findWords('заказ').length
  expect(all).toBeGreaterThan(30)
  expect({ find: find('заказ'), said: said() }).toEqual({
    find: 30,
    said: `Показано 30 из ${all}. Добавьте ещё слово, чтобы сузить поиск.`,
  })
  const few = find('quantity.changed')
  expect(said()).toBe(`Найдено: ${few}.`)
})

it('is searched by what its pages say: words in any form, ids of rules; what is cut is said', async () => {
  await openShop(<Atlas route={page} params={{}} />, buyer(0))
  const search = nav().getByRole('searchbox')
  const found = async (text: string) => {
    fireEvent.change(search, { target: { value: text } })
    const part = within((await nav().findByRole('heading', { name: /В.тексте страниц/ })).closest('div')!)
    await part.findByText(/^(Найдено страниц|Показано 20 из|Такого на)/)
    return { part, links: part.queryAllByRole('link').map((link) => link.getAttribute('href')) }
  }
  expect((await found('DEC-047')).links).toContain('/flows/loginForm?find=DEC-047')
  expect((await found('модерация')).links).toContain(`/flows/cart?find=${encodeURIComponent('модерация')}`)
  expect((await found('отправить дважды')).links).toContain(`/flows?find=${encodeURIComponent('отправить дважды')}`)
  const many = await found('заказ')
  expect(many.links).toHaveLength(20)
  many.part.getByText(/^Показано 20 из/)
  const none = await found('ничегошеньки')
  expect(none.links).toEqual([])
  none.part.getByText(/^Такого на/)
})

it('a worked example is listed and shown; an unknown page says so', async () => {
  await openShop(<Atlas route={story} params={{ page: 'order-gift' }} />, buyer(0))
  expect(await screen.findByRole('heading', { level: 1, name: /Заказ с.подарком/ })).toBeTruthy()
  expect(nav().getByRole('link', { name: /Заказ с.подарком/, current: 'page' })).toBeTruthy()
  await waitFor(() => expect(document.title).toMatch(/^Заказ с.подарком – Потоки магазина/))
  cleanup()
  await openShop(<Atlas route={page} params={{ page: 'nowhere' }} />, buyer(0))
  expect(screen.getByRole('heading', { level: 1, name: /Такой страницы в.потоках нет/ })).toBeTruthy()
  const instead = within(screen.getByRole('heading', { level: 1 }).parentElement!)
  expect(instead.getByRole('link', { name: 'Все потоки' }).getAttribute('href')).toBe('/flows')
  expect(document.title).toMatch(/^Такой страницы в.потоках нет – Потоки магазина/)
})

it('is there whatever stands behind the hash of its address', async () => {
  history.replaceState(null, '', '/flows/overlay#100%')
  await openShop(<Atlas route={page} params={{ page: 'overlay' }} />, buyer(0))
  expect(await screen.findByRole('heading', { level: 1, name: /Окна/ })).toBeTruthy()
  history.replaceState(null, '', '/')
})
