import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { act } from '../../support/documents/sample-documents'
import { openDocuments } from './open-documents'

afterEach(cleanup)
const text = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ')
const ADDRESS = '?view=settlements&from=2026-11-01&to=2099-12-31'

it('shows opening, movements with what was owed after each, and closing, and that it agrees with the debt [DEC-072, ENT-006]', async () => {
  await openDocuments(ADDRESS, {
    'documents.reconciliation': () => act,
    'regions.debt': () => ({ debt: 40_000, overdue_debt: 0, overdue_debt5: 0 }),
  })
  const table = await screen.findByRole('table', { name: 'Взаиморасчёты' })
  expect(within(table).getAllByRole('row').slice(1).map(text)).toEqual([
    'Долг на начало100,00 ₽',
    'УПД-7 от 10.11.2026500,00 ₽600,00 ₽',
    'Оплата200,00 ₽400,00 ₽',
    'Обороты500,00 ₽200,00 ₽',
    'Долг на конец400,00 ₽',
  ])
  expect(await screen.findByText(/Сходится с\sдолгом региона/)).toBeTruthy()
})

it('says where it does not agree with the debt', async () => {
  await openDocuments(ADDRESS, {
    'documents.reconciliation': () => act,
    'regions.debt': () => ({ debt: 40_001, overdue_debt: 0, overdue_debt5: 0 }),
  })
  expect(await screen.findByText(/спросите менеджера, какой документ/)).toBeTruthy()
})

it('is for administrators: a member reads why, and nothing is asked [ROLE-003]', async () => {
  const { calls } = await openDocuments(ADDRESS, {}, { isMember: true })
  expect(await screen.findByText(/видит администратор региона/)).toBeTruthy()
  expect(calls.some(({ name }) => name === 'documents.reconciliation')).toBe(false)
})

it('says that a period ends before it begins, or that the act did not load', async () => {
  await openDocuments('?view=settlements&from=2026-11-30&to=2026-11-01', {})
  expect(await screen.findByText('Раньше начала периода')).toBeTruthy()
  cleanup()
  await openDocuments(ADDRESS, { 'documents.reconciliation': () => Promise.reject(new ApiError(503, '')) })
  expect(await screen.findByRole('heading', { name: 'Акт сверки не загрузился' })).toBeTruthy()
})
