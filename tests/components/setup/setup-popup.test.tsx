import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { CustomerPopups } from '../../../src/layouts/popups/customer-popups'
import { setupPopup } from '../../../src/layouts/popups/lazy-popups'
import { NoRegionCart } from '../../../src/pages/cart/cart-states'
import { type Answers, openShop } from '../support/open-shop'
import { customer, user } from '../support/people'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const CITIES = { items: [{ id: 7, name: 'Самара', address: 'Заводское шоссе, 18' }] }
const lacking = (what: 'company' | 'region', answers: Answers = {}): Answers => ({
  ...customer([]),
  'session.user': () => ({ ...user, registration_not_complete: true, last_company_id: what === 'company' ? null : 8 }),
  'regions.exists': () => ({ exists: false }),
  'storeCities.list': () => CITIES,
  ...answers,
})
async function open(answers: Answers) {
  await setupPopup.load()
  const shop = await openShop(
    <>
      <CustomerPopups />
      <NoRegionCart />
    </>,
    answers,
  )
  return { ...shop, names: () => shop.calls.map(({ name }) => name).filter((name) => /^(companies|regions)\.(c|e)/.test(name)) }
}
const dialog = () => screen.findByRole('dialog')
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

describe('the popup of the first step', () => {
  it('has three fields, the focus in the first; sent empty, each says what it lacks and the first has the focus [STATE-005, VALID-011]', async () => {
    const { names } = await open(lacking('company'))
    expect((await dialog()).textContent).toContain('Шаг 1 из')
    expect(document.activeElement).toBe(field('ИНН'))
    field('Название компании').focus()
    press('Продолжить')
    expect(screen.getAllByText(/^Введите/).map(({ textContent }) => textContent)).toEqual([
      'Введите ИНН',
      'Введите КПП',
      'Введите название компании',
    ])
    expect([document.activeElement, field('ИНН').getAttribute('aria-invalid'), names()]).toEqual([field('ИНН'), 'true', []])
  })

  it('wants no KPP of a person, and sends what was typed without its spaces', async () => {
    const { calls } = await open(
      lacking('company', { 'companies.checkInn': () => ({ count: 0 }), 'companies.create': () => new Promise(() => {}) }),
    )
    await dialog()
    fill('ИНН', '5001 0073 2259')
    expect(field('КПП').disabled).toBe(true)
    fill('Название компании', ' ИП Зуев ')
    press('Продолжить')
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'companies.create')?.args).toEqual({
        body: { inn: '500100732259', company_name: 'ИП Зуев' },
      }),
    )
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Продолжить' }).getAttribute('aria-busy')).toBe('true')
    expect(field('ИНН').readOnly).toBe(true)
  })

  it('of an INN that is registered says so when the field is left, and leads to an invitation [DEC-036]', async () => {
    await open(lacking('company', { 'companies.checkInn': () => ({ count: 1 }) }))
    await dialog()
    fill('ИНН', '7707083893')
    fireEvent.blur(field('ИНН'))
    await screen.findByText(/^Компания с.таким ИНН уже зарегистрирована$/)
    expect(screen.getByRole('link', { name: 'Введите код' }).getAttribute('href')).toBe('/invites')
    expect(screen.getByRole('dialog').textContent).toContain(user.email)
  })

  it('refused by the server, leads to the field that it names; what was typed stands there', async () => {
    await open(
      lacking('company', {
        'companies.checkInn': () => ({ count: 0 }),
        'companies.create': () => Promise.reject(new ApiError(422, 'Нет', { fields: { kpp: ['Такого КПП нет'] } })),
      }),
    )
    await dialog()
    fill('ИНН', '7707083893')
    fill('КПП', '770701001')
    fill('Название компании', 'ООО')
    press('Продолжить')
    await screen.findByText('Такого КПП нет')
    expect([document.activeElement, field('ИНН').value, field('КПП').value]).toEqual([field('КПП'), '7707083893', '770701001'])
  })

  it.each(['Позже', 'Закрыть'])('goes by «%s» and comes back with what was typed', async (name) => {
    await open(lacking('company'))
    await dialog()
    fill('ИНН', '77')
    press(name)
    expect(screen.queryByRole('dialog')).toBe(null)
    fireEvent.click(screen.getByRole('button', { name: 'Зарегистрировать компанию' }))
    await dialog()
    expect(field('ИНН').value).toBe('77')
  })

  it('has the way out of the shop', async () => {
    const { calls } = await open(lacking('company', { 'session.logout': () => null }))
    await dialog()
    press('Выйти')
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('session.logout'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  })
})

describe('the popup of the last step', () => {
  it('has the cities; without one it says so, with one it makes the region and goes [STATE-006]', async () => {
    const { calls } = await open(lacking('region', { 'regions.create': () => ({}) }))
    await dialog()
    press('Завершить регистрацию')
    expect([screen.getByText('Выберите город').textContent, document.activeElement]).toEqual(['Выберите город', field('Город')])
    fill('Город', '7')
    expect(screen.getByText('Склад: Заводское шоссе, 18')).toBeDefined()
    press('Завершить регистрацию')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(calls.find(({ name }) => name === 'regions.create')?.args).toEqual({ body: { company_id: 8, store_city_id: 7 } })
  })

  it('whose cities do not come says so and asks again', async () => {
    let isDown = true
    await open(lacking('region', { 'storeCities.list': () => (isDown ? Promise.reject(new ApiError(403, '')) : CITIES) }))
    await screen.findByText(/Города не.загрузились/)
    isDown = false
    await act(async () => press('Повторить'))
    await screen.findByRole('option', { name: 'Самара' })
  })
})
