import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { act, details } from '../../support/documents/sample-documents'
import { catchSavedFiles } from '../support/saved-files'
import { openDocuments } from './open-documents'

const { names, files } = catchSavedFiles()
let isOffline = false
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return new Response(readFileSync(`public${url}`))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  isOffline = false
})
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const headOf = async (file: Blob | undefined) => (await file?.slice(0, 5).text()) ?? ''

it('says that what writes the file did not come, and offers it again [ERROR-006]', async () => {
  isOffline = true
  await openDocuments('?document=7', { 'documents.get': () => details(7) })
  await press('Скачать PDF')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Файл не\sзаписан\. Проверьте интернет/)
  isOffline = false
  await press('Повторить')
  await waitFor(() => expect(names).toEqual(['УПД-7 от 20.11.2026.pdf']))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('of a document is a PDF, and its name is said [DEC-072]', async () => {
  await openDocuments('?document=7', { 'documents.get': () => details(7) })
  await press('Скачать PDF')
  expect(await screen.findByText('Файл «УПД-7 от 20.11.2026.pdf» передан браузеру.')).toBeTruthy()
  expect(await headOf(files[0])).toBe('%PDF-')
})

it('of a reconciliation act waits for the act', async () => {
  let answer: (_: typeof act) => void = () => {}
  await openDocuments('?view=settlements&from=2026-11-01&to=2026-11-21', {
    'documents.reconciliation': () => new Promise((resolve) => (answer = resolve)),
    'regions.debt': () => ({ debt: 40_000, overdue_debt: 0, overdue_debt5: 0 }),
  })
  await press('Скачать PDF')
  expect(names).toEqual([])
  answer(act)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Скачать PDF' }).getAttribute('aria-disabled')).toBeNull())
  await press('Скачать PDF')
  await waitFor(() => expect(names).toEqual(['Акт сверки, ООО «Гараж», 2026-11-01 – 2099-12-31.pdf']))
})
