import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import FaqItemPage from '../../../src/pages/faq/faq-item-page'
import FaqPage from '../../../src/pages/faq/faq-page'
import { type Answers, openShop } from '../support/open-shop'
import { guest } from '../support/people'

const question = (id: number, title: string, category: number, body?: unknown) => ({
  id,
  slug: `q-${id}`,
  title,
  category_id: category,
  active: 1,
  ...(body !== undefined && { body }),
})
const text = (words: string) => [{ type: 'paragraph', text: words }]
const answers: Answers = {
  ...guest,
  'helpcenter.config': () => ({ enabled: true, initial_expanded: false }),
  'faq.list': () => ({
    items: [
      question(1, 'Как войти', 1, text('По паролю')),
      question(2, 'Как повторить заказ', 2, text('Нажмите «Повторить»')),
      question(3, 'Как отменить', 2, text('На странице заказа')),
    ],
  }),
  'faq.categories': () => ({
    items: [
      { id: 1, name: 'Вход', count: 1 },
      { id: 2, name: 'Заказы', count: 2 },
    ],
  }),
}
const list = matchRoute('/info/faq')!.route // a page of the shop
const one = matchRoute('/info/faq/q-2')!.route // a page of the shop
const openList = (more: Answers = {}) => openShop(<FaqPage route={list} params={{}} />, { ...answers, ...more })
const openOne = (slug: string, more: Answers = {}) => openShop(<FaqItemPage route={one} params={{ slug }} />, { ...answers, ...more })
const titles = () => screen.getAllByRole('link', { name: /^Как/ }).map((link) => link.textContent)

beforeEach(() => history.replaceState(null, '', '/info/faq'))
afterEach(cleanup)

it('questions stand under their subjects and lead to their answers [ROUTE-035]', async () => {
  await openList()
  const orders = await screen.findByRole('region', { name: 'Заказы' })
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Вопросы и ответы'])
  expect(
    within(orders)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Как повторить заказ', '/info/faq/q-2'],
    ['Как отменить', '/info/faq/q-3'],
  ])
})

it('the search reads questions and answers, says how many fit, and leads on where none does', async () => {
  await openList()
  const field = await screen.findByRole('searchbox', { name: 'Найти в вопросах и ответах' })
  fireEvent.change(field, { target: { value: 'заказ' } })
  expect(titles()).toEqual(['Как повторить заказ', 'Как отменить'])
  expect(screen.getByText('Нашли вопросов: 2').getAttribute('role')).toBe('status')
  await waitFor(() => expect(location.search).toBe(`?find=${encodeURIComponent('заказ')}`))
  fireEvent.change(field, { target: { value: 'вертолёт' } })
  expect(screen.getByRole('link', { name: 'Задать вопрос' }).getAttribute('href')).toBe('/support')
  fireEvent.click(screen.getByRole('button', { name: 'Показать все вопросы' }))
  expect(titles()).toHaveLength(3)
})

it('an answer stands under its question, with the others of its subject [ROUTE-036]', async () => {
  await openOne('q-2')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Как повторить заказ')
  expect(screen.getByText('Нажмите «Повторить»')).toBeDefined()
  expect(
    within(screen.getByRole('navigation', { name: /Ещё по.теме/ }))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Как отменить'])
  expect(document.title).toBe('Как повторить заказ — Картер')
  expect(document.head.querySelector('meta[name="robots"]')).toBe(null)
})

it('an answer that the list does not have is asked for, and once more after it did not come', async () => {
  let isDown = true
  await openOne('q-1', {
    'faq.list': () => ({ items: [question(1, 'Как войти', 1)] }),
    'faq.get': () => (isDown ? Promise.reject(new ApiError(503, '')) : question(1, 'Как войти', 1, text('По паролю'))),
  })
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  isDown = false
  await act(async () => fireEvent.click(retry))
  expect((await screen.findByText('По паролю')).tagName).toBe('P')
})

it('an unknown question, and all of them where there is no help centre, are not found [DEC-034]', async () => {
  await openOne('q-9')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('404. Страница не найдена')
  cleanup()
  const off = { 'helpcenter.config': () => ({ enabled: false, initial_expanded: false }) }
  await openList(off)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('404. Страница не найдена')
  cleanup()
  await openOne('q-2', off)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('404. Страница не найдена')
})
