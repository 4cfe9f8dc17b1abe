import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import type { SigningOutcome } from '../../../model/document/signing'
import type { Answers } from '../support/open-shop'
import { openDocuments } from './open-documents'
import { details } from '../../support/documents/sample-documents'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const signer = { name: 'Наталья', power: { number: 'МЧД-1', valid_until: '2027-05-01T00:00:00Z' } }
const outcome = (exchange: SigningOutcome['exchange'], more: Partial<SigningOutcome> = {}): SigningOutcome => ({
  exchange,
  at: '2026-11-21T12:00:00Z',
  by: 'Наталья',
  is_own: true,
  act_id: null,
  ...more,
})
const open = (answers: Answers = {}, more: Parameters<typeof details>[1] = {}) =>
  openDocuments('?document=7', { 'documents.get': () => details(7, more), 'edo.signer': () => signer, ...answers })
const text = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ')
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const part = async () => within(await screen.findByRole('region', { name: 'Подпись' }))

describe('the page of a document', () => {
  it('shows each of its four states with what it went through [DEC-072]', async () => {
    await open()
    const states = await screen.findByRole('region', { name: 'Состояния' })
    expect(within(states).getAllByRole('heading', { level: 3 }).map(text)).toEqual([
      'Учёт',
      'Электронный обмен',
      'Маркировка',
      'Срок подписи',
    ])
    expect(text(within(states).getByRole('region', { name: 'Электронный обмен' }))).toContain('Ждёт подписипродавец')
  })

  it('names the manager where it has no file', async () => {
    await open()
    expect((await screen.findByRole('link', { name: /000-02-06$/ })).getAttribute('href')).toBe('tel:+79000000206')
  })

  it('says what is awaited of a document that was accepted with differences', async () => {
    await open({}, { exchange: 'differences', signed: true, awaits_correction: true })
    expect(await screen.findByText(/От\sнего ждут корректировку/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Подпись' })).toBeNull()
  })

  it('says where to sign when the operator has no address', async () => {
    await open({ 'config.get': () => ({ edo_url: '', phone: '', main_links: [] }) })
    expect(await screen.findByText(/подпишите его у\sоператора/)).toBeTruthy()
  })

  it('says that it did not load', async () => {
    await open({ 'documents.get': () => Promise.reject(new ApiError(403, 'Это документ другого сотрудника')) })
    expect(await screen.findByText('Это документ другого сотрудника')).toBeTruthy()
  })

  it('asks the seller to send it again, and says when that was asked [CALL-038]', async () => {
    const { calls } = await open({ 'regions.updRequest': () => null })
    await press('Попросить отправить снова')
    expect(await screen.findByText('Просьба отправлена')).toBeTruthy()
    expect(calls.find(({ name }) => name === 'regions.updRequest')?.args).toEqual({ params: { id: 5 }, body: { document_ids: [7] } })
  })
})

describe('signing', () => {
  it('asks once more, sends once, and says what became of it [DEC-072]', async () => {
    const { calls } = await open({ 'edo.sign': () => outcome('signed') })
    await press('Подписать')
    expect(calls.some(({ name }) => name === 'edo.sign')).toBe(false)
    await press('Подписать документ')
    await waitFor(async () => expect((await part()).getByText(/УПД-7 подписан/)).toBeTruthy())
    expect(calls.filter(({ name }) => name === 'edo.sign')).toHaveLength(1)
  })

  it('is not offered without a valid power of attorney, with the reason [DEC-035, DEC-072]', async () => {
    await open({ 'edo.signer': () => ({ name: 'Антон', power: null }) })
    expect(await (await part()).findByText(/нет действующей машиночитаемой доверенности/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Подписать' })).toBeNull()
  })

  it('whose answer was lost is looked up in the document, and not sent again [DEC-005]', async () => {
    let reads = 0
    const signed = { exchange: 'signed', signed: true } as const
    const history = [
      ...details(7).history,
      { group: 'exchange', value: 'signed', at: '2026-11-21T12:00:00Z', by: 'Наталья', is_own: true, note: '' } as const,
    ]
    const { calls } = await open({
      'documents.get': () => (reads++ === 0 ? details(7) : details(7, { ...signed, history })),
      'edo.sign': () => Promise.reject(new ApiError(0, '')),
    })
    await press('Подписать')
    await press('Подписать документ')
    expect(await (await part()).findByText(/УПД-7 подписан/)).toBeTruthy()
    expect(calls.filter(({ name }) => name === 'edo.sign')).toHaveLength(1)
  })

  it('of a document that waits still after a lost answer is left to the person, in words', async () => {
    await open({ 'edo.sign': () => Promise.reject(new ApiError(0, '')) })
    await press('Подписать')
    await press('Подписать документ')
    expect(await (await part()).findByText(/Ответ до\sоператора не\sдошёл/)).toBeTruthy()
  })

  it('that is refused by the operator says why', async () => {
    await open({ 'edo.sign': () => Promise.reject(new ApiError(403, 'Доверенность отозвана')) })
    await press('Подписать')
    await press('Подписать документ')
    expect(await (await part()).findByText(/Доверенность отозвана/)).toBeTruthy()
  })
})

describe('refusing', () => {
  it('needs a reason, which outlives a reload until the document is answered', async () => {
    const { calls } = await open({ 'edo.refuse': () => outcome('refused') })
    await press('Отказать в\u00a0подписи')
    await press('Отказать в\u00a0подписи')
    expect(await screen.findByText(/Напишите, почему отказываетесь/)).toBeTruthy()
    fireEvent.change(screen.getByRole('textbox', { name: 'Почему отказываетесь' }), { target: { value: 'Товар не привезли' } })
    cleanup()
    const again = await open({ 'edo.refuse': () => outcome('refused') })
    await press('Отказать в\u00a0подписи')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Почему отказываетесь' }).value).toBe('Товар не привезли')
    await press('Отказать в\u00a0подписи')
    await waitFor(() =>
      expect(again.calls.find(({ name }) => name === 'edo.refuse')?.args).toEqual({
        params: { id: 7 },
        body: { reason: 'Товар не привезли' },
      }),
    )
    expect(calls.some(({ name }) => name === 'edo.refuse')).toBe(false)
    await waitFor(() => expect(sessionStorage.getItem('document/7')).toBeNull())
  })
})

describe('accepting with differences', () => {
  it('says the code of each line, wants words for it, and sends all lines [DEC-072]', async () => {
    const { calls } = await open({ 'edo.accept': () => outcome('differences') })
    await press('Есть расхождения')
    const accepted = screen.getByRole('textbox', { name: /^Принято.*Масло моторное/ })
    await press('Принять с\u00a0расхождениями')
    expect(await screen.findByText(/Расхождений нет/)).toBeTruthy()
    fireEvent.change(accepted, { target: { value: '0' } })
    expect(screen.getByText(/код 3/)).toBeTruthy()
    fireEvent.change(accepted, { target: { value: '3' } })
    expect(screen.getByText(/код 2/)).toBeTruthy()
    expect(screen.getByText(/Не\sпринято на\s200,00/)).toBeTruthy()
    await press('Принять с\u00a0расхождениями')
    expect(await screen.findByText(/Напишите, что не\sтак/)).toBeTruthy()
    fireEvent.change(screen.getByRole('textbox', { name: /^Что не.так.*Масло моторное/ }), { target: { value: 'Бой' } })
    await press('Принять с\u00a0расхождениями')
    expect(await (await part()).findByText(/принят с\sрасхождениями. Акт ТОРГ-2 составлен/)).toBeTruthy()
    expect(calls.find(({ name }) => name === 'edo.accept')?.args).toEqual({
      params: { id: 7 },
      body: {
        lines: [
          { line: 1, code: 2, accepted_qty: 3, note: 'Бой' },
          { line: 2, code: 1, accepted_qty: 1, note: '' },
        ],
      },
    })
  })

  it('is not offered for a document without lines', async () => {
    await open({}, { kind: 'reconciliation', lines: [] })
    await screen.findByRole('button', { name: 'Подписать' })
    expect(screen.queryByRole('button', { name: 'Есть расхождения' })).toBeNull()
  })
})
