import { afterEach, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectFavorite } from '../../../machines/favorites/favorites.selectors'
import { productOf } from '../../support/goods'
import { closeTabs, ENDED, openTab, ready, SIGNED_IN, signedIn, smallServer, type Tab } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'
import { browser } from '../../support/world'

afterEach(closeTabs)

const PRODUCT = productOf(5)
const isFavorite = (tab: Tab) => selectFavorite(PRODUCT)(tab.child('favorites').getSnapshot())
const wish = (tab: Tab, favorite: boolean) => tab.child('favorites').send({ type: 'favorite.wished', product: PRODUCT, favorite })
const known = (tab: Tab) => waitFor(tab.child('favorites'), (state) => state.hasTag('known') && state.context.marks.size === 0)

it('a favourite outlives a change of the region and a reload, and is gone with the logout [STATE-018] [STATE-003]', async () => {
  const server = smallServer()
  const who = browser(server, { ...SIGNED_IN })
  const tab = await ready(openTab({ server, who }))
  await known(tab)
  wish(tab, true)
  await known(tab)
  const before = tab.child('favorites')
  tab.child('regions').send({ type: 'region.picked', id: 2 })
  tab.child('regions').send({ type: 'region.confirmed' })
  await atRest()
  expect([tab.child('customer').getSnapshot().context.region?.id, tab.child('favorites') === before, isFavorite(tab)]).toEqual([
    2,
    true,
    true,
  ])

  const again = await ready(openTab({ server, who }))
  await known(again)
  expect(isFavorite(again)).toBe(true)

  again.child('session').send({ type: 'logout.requested' })
  await waitFor(again.app, (state) => state.matches({ visitor: 'guest' }))
  expect(again.has('favorites')).toBe(false)
  again.logIn(2)
  await waitFor(again.app, (state) => state.matches({ visitor: 'customer' }))
  await known(again)
  expect(isFavorite(again)).toBe(false) // another's
})

it('a favourite marked in one tab is marked in the other [STATE-018]', async () => {
  const server = smallServer()
  const who = browser(server, { ...SIGNED_IN })
  const [one, other] = [openTab({ server, who, channel: 'favorites' }), openTab({ server, who, channel: 'favorites' })]
  for (const tab of [one, other]) await known(await ready(tab))
  wish(one, true)
  await waitFor(other.child('favorites'), () => isFavorite(other))
  expect(isFavorite(one)).toBe(true)
})

it('a mark that the server refuses is taken back with a toast [STATE-018]', async () => {
  const tab = await ready(
    openTab({
      intercept: async (url, _init, send) =>
        url.includes('toggleFavorite') ? Response.json({ message: 'Товар снят с продажи' }, { status: 409 }) : send(),
    }),
  )
  await known(tab)
  wish(tab, true)
  expect(isFavorite(tab)).toBe(true)
  await known(tab)
  expect({ isFavorite: isFavorite(tab), toasts: tab.told.toasts }).toEqual({
    isFavorite: false,
    toasts: [`${PRODUCT.article} не добавлен в избранное. Товар снят с продажи`],
  })
})

it('a mark that meets the end of the login waits for the next one, as the cart does [DEC-008]', async () => {
  const tab = await ready(openTab())
  await known(tab)
  Object.assign(tab.who.cookies, ENDED)
  wish(tab, true)
  await waitFor(tab.child('customer'), (state) => state.matches('suspended'))
  await atRest()
  expect({ isFavorite: isFavorite(tab), toasts: tab.told.toasts }).toEqual({ isFavorite: true, toasts: [] })
  tab.logIn(1)
  await known(tab)
  expect([isFavorite(tab), tab.sent.filter((line) => line.includes('toggleFavorite')).length, tab.told.toasts]).toEqual([
    true,
    2,
    ['Добро пожаловать!'],
  ])
})

it('a list that met the end of the login is there after the next one [DEC-008]', async () => {
  let isOver = true
  const tab = openTab({
    intercept: async (url, _init, send) =>
      isOver && url.endsWith('/favorite') ? Response.json({ message: 'Войдите' }, { status: 401 }) : send(),
  })
  tab.app.start()
  await waitFor(await signedIn(tab), (state) => state.matches('suspended'))
  isOver = false
  tab.logIn(1)
  await known(tab)
  expect(tab.child('favorites').getSnapshot().context.isWhole).toBe(true)
})
