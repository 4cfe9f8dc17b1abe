import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import type { Job } from '../../../model/content/job'
import type { UploadProgress } from '../../../model/form/form'
import { routes } from '../../../model/routing/routes'
import JobsPage from '../../../src/pages/jobs/jobs-page'
import { type Answers, calledOff, openShop } from '../support/open-shop'
import { customer, user } from '../support/people'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const route = routes.find(({ path }) => path === '/jobs')! // of the route table
const job = (id: number, title: string, salary: string | null): Job => ({
  id,
  title,
  city: 'Казань',
  department: 'Склад',
  salary,
  active: 1,
  created_at: '2026-11-20T10:00:00Z',
  body: [{ type: 'paragraph', text: `Текст ${id}` }],
})
const items = [job(4, 'Кладовщик', 'от\u00a070\u00a0000\u00a0₽ на\u00a0руки'), job(7, 'Бухгалтер', null)]
const guest: Answers = { 'session.user': () => Promise.reject(new ApiError(401, '')), 'jobs.list': () => ({ items }) }
const open = (answers: Answers) => openShop(<JobsPage route={route} params={{}} />, { ...guest, ...answers }, { path: '/jobs' })

const rows = () => within(screen.getByRole('region', { name: 'Вакансии' })).getAllByRole('listitem')
/** Opens the application for the first vacancy. */
async function openForm(): Promise<void> {
  await toggle(0, true)
  await screen.findByRole('form')
}
/** happy-dom opens no details by a click on their summary. */
async function toggle(row: number, isOpen: boolean): Promise<void> {
  const heading = (await screen.findAllByText('Откликнуться'))[row]! // each row has one
  const details = heading.closest('details')!
  act(() => {
    details.open = isOpen
    fireEvent(details, new Event('toggle'))
  })
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' })
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Отправить' }))
const LETTER = 'Сопроводительное письмо, если есть'
const RESUME = 'Резюме, если есть'
const resume = new File(['12'], 'cv.pdf', { type: 'application/pdf' })

async function fillAll(): Promise<void> {
  await openForm()
  fill('Имя', 'Анна')
  fill('Телефон', '8 (900) 000-01-05')
  fill('Email', 'anna@garage.example')
  fill('Город, если хотите указать', 'Казань')
  fill(LETTER, 'Знаю склад')
  fireEvent.click(screen.getByRole('checkbox'))
}
const applications = (calls: { name: string; args: unknown }[]) => calls.filter(({ name }) => name === 'jobs.apply').map(({ args }) => args)

describe('the vacancies', () => {
  it('say their title, city, department, salary where it is known, and their text; only the open ones are asked for [ROUTE-006]', async () => {
    const { calls } = await open({})
    await screen.findByText('Кладовщик', { selector: 'h2' })
    expect(calls.find(({ name }) => name === 'jobs.list')?.args).toEqual({ query: { active: '1' } })
    const [first, second] = rows()
    for (const text of ['Кладовщик', 'от\u00a070\u00a0000\u00a0₽ на\u00a0руки', 'Казань', 'Склад', 'Текст 4'])
      expect(first!.textContent).toContain(text)
    expect(second!.textContent).not.toContain('₽')
  })

  it('that are none say so; those that did not come are asked for again', async () => {
    await open({ 'jobs.list': () => ({ items: [] }) })
    expect(await screen.findByText('Вакансий пока нет')).toBeTruthy()
    cleanup()
    let isDown = true
    await open({ 'jobs.list': () => (isDown ? Promise.reject(new ApiError(503, '')) : { items }) })
    const retry = await screen.findByRole('button', { name: 'Повторить' })
    isDown = false
    fireEvent.click(retry)
    expect(await screen.findByText('Бухгалтер', { selector: 'h2' })).toBeTruthy()
  })
})

describe('an application', () => {
  it('goes with the id of its vacancy, cleaned, with the résumé; then it says where the answer comes [ROUTE-006]', async () => {
    const { calls } = await open({ 'jobs.apply': () => null })
    await fillAll()
    const program = new File(['1'], 'run.exe', { type: 'application/x-msdownload' })
    const visitor = userEvent.setup({ applyAccept: false })
    await visitor.upload(field(RESUME), program)
    expect(screen.getByText(/run\.exe/).closest('li')?.textContent).toContain('приложите')
    await visitor.upload(field(RESUME), resume)
    send()
    expect((await screen.findByText(/Ответ придёт/)).textContent).toContain('anna@garage.example')
    expect(applications(calls)).toEqual([
      {
        params: { id: 4 },
        body: {
          name: 'Анна',
          phone: '79000000105',
          email: 'anna@garage.example',
          city: 'Казань',
          cover_letter: 'Знаю склад',
          resume,
        },
      },
    ])
  })

  it('of somebody signed in knows who applies', async () => {
    await open({ ...customer([]), 'jobs.list': () => ({ items }) })
    await openForm()
    await waitFor(() => expect(field('Email').value).toBe(user.email))
    expect(field('Имя').value).toBe(user.name)
  })

  it('that was refused by field, or as a whole, stands as it was typed', async () => {
    const refusals = [
      new ApiError(422, '', { fields: { phone: ['Этот номер не\u00a0отвечает'] } }),
      new ApiError(409, 'Эта вакансия уже закрыта.'),
    ]
    await open({ 'jobs.apply': () => Promise.reject(refusals.shift()!) }) // two are sent
    await fillAll()
    send()
    await waitFor(() => expect(document.activeElement).toBe(field('Телефон')))
    expect(field('Телефон').getAttribute('aria-invalid')).toBe('true')
    send()
    expect(await screen.findByText(/Эта вакансия уже закрыта/)).toBeTruthy()
    expect({ letter: field(LETTER).value, isLocked: field(LETTER).readOnly }).toEqual({ letter: 'Знаю склад', isLocked: false })
  })

  it('without an answer says how to find out, that pressing again may send it twice, and sends nothing by itself [DEC-005]', async () => {
    const { calls } = await open({ 'jobs.apply': () => Promise.reject(new ApiError(0, '')) })
    await fillAll()
    send()
    const words = (await screen.findByRole('alert')).textContent
    expect(words).toContain('придёт письмо')
    expect(words).toContain('может уйти второй раз')
    expect({ letter: field(LETTER).value, isLocked: field(LETTER).readOnly }).toEqual({ letter: 'Знаю склад', isLocked: false })
    expect(applications(calls)).toHaveLength(1)
  })

  it('shows how much of the résumé has left, and can be called off', async () => {
    let progress!: (progress: UploadProgress) => void // the call gives it
    await open({
      'jobs.apply': (_, options) => {
        progress = (options as unknown as { onProgress: typeof progress }).onProgress
        return calledOff(options)
      },
    })
    await fillAll()
    await userEvent.upload(field(RESUME), resume)
    send()
    await screen.findByRole('button', { name: 'Отправляем…' })
    act(() => progress({ sent: 50, total: 200 }))
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toContain('25\u00a0%')
    fireEvent.click(screen.getByRole('button', { name: 'Отменить' }))
    expect(await screen.findByRole('button', { name: 'Отправить' })).toBeTruthy()
    expect({ letter: field(LETTER).value, resume: screen.getByText('cv.pdf').textContent }).toEqual({
      letter: 'Знаю склад',
      resume: 'cv.pdf',
    })
  })

  it('stays, and goes on, while its part of the row is closed', async () => {
    await open({})
    await fillAll()
    await toggle(0, false)
    await toggle(0, true)
    expect(field(LETTER).value).toBe('Знаю склад')
  })

  it('outlives a reload of the tab, but for its file; one for another vacancy is another', async () => {
    await open({})
    await fillAll()
    cleanup()
    await open({})
    await openForm()
    expect(field(LETTER).value).toBe('Знаю склад')
    await toggle(1, true)
    const other = within(screen.getByRole('form', { name: 'Отклик на\u00a0вакансию «Бухгалтер»' }))
    expect(other.getByLabelText<HTMLTextAreaElement>(LETTER).value).toBe('')
  })
})
