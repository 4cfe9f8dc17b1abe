import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { demoRoutes } from '../../model/routing/demo-routes'
import { LitChart } from '../../atlas/chart/lit-chart'
import { ErrorBoundary } from '../../inspector/page/error-boundary'
import { Atlas } from '../../atlas/page/atlas'
import { openShop } from '../components/support/open-shop'
import { buyer } from '../components/support/people'
import { eventually } from '../support/waiting/eventually'

/** How often each file was asked for, and those that come. */
const network = vi.hoisted(() => ({ asked: [] as string[], there: [] as string[] }))
const file = vi.hoisted(() => (name: string, text: string) => () => {
  network.asked.push(name)
  if (!network.there.includes(name)) throw new TypeError('Failed to fetch dynamically imported module')
  return { default: text }
})
vi.mock('../../docs/flows/cookieNotice.svg?raw', file('chart', '<svg class="sc"><g data-state="cookieNotice.shown"></g></svg>'))
vi.mock('../../docs/flows/overlay.md?page', file('page', '<h1>Окна</h1><figure data-picture="overlay.svg"></figure>'))
vi.mock('../../docs/flows/overlay.svg?raw', file('picture', '<svg class="sc" width="700"><g data-state="overlay.clear"></g></svg>'))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue() // of React, which tells of what was thrown
  Object.assign(network, { asked: [], there: [] })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
const again = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Повторить' })))
const litState = () => document.querySelector<SVGElement>('.is-active')?.dataset['state']

it('a chart that does not come is asked for once, and once more by each press', async () => {
  render(
    <ErrorBoundary>
      <LitChart
        machine="cookieNotice"
        states={['cookieNotice.shown']}
        last={[]}
        possible={new Set()}
        onEvent={() => {}}
        scale={100}
        fallback={null}
      />
    </ErrorBoundary>,
  )
  await screen.findByRole('alert')
  expect(network.asked).toEqual(['chart'])
  await again()
  await screen.findByRole('alert')
  expect(network.asked).toEqual(['chart', 'chart'])
  network.there = ['chart']
  await again()
  await eventually(() => expect(litState()).toBe('cookieNotice.shown'))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a page of the atlas, and a picture of it, that do not come say so in their place and come by a press [ERROR-006]', async () => {
  await openShop(<Atlas route={demoRoutes[0]!} params={{ page: 'overlay' }} />, buyer(0))
  expect((await screen.findByRole('alert')).textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Страница потоков не загрузиласьПроверьте интернет и повторите; если не поможет, обновите страницу.Повторить',
  )
  expect(screen.getByRole('navigation', { name: 'Потоки' }).isConnected).toBe(true)
  network.there = ['page']
  await again()
  expect((await screen.findByText(/Рисунок не\sзагрузился/)).closest('figure')?.dataset['picture']).toBe('overlay.svg')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Окна')
  network.there = ['page', 'picture']
  await again()
  await eventually(() => expect(document.querySelector('figure svg')).not.toBeNull())
  expect([screen.queryByText(/не\sзагрузился/), network.asked]).toEqual([null, ['page', 'page', 'picture', 'picture']])
})
