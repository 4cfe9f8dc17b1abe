import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import TrustmarkPage from '../../../src/pages/personal/trustmark-page'
import * as downloads from '../../../src/platform/files/download'
import { upd } from '../../support/documents/sample-documents'
import { region } from '../../support/plain-region'
import { type Answers, openShop } from '../support/open-shop'
import { buyer } from '../support/people'

const code = (serial: number, gtin = '04600000000015') => `01${gtin}21${String(serial).padStart(13, '0')}`
const codes = {
  number: 'УПД-7',
  lines: [
    { line: 1, article: 'AL-1', name: 'Масло 5W-30', qty: 2, codes: [code(1), code(2)] },
    { line: 2, article: 'AL-2', name: 'Масло 0W-20', qty: 1, codes: [code(3, '04600000000022')] },
  ],
}
const { route } = matchRoute('/personal/trustmark')! // a page of the shop
function openPage(query = '', more: Answers = {}) {
  history.replaceState(null, '', `/personal/trustmark${query}`)
  return openShop(<TrustmarkPage route={route} params={{}} />, {
    ...buyer(0),
    'config.get': () => ({ shop_name: 'Картер', main_links: [] }),
    'regions.list': () => [region(5)],
    'regions.documents': ({ body }: { body: { labelling?: string[] } }) =>
      body.labelling ? { items: [upd(7, { labelling: 'waiting' })], total: 1 } : { items: [upd(7), upd(6)], total: 2 },
    'documents.codes': () => codes,
    ...more,
  })
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Отсканируйте или вставьте' })
async function scan(text: string) {
  const box = await field()
  act(() => void fireEvent.change(box, { target: { value: text } }))
}
const figures = () =>
  Object.fromEntries(
    within(screen.getByRole('region', { name: 'Что сошлось' }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent?.replaceAll('\u00a0', ' ')]),
  )

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('names the documents whose codes are to be reported, any other one, and the rules by goods [ROUTE-056]', async () => {
  await openPage()
  const todo = await screen.findByRole('region', { name: /Нужно сообщить/ })
  expect(
    within(todo)
      .getByRole('link', { name: /Сверить коды/ })
      .getAttribute('href'),
  ).toBe('/personal/trustmark?document=7')
  expect(screen.getAllByRole('option')).toHaveLength(3)
  const rules = within(screen.getByRole('region', { name: 'Какие товары маркируют' }))
  expect(rules.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Масла: моторные, трансмиссионные, индустриальные Обязательна',
    'Фильтры Добровольная',
    'Аккумуляторы Не нужна',
  ])
})

it('says so where nothing is to be reported', async () => {
  await openPage('', { 'regions.documents': () => ({ items: [], total: 0 }) })
  expect(await screen.findByText(/по всем УПД региона коды приняты/)).toBeTruthy()
})

it('counts what matches, is missing, strange, doubled and no code at all [DEC-076]', async () => {
  await openPage('?document=7')
  await scan([code(1), code(1), code(9), '4600000000015'].join('\n'))
  await waitFor(() => expect(figures()).toEqual({ Совпало: '1 из 3', 'Не хватает': '2', Лишних: '1', Повторов: '1', 'Не прочитано': '1' }))
  expect(screen.getByText(/Это штрихкод товара/)).toBeTruthy()
})

it('says that everything matches, and what it mended', async () => {
  await openPage('?document=7')
  await scan([`${code(1)}~91ABCD`, code(2), code(3, '04600000000022')].join('\n'))
  expect(await screen.findByText(/Всё сошлось/)).toBeTruthy()
  expect(screen.getByText(/Исправили сами: с чужим разделителем – 1 код/)).toBeTruthy()
})

it('what was pasted is there after a reload, until it is cleared', async () => {
  await openPage('?document=7')
  await scan(code(1))
  cleanup()
  await openPage('?document=7')
  expect((await field()).value).toBe(code(1))
  fireEvent.click(screen.getByRole('button', { name: 'Очистить' }))
  cleanup()
  await openPage('?document=7')
  expect((await field()).value).toBe('')
})

it('a document without labelled goods has nothing to compare', async () => {
  await openPage('?document=7', { 'documents.codes': () => ({ number: 'УПД-7', lines: [] }) })
  expect(await screen.findByRole('heading', { name: 'Сверять нечего' })).toBeTruthy()
})

it('codes that did not come are asked for again; a document that is not there is no page', async () => {
  await openPage('?document=7', { 'documents.codes': () => Promise.reject(new ApiError(503, '')) })
  expect(await screen.findByRole('heading', { name: 'Коды документа не загрузились' })).toBeTruthy()
  cleanup()
  await openPage('?document=8', { 'documents.codes': () => Promise.reject(new ApiError(404, '')) })
  expect(await screen.findByRole('heading', { level: 1, name: /Страница не найдена/ })).toBeTruthy()
})

it('the report is a file, as XLSX or CSV, named by the document; without codes there is none', async () => {
  const saved: string[] = []
  vi.spyOn(downloads, 'download').mockImplementation((_, name) => void saved.push(name.replace(/\d{4}-\d{2}-\d{2}/, 'ДЕНЬ')))
  await openPage('?document=7')
  fireEvent.click(await screen.findByRole('button', { name: 'Отчёт CSV' }))
  expect(saved).toEqual([])
  await scan(code(1))
  await screen.findByText('Отсканировано: 1 код')
  fireEvent.click(screen.getByRole('button', { name: 'Отчёт CSV' }))
  fireEvent.click(screen.getByRole('button', { name: 'Отчёт XLSX' }))
  await waitFor(() => expect(saved).toEqual(['Сверка кодов УПД-7, ДЕНЬ.csv', 'Сверка кодов УПД-7, ДЕНЬ.xlsx']))
})
