import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { newServer, visitor } from '../../support/world'
import { program } from '../../fake-server/api-keys/programs'
import { watchMachines } from '../support/watch-machines'
import { openApiKeys } from './open-api-keys'

afterEach(cleanup)

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog', { hidden: true }))
const alert = () => screen.findByRole('alertdialog', { hidden: true })
/** Opens the form of a new key, fills it in and sends it. */
async function makeKey(name: string) {
  await press('Создать ключ')
  fireEvent.change(dialog().getByLabelText('Имя ключа'), { target: { value: name } })
  fireEvent.click(dialog().getByRole('button', { name: 'Создать ключ', hidden: true }))
}
/** The secret that is shown, and the dialog closed. */
async function takeSecret(label: string): Promise<string> {
  const shown = await alert()
  const { value } = within(shown).getByLabelText<HTMLInputElement>(label)
  fireEvent.click(within(shown).getByRole('button', { name: 'Готово', hidden: true }))
  return value
}
/** A server whose region 1 has a key already. */
async function withKey() {
  const server = newServer()
  const { api } = await visitor(server, 1)
  const { secret, key } = await api('apiKeys.create', { params: { id: 1 }, body: { name: '1С', rights: ['read'] } })
  return { server, secret, key, api }
}

describe('a new key', () => {
  it('is shown once, works, and enters no machine and no address [ROUTE-055, DEC-047, DEC-077]', async () => {
    const { app, server } = await openApiKeys()
    await screen.findByText('Ключей пока нет')
    const heldOf = watchMachines(app)
    await makeKey(' Склад ')
    const secret = await takeSecret('Ключ')
    expect((await program(server, secret)('GET', '/api/v1/categories')).status).toBe(200)
    await screen.findByRole('heading', { name: /^Склад/ })
    const held = heldOf()
    expect([held.includes(secret), location.href.includes(secret), document.body.innerHTML.includes(secret)]).toEqual([false, false, false])
  })

  it('without a name or a right is not sent, and each field says what it lacks', async () => {
    const { calls } = await openApiKeys()
    await screen.findByText('Ключей пока нет')
    await press('Создать ключ')
    fireEvent.click(dialog().getAllByRole('checkbox', { hidden: true })[0]!)
    fireEvent.click(dialog().getByRole('button', { name: 'Создать ключ', hidden: true }))
    await dialog().findByText(/^Назовите ключ/)
    dialog().getByText('Выберите хотя бы одно право')
    expect(calls.some(({ name }) => name === 'apiKeys.create')).toBe(false)
  })

  it('that the server refuses stays in its form with the reason', async () => {
    await openApiKeys({ answers: { 'apiKeys.create': () => Promise.reject(new ApiError(409, 'Ключей уже 20')) } })
    await screen.findByText('Ключей пока нет')
    await makeKey('1С')
    expect((await dialog().findByRole('alert', { hidden: true })).textContent).toContain('Ключ не\u00a0создан.')
  })
})

describe('a key of the list', () => {
  it('says what it may do and how it is used, and lists its requests', async () => {
    const { server, secret } = await withKey()
    await program(server, secret)('GET', '/api/v1/companyRegions/1/orders?page=1')
    await openApiKeys({ server })
    const row = within((await screen.findByRole('heading', { name: /^1С/ })).closest('li')!)
    row.getByText('Действует')
    row.getByText(/Запросы цен: 0 из\s2\s000/)
    const summary = row.getByText('Журнал').closest('details')!
    summary.open = true
    fireEvent(summary, new Event('toggle'))
    const request = await row.findByText('GET /api/v1/companyRegions/1/orders?page')
    expect(within(request.closest('tr')!).getByText('403')).toBeTruthy()
  })

  it('is replaced: the old secret goes on as long as was chosen', async () => {
    const { server, secret } = await withKey()
    await openApiKeys({ server })
    await press(/^Заменить ключ «1С»/)
    fireEvent.change(dialog().getByLabelText('Старый ключ'), { target: { value: '0' } })
    fireEvent.click(dialog().getByRole('button', { name: 'Заменить', hidden: true }))
    const next = await takeSecret('Ключ')
    const statusOf = async (of: string) => (await program(server, of)('GET', '/api/v1/categories')).status
    expect([await statusOf(secret), await statusOf(next)]).toEqual([401, 200])
  })

  it('is revoked after a question, and says so', async () => {
    const { server, secret } = await withKey()
    await openApiKeys({ server })
    await press(/^Отозвать ключ «1С»/)
    fireEvent.click(within(await alert()).getByRole('button', { name: 'Отозвать', hidden: true }))
    await screen.findByText('Отозван')
    expect((await program(server, secret)('GET', '/api/v1/categories')).status).toBe(401)
    expect(screen.queryByRole('button', { name: /^Заменить ключ/ })).toBeNull()
  })
})

describe('the price list by link', () => {
  it('is made, shown once, and removed after a question', async () => {
    const { server, app } = await openApiKeys()
    const heldOf = watchMachines(app)
    await press('Создать ссылку')
    const address = await takeSecret('Ссылка')
    const secret = /\/price-lists\/(prl_\w+)\.xlsx$/.exec(address)![1]!
    expect((await server.priceList(secret, null))?.offers.length).toBeGreaterThan(100)
    expect(heldOf().includes(secret)).toBe(false)
    await press('Отключить ссылку')
    fireEvent.click(within(await alert()).getByRole('button', { name: 'Отключить', hidden: true }))
    await screen.findByRole('button', { name: 'Создать ссылку' })
    expect(await server.priceList(secret, null)).toBeNull()
  })
})

describe('who may not manage keys', () => {
  it('a plain member is told who does, and asks the server for none [ROLE-003]', async () => {
    const { calls } = await openApiKeys({ person: 3 })
    await screen.findByText('Ключами распоряжаются администраторы региона')
    expect(calls.filter(({ name }) => name.startsWith('apiKeys.'))).toEqual([])
  })

  it('where the server gives out no keys the page says so; where it fails, it is asked again', async () => {
    await openApiKeys({ answers: { 'apiKeys.list': () => Promise.reject(new ApiError(501, '')) } })
    await screen.findByText(/Здесь ключи не/)
    cleanup()
    let attempts = 0
    await openApiKeys({
      answers: { 'apiKeys.list': () => (attempts++ === 0 ? Promise.reject(new ApiError(500, 'Ошибка сервера')) : { items: [] }) },
    })
    await screen.findByText('Ключи не загрузились')
    await press('Повторить')
    await waitFor(() => screen.getByText('Ключей пока нет'))
  })
})
