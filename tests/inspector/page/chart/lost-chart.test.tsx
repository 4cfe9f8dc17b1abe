import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openInspector, session, tab } from '../open-inspector'
import { eventually } from '../../../support/waiting/eventually'

/** Whether pictures come. What came once stays, so each test has a machine of its own. */
const network = vi.hoisted(() => ({ isThere: false }))
const file = vi.hoisted(() => (machine: string) => () => {
  if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module')
  return { default: `<svg class="sc"><title>Рисунок</title><g data-state="${machine}.here"></g></svg>` }
})
vi.mock('../../../../docs/flows/cookieNotice.svg?raw', file('cookieNotice'))
vi.mock('../../../../docs/flows/resource.svg?raw', file('resource'))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue() // of React, which tells of what was thrown
  network.isThere = false
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
/** The inspector, in which an actor was picked whose picture does not come. */
async function looking(machine: string) {
  const page = openInspector()
  const actor = { ...session(''), session: 'x:2', name: machine, machine, states: [machine, `${machine}.here`] }
  await page.say({ kind: 'here', tab })
  await page.tell({ kind: 'all', at: 1, life: 'l', actors: [session('guest'), actor], timers: [] })
  await page.user.click(screen.getByRole('treeitem', { name: new RegExp(machine) }))
  return page
}
const words = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ')
const litState = () => document.querySelector<SVGElement>('.is-active')?.dataset['state']

it('a picture that does not come says why in its place, with the states as words; data and sending stay', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await looking('cookieNotice')
  expect(words(await screen.findByRole('alert'))).toContain('Файл рисунка не загрузился: нет сети.')
  screen.getByRole('list', { name: 'Состояния' })
  await screen.findByTitle('logout.requested')
  await user.click(screen.getByRole('tab', { name: 'Данные' }))
  screen.getByRole('group', { name: /^Данные/ })
  await user.click(screen.getByRole('tab', { name: 'Схема' }))
  await screen.findByRole('alert')
  network.isThere = true
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  await eventually(() => expect(litState()).toBe('cookieNotice.here'))
  expect([screen.queryByRole('alert'), screen.queryByRole('list', { name: 'Состояния' })]).toEqual([null, null])
})

it('it comes by itself when the network is back', async () => {
  await looking('resource')
  expect(words(await screen.findByRole('alert'))).toContain('Проверьте интернет')
  network.isThere = true
  await act(async () => fireEvent(window, new Event('online')))
  await eventually(() => expect(litState()).toBe('resource.here'))
})
