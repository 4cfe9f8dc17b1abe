import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { HELP_DEBOUNCE_MS } from '../../../model/limits'
import { HelpWidget } from '../../../src/help/help-widget'
import { type Answers, calledOff, openShop } from '../support/open-shop'
import { guest } from '../support/people'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const EMPTY = 'Ничего не нашли. Измените ваш запрос или воспользуйтесь ссылками ниже.'
const article = (title: string, uri = '/info/faq/kak') => ({ title, uri })

/** Two pages with a place for it, one of which is shown. */
function Pages() {
  const [page, setPage] = useState('/cart')
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <>
      <button type="button" onClick={() => setPage('/product/1')}>
        Дальше
      </button>
      <div key={page} ref={setPlace} data-testid={page} />
      <HelpWidget page={page} into={(view) => place && createPortal(view, place)} />
    </>
  )
}
const open = (answers: Answers, isExpanded = true) =>
  openShop(<Pages />, { ...guest, 'helpcenter.config': () => ({ enabled: true, initial_expanded: isExpanded }), ...answers })
const opener = () => screen.findByRole('button', { name: 'Цифровой центр поддержки пользователей' })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Начните вводить ваш запрос' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const rest = () => act(() => vi.advanceTimersByTimeAsync(HELP_DEBOUNCE_MS))
const found = () => within(screen.getByRole('list', { name: 'Подходящие статьи' })).getAllByRole('link')

it('is headed and worded as the specification says, closed or open as the configuration says [NAV-026]', async () => {
  await open({}, false)
  expect([(await opener()).getAttribute('aria-expanded'), screen.queryByRole('textbox')]).toEqual(['false', null])
  fireEvent.click(await opener())
  expect([(await opener()).getAttribute('aria-expanded'), field().placeholder]).toEqual(['true', 'Начните вводить ваш запрос'])
  cleanup()
  await open({})
  expect((await opener()).getAttribute('aria-expanded')).toBe('true')
})

it('suggests links as one types, within the shop and out of it; it says that nothing fits [CALL-103, VALID-008]', async () => {
  const { calls } = await open({
    'helpcenter.suggestions': ({ query }: { query: { q: string } }) =>
      query.q === 'нет' ? [] : [article('Как оформить заказ'), article('Статья', 'https://help.example/1')],
  })
  await opener()
  const button = screen.getByRole('button', { name: 'Найти' })
  type('з')
  expect([
    button.getAttribute('aria-disabled'),
    document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
  ]).toEqual(['true', 'Введите хотя бы 2 знака'])
  fireEvent.submit(field())
  type(' заказ ')
  await rest()
  expect(found().map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['Как оформить заказ', '/info/faq/kak', null],
    ['Статья', 'https://help.example/1', '_blank'],
  ])
  type('нет')
  await rest()
  expect([screen.getByText(EMPTY) !== null, screen.queryByRole('list', { name: 'Подходящие статьи' })]).toEqual([true, null])
  expect(calls.filter(({ name }) => name === 'helpcenter.suggestions').map(({ args }) => args)).toEqual([
    { query: { q: 'заказ' } },
    { query: { q: 'нет' } },
  ])
})

it('is closed by Escape, which clears it and leads back to its heading [STATE-020]', async () => {
  await open({ 'helpcenter.suggestions': () => [article('А')] })
  await opener()
  field().focus()
  type('заказ')
  await rest()
  found()[0]!.focus()
  fireEvent.keyDown(found()[0]!, { key: 'Escape' })
  expect([document.activeElement, screen.queryByRole('textbox')]).toEqual([await opener(), null])
  fireEvent.click(await opener())
  expect([field().value, screen.queryByRole('list', { name: 'Подходящие статьи' })]).toEqual(['', null])
})

it('keeps what was typed where no answer comes, and asks again from its field', async () => {
  let isDown = true
  await open({ 'helpcenter.suggestions': () => (isDown ? Promise.reject(new ApiError(503, '')) : [article('А')]) })
  await opener()
  type('заказ')
  await rest()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(document.activeElement).toBe(field())
  await waitFor(() => expect(found()).toHaveLength(1))
  expect(field().value).toBe('заказ')
})

it('shows the form and the messenger where there is one', async () => {
  await open({ 'config.get': () => ({ messenger_url: 'https://chat.example/1' }) })
  await opener()
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  await waitFor(() => expect(links()).toEqual(['/support', 'https://chat.example/1']))
  cleanup()
  await open({ 'config.get': () => ({ messenger_url: '' }) })
  await opener()
  expect(links()).toEqual(['/support'])
})

it('is one for all pages: what was typed stays from page to page', async () => {
  await open({ 'helpcenter.suggestions': (_, { signal }) => calledOff({ signal: signal! }) })
  await opener()
  type('заказ')
  fireEvent.click(screen.getByRole('button', { name: 'Дальше' }))
  expect(within(screen.getByTestId('/product/1')).getByRole<HTMLInputElement>('textbox').value).toBe('заказ')
})

it('is absent where it is off, and where nobody says that it is there until another page asks', async () => {
  await open({ 'helpcenter.config': () => ({ enabled: false, initial_expanded: true }) })
  expect(screen.queryByRole('region')).toBeNull()
  cleanup()
  let isLost = true
  await open({ 'helpcenter.config': () => (isLost ? Promise.reject(new ApiError(503, '')) : { enabled: true, initial_expanded: false }) })
  expect(screen.queryByRole('region')).toBeNull()
  isLost = false
  fireEvent.click(screen.getByRole('button', { name: 'Дальше' }))
  await opener()
})
