import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { catchSavedFiles } from '../support/saved-files'
import { openDocuments } from './open-documents'
import { upd } from '../../support/documents/sample-documents'

const { names } = catchSavedFiles()
afterEach(cleanup)

type Asked = { body: { exchange?: string[]; kinds?: string[]; text?: string } }
/** The register answers these; what is to be signed, the second list. */
const lists =
  (items: unknown[], waiting: unknown[] = [], more: object = { isFiltered: true }) =>
  ({ body }: Asked) =>
    body.exchange?.[0] === 'waiting' && !body.kinds
      ? { items: waiting, total: waiting.length, ...more }
      : { items, total: items.length, ...more }
const text = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ')

it('shows what is to be signed first, the nearest deadline before the others [ROUTE-052, DEC-072]', async () => {
  const late = upd(2, { overdue: true, due_at: '2026-11-16T07:00:00Z' })
  await openDocuments('', { 'regions.documents': lists([upd(1)], [upd(3, { due_at: null }), upd(1), late]) })
  const first = within(await screen.findByRole('region', { name: 'Подпишите сначала' }))
  expect(first.getAllByRole('listitem').map((row) => text(row.querySelector('b')))).toEqual([
    'УПД-2 от 20.11.2026',
    'УПД-1 от 20.11.2026',
    'УПД-3 от 20.11.2026',
  ])
  expect(text(first.getAllByRole('listitem')[0]!)).toContain('просрочен с 16 ноября')
})

it('shows kind, order, states, deadline, sum, and to an administrator what was owed after it [ENT-019, ROLE-003]', async () => {
  const row = upd(1, { kind: 'ukd', order_id: 481_392, base: { id: 9, number: 'УПД-9' }, accounting: 'cancelled', balance: 250_000 })
  await openDocuments('', { 'regions.documents': lists([row]) })
  const table = await screen.findByRole('table', { name: 'Документы региона' })
  const cells = within(table).getAllByRole('cell').map(text)
  expect(cells).toEqual([
    'УПД-1УКД, заказ № 481 392, к УПД-9',
    '20.11.2026',
    'Ждёт подписиОтменёндо 27 ноября',
    '1 000,00 ₽',
    'долг после 2 500,00 ₽',
  ])
})

it('says nothing of what is owed to a plain member', async () => {
  await openDocuments('', { 'regions.documents': lists([upd(1)]) }, { isMember: true })
  const table = await screen.findByRole('table', { name: 'Документы региона' })
  expect(within(table).queryByRole('columnheader', { name: 'Долг после' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Акт сверки' })).toBeNull()
})

it('is narrowed by its address, and what is chosen goes there', async () => {
  const { calls } = await openDocuments('?kind=upd&state=exchange.signed&from=2026-11-01&find=58', { 'regions.documents': lists([upd(1)]) })
  await screen.findByRole('table', { name: 'Документы региона' })
  expect(calls.filter(({ name }) => name === 'regions.documents').map(({ args }) => (args as Asked).body)).toContainEqual({
    text: '58',
    kinds: ['upd'],
    from: '2026-11-01',
    exchange: ['signed'],
    page: 1,
    limit: 50,
  })
  fireEvent.change(screen.getByRole('combobox', { name: 'Состояние' }), { target: { value: 'correction' } })
  await waitFor(() => expect(location.search).toBe('?find=58&kind=upd&state=correction&from=2026-11-01'))
})

it('says that a server does not filter where it does not', async () => {
  await openDocuments('?kind=ukd', { 'regions.documents': lists([upd(1)], [], {}) })
  expect(await screen.findByText(/Отбирать документы сервер пока не/)).toBeTruthy()
})

it('says what there is none of, and shows all again', async () => {
  await openDocuments('', { 'regions.documents': lists([]) })
  expect(await screen.findByRole('heading', { name: 'Документов пока нет' })).toBeTruthy()
  cleanup()
  await openDocuments('?kind=ukd', { 'regions.documents': lists([]) })
  fireEvent.click(await screen.findByRole('button', { name: 'Показать все документы' }))
  await waitFor(() => expect(location.search).toBe(''))
})

it('says that it did not load', async () => {
  await openDocuments('', { 'regions.documents': () => Promise.reject(new ApiError(503, '')) })
  expect(await screen.findByRole('heading', { name: 'Документы не загрузились' })).toBeTruthy()
})

it('is given as a file', async () => {
  await openDocuments('', { 'regions.documents': lists([upd(1), upd(2)]) })
  fireEvent.click(await screen.findByRole('button', { name: 'Скачать XLSX' }))
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^Документы Картер.+\.xlsx$/)]))
})
