import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { publicRoutes } from '../../../model/routing/public-routes'
import { actorOf } from '../../../src/shop/actors'
import { recentCalls } from '../../../src/api/recent-calls'
import { noteOwnActor } from '../../../src/shop/machines/own-actors'
import { useOpening } from '../../../src/hooks/screen/use-opening'
import ServicePage from '../../../src/pages/service/service-page'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'

afterEach(cleanup)

const route = publicRoutes.find(({ id }) => id === 'ROUTE-025')!
const panel = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
const rowOf = (machine: string) =>
  panel('Машины')
    .getAllByRole('listitem')
    .find((row) => within(row).queryByText(machine, { selector: 'code' }))?.textContent

it('tells who is signed in, and of each machine that lives its state now [ROUTE-025, DEC-031]', async () => {
  const { app } = await openShop(<ServicePage route={route} params={{}} />, buyer(0))
  expect(panel('Сеанс').getByText(/№.1$/)).toBeTruthy()
  expect([rowOf('overlay'), rowOf('cart')?.includes('Корзина')]).toEqual([expect.stringContaining('Экран свободен'), true])
  act(() => actorOf(app, 'overlay')?.send({ type: 'popup.asked', popup: 'region' }))
  await waitFor(() => expect(rowOf('overlay')).toContain('Открыто окно'))
})

it('tells of the machines that parts of the page hold for themselves, as long as they do', async () => {
  const Part = () => useOpening('part', 1, 'unknown', 60_000)
  const Page = ({ hasPart }: { hasPart: boolean }) => (
    <>
      <ServicePage route={route} params={{}} />
      {hasPart && <Part />}
    </>
  )
  const Host = () => {
    const [hasPart, setPart] = useState(true)
    return (
      <>
        <Page hasPart={hasPart} />
        <button type="button" onClick={() => setPart(false)}>
          Убрать часть
        </button>
      </>
    )
  }
  await openShop(<Host />, buyer(0))
  await waitFor(() => expect(rowOf('opening')).toContain('Открытие экрана'))
  // What tells it from others of its kind: its part, and the address of its page.
  expect(rowOf('opening')).toContain(`openingpart${location.pathname}`)
  act(() => screen.getByRole('button', { name: 'Убрать часть' }).click())
  await waitFor(() => expect(rowOf('opening')).toBeUndefined())
})

it('says of a machine of a part of the page that it broke', async () => {
  const broken = createActor(
    setup({
      actions: {
        fall: () => {
          throw new Error('planted')
        },
      },
    }).createMachine({ id: 'search', on: { 'query.typed': { actions: 'fall' } } }),
  )
  broken.subscribe({ error: () => {} })
  broken.start()
  const forget = noteOwnActor(broken)
  await openShop(<ServicePage route={route} params={{}} />, buyer(0))
  act(() => broken.send({ type: 'query.typed' }))
  await waitFor(() => expect(rowOf('search')).toContain('сломалась'))
  forget()
})

it('lists the last requests with status, time and try', async () => {
  await openShop(<ServicePage route={route} params={{}} />, buyer(0))
  act(() => recentCalls.note({ method: 'GET', path: '/products/:id', attempt: 3, at: Date.now(), ms: 41, status: 0, isCancelled: false }))
  const row = within(screen.getByText('GET /products/:id').closest('tr')!)
  expect(
    row
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(2),
  ).toEqual(['ответа нет', '41\u00a0мс', '3'])
})

it('lists requests by when they began, and tells one that was called off from one without an answer', async () => {
  await openShop(<ServicePage route={route} params={{}} />, buyer(0))
  const at = Date.now() + 60_000
  const note = (path: string, began: number, isCancelled: boolean) =>
    recentCalls.note({ method: 'GET', path, attempt: 1, at: at + began, ms: 1, status: 0, isCancelled })
  act(() => {
    note('/late', 30, false)
    note('/early', 10, true)
    note('/between', 20, false)
  })
  const rows = panel('Последние запросы').getAllByRole('row').slice(1, 4)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1, 3)
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['GET /late', 'ответа нет'],
    ['GET /between', 'ответа нет'],
    ['GET /early', 'отменён'],
  ])
})
