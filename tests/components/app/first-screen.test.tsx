import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { matchRoute } from '../../../model/routing/routes'
import { ApiProvider } from '../../../src/shop/api-context'
import { ShopProvider } from '../../../src/shop/app-context'
import { firstScreen } from '../../../src/app/pages/first-screen'
import { loadAhead } from '../../../src/app/pages/pages'
import { Routes } from '../../../src/app/routes'
import { useShopLocation } from '../../../src/hooks/screen/use-navigation'
import { openTab, SIGNED_IN, signedIn, smallServer, type TabOptions } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'
import { browser } from '../../support/world'
import { eventually } from '../../support/waiting/eventually'

const LIST = '/catalog/filtry'
const found = matchRoute(LIST)

beforeEach(async () => {
  history.replaceState(null, '', LIST)
  await loadAhead('ROUTE-005')
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

/** A guest who opens the shop with a list. */
function openList(options: TabOptions = {}) {
  const server = smallServer()
  const tab = openTab({ server, who: browser(server, {}), path: LIST, ...options })
  tab.app.start()
  const draw = () =>
    act(async () => {
      render(
        <ShopProvider app={tab.app}>
          <ApiProvider api={tab.api}>
            <Router hook={useShopLocation}>
              <Routes onDrawn={() => {}} />
            </Router>
          </ApiProvider>
        </ShopProvider>,
      )
    })
  const asked = (call: string) => tab.sent.filter((sent) => sent === call).length
  return { tab, draw, asked }
}

it('is drawn as it stays: the list is asked for before anything is drawn, and only once', async () => {
  const { draw, asked, tab } = openList()
  await firstScreen(tab.app, found, '')
  await eventually(() => expect(asked('POST /products/all')).toBe(1))
  await draw()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Фильтры')
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
  expect([asked('POST /products/all'), asked('GET /categories'), asked('GET /config')]).toEqual([1, 1, 1])
})

it('asks for the list that the address narrows', async () => {
  const bodies: string[] = []
  const { tab } = openList({
    intercept: (url, { body }, send) => {
      if (url.endsWith('/products/all')) bodies.push(String(body))
      return send()
    },
  })
  await firstScreen(tab.app, found, '?brands=purivant&sort=name')
  await eventually(() => expect(bodies).toHaveLength(1))
  expect(JSON.parse(bodies[0]!)).toMatchObject({ brands: ['purivant'], page: 1 })
})

it('of a customer asks for no list: it would be without his region', async () => {
  const server = smallServer()
  const { tab, asked } = openList({ server, who: browser(server, { ...SIGNED_IN }) })
  await firstScreen(tab.app, found, '')
  await signedIn(tab)
  await atRest()
  expect([asked('GET /categories'), asked('POST /products/all')]).toEqual([1, 0])
})

it('does not wait longer than a loader would for a server that is silent', async () => {
  vi.useFakeTimers()
  const { tab } = openList({ intercept: () => new Promise(() => {}) })
  let isDrawn = false
  void firstScreen(tab.app, found, '').then(() => (isDrawn = true))
  await vi.advanceTimersByTimeAsync(199)
  expect(isDrawn).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isDrawn).toBe(true)
})

it('is drawn at once where the server cannot say who looks: the page says so', async () => {
  vi.useFakeTimers()
  const { tab } = openList({ intercept: async () => new Response(null, { status: 500 }) })
  await loadAhead('ROUTE-027')
  let isDrawn = false
  void firstScreen(tab.app, matchRoute('/auth/login'), '').then(() => (isDrawn = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(isDrawn).toBe(true)
})

it('leaves failures to the page, which says them', async () => {
  const { tab, draw } = openList()
  tab.network.isDown = true
  await firstScreen(tab.app, found, '')
  await draw()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('503. Произошла ошибка')
})

it('an address that no route has is drawn at once', async () => {
  const { tab } = openList()
  await firstScreen(tab.app, null, '')
  expect(tab.sent.filter((sent) => sent.includes('products'))).toEqual([])
})
