import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { BARS_WAIT_MS } from '../../../model/limits'
import { useIsHeld } from '../../../src/hooks/screen/held'
import { UnderHeader } from '../../../src/layouts/bars/under-header'
import { region } from '../../support/plain-region'
import { openShop } from '../support/open-shop'
import { buyer, customer, guest, kazan } from '../support/people'

const Page = () => <p>{useIsHeld() ? 'held back' : 'shown'}</p>
const page = (
  <UnderHeader>
    <Page />
  </UnderHeader>
)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const redBar = () => screen.queryByRole('region', { name: 'Документы' })
const stopped = { ...kazan, stopped: true }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('what lies under the bars is shown to a guest as soon as it is known that nobody is logged in', async () => {
  let refuse = () => {}
  await openShop(page, { ...guest, 'session.user': () => new Promise((_, reject) => (refuse = () => reject(new ApiError(401, '')))) })
  await pass(10)
  screen.getByText('held back')
  refuse()
  await pass(10)
  screen.getByText('shown')
})

it('the red bar comes with the page and is said once, with the documents [STATE-009]', async () => {
  let answer: (documents: unknown) => void = () => {}
  const documents = () => new Promise((resolve) => (answer = resolve))
  await openShop(page, { ...buyer(0), 'regions.list': () => [stopped], 'regions.documents': documents })
  await pass(10)
  expect(redBar()).toBeNull()
  screen.getByText('held back')
  answer({ items: [], total: 2 })
  await pass(10)
  expect(redBar()?.textContent).toMatch(/^2\sдокумента не подписаны вовремя\. СТОП-отгрузки/)
  screen.getByText('shown')
})

it('documents that could not be had hold nothing back: the bar says what is known', async () => {
  const refused = () => Promise.reject(new ApiError(403, ''))
  await openShop(page, { ...buyer(0), 'regions.list': () => [stopped], 'regions.documents': refused })
  await pass(10)
  expect(redBar()?.textContent).toMatch(/^СТОП-отгрузки/)
  screen.getByText('shown')
})

it('documents without an answer are not waited for for ever', async () => {
  await openShop(page, { ...customer([stopped]), 'regions.documents': () => new Promise(() => {}) })
  await pass(BARS_WAIT_MS - 100)
  screen.getByText('held back')
  await pass(200)
  screen.getByText('shown')
  await pass(BARS_WAIT_MS)
  expect(redBar()?.textContent).toMatch(/^СТОП-отгрузки/)
})

it('which region is open is shown once where several are and nobody knows which was used last', async () => {
  const bar = () => screen.queryByRole('region', { name: 'Открытый регион' })
  const regions = [kazan, region(6, { store_city_name: 'Омск' })]
  const { app } = await openShop(page, { ...customer(regions), 'regions.documents': () => ({ items: [], total: 0 }) })
  await pass(10)
  expect(bar()?.textContent.replaceAll('\u00a0', ' ')).toMatch(
    `Открыт регион ${kazan.store_city_name} (${kazan.company_name}): цены, остатки и корзина для него.`,
  )
  fireEvent.click(within(bar()!).getByRole('button', { name: 'Сменить регион' }))
  expect(app.getSnapshot().children.overlay?.getSnapshot().context.shown).toBe('region')
  fireEvent.click(within(bar()!).getByRole('button', { name: 'Понятно' }))
  expect(bar()).toBeNull()
})

it('the bar of the moderation comes with the page too [STATE-007, NAV-027]', async () => {
  let answer: (documents: unknown) => void = () => {}
  const documents = () => new Promise((resolve) => (answer = resolve))
  const moderation = () => screen.queryByRole('region', { name: 'Модерация' })
  await openShop(page, { ...customer([region(5, { status: 0 })]), 'regions.documents': documents })
  await pass(10)
  expect(moderation()).toBeNull()
  answer({ items: [], total: 0 })
  await pass(10)
  expect(moderation()?.textContent).toBe('Модерация учётной записи. Персональные цены будут доступны после модерации')
})
