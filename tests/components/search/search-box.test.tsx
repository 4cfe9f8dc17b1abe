import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import type { SearchAnswer } from '../../../model/content/external-search'
import { SearchBox } from '../../../src/search/search-box'
import { keepQuery, readRecent } from '../../../src/platform/goods/recent-queries'
import { searchPanel } from '../../../src/search/lazy-search'
import { REGION_COOKIE, writeCookie } from '../../../src/platform/cookies'
import { openShop, type Answers } from '../support/open-shop'
import { guest } from '../support/people'

beforeEach(() => {
  history.replaceState(null, '', '/')
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  writeCookie(REGION_COOKIE, '')
})

const found: SearchAnswer = {
  items: [
    { id: 7, name: 'Масло моторное Arktelub 5W-30', article: 'AL-7', brand: 'Arktelub', image: null },
    { id: 8, name: 'Масло моторное Hagrenol 5W-30', article: 'HG-8', brand: 'Hagrenol', image: null },
  ],
  total: 31,
  categories: [{ id: 3, name: 'Масла', path: '/catalog/masla' }],
  brands: [{ name: 'Arktelub', slug: 'arktelub', count: 12 }],
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Поиск/ })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.replace(/\s/g, ' '))
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
const place = () => location.pathname + decodeURIComponent(location.search)

async function open(answers: Answers = {}, config: object = {}) {
  const type = userEvent.setup()
  const shop = await openShop(<SearchBox />, {
    ...guest,
    'config.get': () => ({ search_url: '/ext/search', search_key: 'k-1', ...config }),
    'external.search': () => found,
    ...answers,
  })
  const searches = () => shop.calls.filter(({ name }) => name === 'external.search').map(({ args }) => args)
  return { ...shop, type, searches }
}

it('what is typed is answered in groups, asked with the region of the cookie and the key of the configuration [CALL-110]', async () => {
  writeCookie(REGION_COOKIE, '5')
  const { type, searches } = await open()
  await type.type(field(), 'масло')
  await screen.findByRole('option', { name: 'Масла' })
  expect(options()).toEqual([
    'Масла',
    'Arktelub12 товаров',
    'Масло моторное Arktelub 5W-30AL-7 · Arktelub',
    'Масло моторное Hagrenol 5W-30HG-8 · Hagrenol',
    'Все результаты: 31 товар',
  ])
  expect(screen.getAllByRole('group').map((it) => it.getAttribute('aria-label'))).toEqual(['Разделы', 'Бренды', 'Товары', 'Все результаты'])
  expect(searches()).toEqual([{ query: { q: 'масло', limit: 24, crid: 5, key: 'k-1' } }])
  expect([field().getAttribute('aria-expanded'), screen.getByRole('status').textContent]).toEqual([
    'true',
    '31\u00a0товар. Стрелки ведут по\u00a0списку.',
  ])
})

it('the cross empties the field and keeps the focus in it: what was searched for before is offered', async () => {
  const { type } = await open()
  keepQuery('тосол')
  await type.type(field(), 'масло')
  await screen.findByRole('option', { name: 'Масла' })
  await type.click(screen.getByRole('button', { name: 'Очистить поиск' }))
  expect([field().value, document.activeElement === field()]).toEqual(['', true])
  await waitFor(() => expect(options()).toEqual(['тосол']))
})

it('the arrows walk the list, Enter goes to what is active, and else to the results; both are remembered', async () => {
  const { type } = await open()
  await type.type(field(), 'масло')
  await screen.findByRole('option', { name: 'Масла' })
  await type.keyboard('{ArrowUp}')
  expect(active()).toBe('Все результаты: 31\u00a0товар')
  await type.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Масла')
  await type.keyboard('{Enter}')
  await waitFor(() => expect(place()).toBe('/catalog/masla'))
  expect([field().getAttribute('aria-expanded'), readRecent()]).toEqual(['false', ['масло']])
  await type.clear(field())
  await type.type(field(), 'фильтр{Enter}')
  await waitFor(() => expect(place()).toBe('/catalog?q=фильтр'))
  expect(readRecent()).toEqual(['фильтр', 'масло'])
})

it('a link of the list leads there, and the field keeps the focus meanwhile', async () => {
  const { type } = await open()
  await type.type(field(), 'масло')
  const option = await screen.findByRole('option', { name: /HG-8/ })
  await type.pointer({ target: option, keys: '[MouseLeft>]' })
  expect(document.activeElement).toBe(field())
  await type.pointer({ target: option, keys: '[/MouseLeft]' })
  await waitFor(() => expect(place()).toBe('/product/8'))
})

it('Escape closes the list and keeps the words; leaving the field closes it too', async () => {
  const { type } = await open()
  await type.type(field(), 'масло')
  await screen.findByRole('option', { name: 'Масла' })
  await type.keyboard('{Escape}')
  expect([options(), field().value]).toEqual([[], 'масло'])
  await type.keyboard('{ArrowDown}')
  await screen.findByRole('option', { name: 'Масла' })
  await act(async () => field().blur())
  expect(options()).toEqual([])
})

it('earlier queries stand there first; Delete takes the active one out, «Очистить» all', async () => {
  for (const query of ['акб', 'фильтр', 'масло']) keepQuery(query)
  const { type } = await open()
  await type.click(field())
  await screen.findByRole('option', { name: 'масло' })
  await type.keyboard('{ArrowDown}{ArrowDown}{Delete}')
  await waitFor(() => expect(options()).toEqual(['масло', 'акб']))
  await type.click(screen.getByRole('button', { name: 'Очистить' }))
  await waitFor(() => expect(options()).toEqual([]))
  expect(readRecent()).toEqual([])
})

it('the arrows open the list of what stands in the field, also when the address has changed that', async () => {
  const { type, app } = await open()
  await type.type(field(), 'масло{Enter}')
  await waitFor(() => expect(place()).toBe('/catalog?q=масло'))
  act(() => app.getSnapshot().children.navigation?.send({ type: 'navigation.go', to: '/' }))
  expect([field().value, document.activeElement]).toEqual(['', field()])
  await type.keyboard('{ArrowDown}')
  await screen.findByRole('option')
  expect(options()).toEqual(['масло'])
})

it('the last of the earlier queries that is taken out hands on to the one before it', async () => {
  for (const query of ['акб', 'фильтр']) keepQuery(query)
  const { type } = await open()
  await type.click(field())
  await screen.findByRole('option', { name: 'акб' })
  await type.keyboard('{ArrowUp}{Delete}')
  await waitFor(() => expect(options()).toEqual(['фильтр']))
  expect(active()).toBe('фильтр')
  await type.keyboard('{Delete}')
  await waitFor(() => expect(options()).toEqual([]))
  expect(field().getAttribute('aria-activedescendant')).toBeNull()
})

it('a search that finds nothing says so in words, one that does not answer too, and can be asked again', async () => {
  let isDown = true
  const { type } = await open({
    'external.search': () => (isDown ? Promise.reject(new ApiError(503, '')) : { items: [], total: 0, categories: [] }),
  })
  await type.type(field(), 'ъъъ')
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  expect(screen.getByRole('status').textContent).toMatch(/^Подсказки сейчас не\sприходят/)
  isDown = false
  await type.click(retry)
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^По\sзапросу «ъъъ» ничего не\sнашли/))
  await type.keyboard('{Enter}')
  await waitFor(() => expect(place()).toBe('/catalog?q=ъъъ'))
})

it('without a search service there are no suggestions, and the field leads to the results all the same [DEC-002]', async () => {
  const { type, searches } = await open({}, { search_url: '' })
  await type.type(field(), 'масло')
  await act(async () => void (await searchPanel.load()))
  await type.type(field(), ' 4')
  expect([field().getAttribute('aria-expanded'), screen.queryByText('Ищем…')]).toEqual(['false', null])
  await type.keyboard('{Enter}')
  await waitFor(() => expect(place()).toBe('/catalog?q=масло+4'))
  expect(searches()).toEqual([])
})
