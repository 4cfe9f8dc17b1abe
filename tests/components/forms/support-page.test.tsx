import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { routes } from '../../../model/routing/routes'
import SupportPage from '../../../src/pages/support/support-page'
import { type Answers, openShop } from '../support/open-shop'
import { customer, user } from '../support/people'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const route = routes.find(({ path }) => path === '/support')! // of the route table
const guest: Answers = { 'session.user': () => Promise.reject(new ApiError(401, '')) }
function open(answers: Answers, path = '/support') {
  history.replaceState(null, '', path)
  return openShop(<SupportPage route={route} params={{}} />, answers, { path })
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' })
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Отправить' }))
const EMAIL = 'Email для ответа'

function fillAll(): void {
  fill('Тема', 'order')
  fill('Номер заказа, если есть', ' 481392 ')
  fill('Сообщение', 'Не\u00a0приехали две бочки')
  fill('Как к вам обращаться', 'Анна')
  fill(EMAIL, ' anna@garage.example ')
  fill('Телефон, если удобнее звонок', '8 (900) 000-01-05')
  fireEvent.click(screen.getByRole('checkbox'))
}

describe('a message to the shop', () => {
  it('is sent as it was typed, cleaned of spaces; the answer says its number and where the reply goes [ROUTE-016]', async () => {
    const { calls } = await open({ ...guest, 'feedback.send': () => ({ id: 1007 }) })
    fillAll()
    send()
    expect((await screen.findByRole('status')).textContent).toContain('Сообщение № 1007 принято')
    expect(screen.getByRole('status').textContent).toContain('anna@garage.example')
    expect(calls.find(({ name }) => name === 'feedback.send')?.args).toEqual({
      body: {
        subject: 'order',
        order_number: '481392',
        text: 'Не\u00a0приехали две бочки',
        name: 'Анна',
        email: 'anna@garage.example',
        phone: '79000000105',
      },
    })
  })

  it('sent empty names every field that it needs, leads to the first and asks nobody', async () => {
    const { calls } = await open(guest)
    send()
    const summary = await screen.findByRole('alert')
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Тема', 'Сообщение', 'Как к\u00a0вам обращаться', EMAIL, 'Согласие на\u00a0обработку данных'])
    await waitFor(() => expect(document.activeElement).toBe(field('Тема')))
    expect(calls.some(({ name }) => name === 'feedback.send')).toBe(false)
  })

  it('that lacks the consent alone leads to its box', async () => {
    await open(guest)
    fillAll()
    fireEvent.click(screen.getByRole('checkbox'))
    send()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox')))
  })

  it('of somebody signed in knows who asks; a link from an order fills in its number and the subject', async () => {
    await open(customer([]), '/support?order=481392')
    await waitFor(() => expect(field(EMAIL).value).toBe(user.email))
    expect(field('Как к вам обращаться').value).toBe(user.name)
    expect(field('Номер заказа, если есть').value).toBe('481392')
    expect(field('Тема').value).toBe('order')
  })

  it('takes files: what does not fit is named with the reason, the others go with the message', async () => {
    const { calls } = await open({ ...guest, 'feedback.send': () => ({ id: 1 }) })
    fillAll()
    const picture = new File(['1'], 'can.jpg', { type: 'image/jpeg' })
    const program = new File(['1'], 'run.exe', { type: 'application/x-msdownload' })
    await userEvent.setup({ applyAccept: false }).upload(field('Файлы'), [picture, program])
    expect(screen.getByText(/run\.exe/).closest('li')?.textContent).toContain('приложите')
    send()
    await screen.findByText(/принято/)
    const sent = calls.find(({ name }) => name === 'feedback.send')?.args as { body: { files: File[] } }
    expect(sent.body.files).toEqual([picture])
  })

  it('that was refused stands as it was typed, with the words of the server at its field', async () => {
    await open({
      ...guest,
      'feedback.send': () => Promise.reject(new ApiError(422, '', { fields: { email: ['На\u00a0этот адрес письма не\u00a0доходят'] } })),
    })
    fillAll()
    send()
    await waitFor(() => expect(document.activeElement).toBe(field(EMAIL)))
    expect(field(EMAIL).getAttribute('aria-invalid')).toBe('true')
    expect(field('Сообщение').value).toBe('Не\u00a0приехали две бочки')
  })

  it('without an answer says that it may have gone, and that pressing again sends it no second time [DEC-005]', async () => {
    await open({ ...guest, 'feedback.send': () => Promise.reject(new ApiError(0, '')) })
    fillAll()
    send()
    expect((await screen.findByRole('alert')).textContent).toContain('второй раз это не\u00a0сделается')
    expect(field('Сообщение').readOnly).toBe(false)
  })

  it('outlives a reload of the tab, but for its files; once sent it is gone', async () => {
    await open({ ...guest, 'feedback.send': () => ({ id: 1 }) })
    fillAll()
    cleanup()
    await open({ ...guest, 'feedback.send': () => ({ id: 1 }) })
    expect(field('Сообщение').value).toBe('Не\u00a0приехали две бочки')
    expect(field('Тема').value).toBe('order')
    send()
    fireEvent.click(await screen.findByRole('button', { name: 'Написать ещё' }))
    expect(field('Сообщение').value).toBe('')
    cleanup()
    await open(guest)
    expect(field('Сообщение').value).toBe('')
  })
})
