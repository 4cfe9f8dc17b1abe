import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import { actorOf } from '../../../src/shop/actors'
import { Guarded } from '../../../src/app/guarded'
import { logInOver } from '../support/log-in-over'
import { openShop, type Answers } from '../support/open-shop'
import { customer, guest, kazan, user } from '../support/people'

afterEach(cleanup)

/** The guards of the address, as the routes set them. */
function Guards() {
  const [pathname] = useBrowserLocation()
  return (
    <Guarded guards={matchRoute(pathname)!.route.guards}>
      <p>Страница</p>
    </Guarded>
  ) // these addresses stand in the table
}
async function visit(address: string, answers: Answers) {
  history.replaceState(null, '', address)
  const { length } = history
  const shop = await openShop(<Guards />, answers)
  return { ...shop, added: () => history.length - length }
}
const here = () => location.pathname + location.search

it.each<[string, string, Answers, string]>([
  ['a guest to the login, with the way back', '/personal/orders?page=2', guest, '/auth/login?return=%2Fpersonal%2Forders%3Fpage%3D2'],
  [
    'a buyer whose registration is not complete home',
    '/personal/orders',
    { ...customer([kazan]), 'session.user': () => ({ ...user, registration_not_complete: true }) },
    '/',
  ],
  ['a buyer without regions home', '/personal/orders', customer([]), '/'],
])('a page that is not for who asks leads %s, and is not to be gone back to [DEC-030]', async (_, address, answers, expected) => {
  const { added } = await visit(address, answers)
  expect({ here: here(), added: added() }).toEqual({ here: expected, added: 0 })
})

it('a page waits where it is while it is not known who asks, and leads on by what became of that [DEC-030]', async () => {
  let refuse!: (error: unknown) => void // the promise is made before anybody is asked
  const answer = new Promise((_, reject) => void (refuse = reject))
  await visit('/personal/orders', { 'session.user': () => answer })
  expect([here(), screen.queryByText('Страница')]).toEqual(['/personal/orders', null])
  await act(async () => refuse(new ApiError(401, '')))
  expect(here()).toBe('/auth/login?return=%2Fpersonal%2Forders')
})

it('every page that a guest opens one after the other leads to the login, each with its own way back [DEC-030]', async () => {
  const { app } = await visit('/personal/orders', guest)
  await act(async () => app.getSnapshot().children.navigation?.send({ type: 'navigation.go', to: '/personal/discounts' }))
  expect(here()).toBe('/auth/login?return=%2Fpersonal%2Fdiscounts')
})

it('a page that needs regions is not taken away while they are asked for anew [DEC-030]', async () => {
  let unmounts = 0
  function Page() {
    useEffect(() => () => void unmounts++, [])
    return <p>Страница</p>
  }
  let isSlow = false
  const { app } = await openShop(
    <Guarded guards={['auth', 'hasCompanyRegions']}>
      <Page />
    </Guarded>,
    { ...customer([kazan]), 'regions.list': () => (isSlow ? new Promise(() => {}) : [kazan]) },
  )
  screen.getByText('Страница')
  isSlow = true
  await act(async () => actorOf(app, 'regions')!.send({ type: 'regions.load' })) // of a customer
  expect([actorOf(app, 'regions')!.getSnapshot().matches('loading'), screen.queryByText('Страница') !== null, unmounts]).toEqual([
    true,
    true,
    0,
  ])
})

it.each([
  ['is not there for another who logs in over it', 2, 'Закрыто'],
  ['stays through a new login of the same person', user.id, 'Открыто'],
])('what a person has open on a guarded page %s [DEC-008]', async (_, id, expected) => {
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return <button onClick={() => setOpen(true)}>{isOpen ? 'Открыто' : 'Закрыто'}</button>
  }
  let who = user
  const { app } = await openShop(
    <Guarded guards={['auth']}>
      <Page />
    </Guarded>,
    { ...customer([kazan]), 'session.user': () => who, 'session.login': () => ({}) },
  )
  fireEvent.click(screen.getByText('Закрыто'))
  await logInOver(app, () => (who = { ...user, id }), id)
  expect(screen.getByRole('button').textContent).toBe(expected)
})
