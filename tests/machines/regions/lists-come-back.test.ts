import { afterEach, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { closeTabs, openTab, ready } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'

afterEach(closeTabs)

it('lists that the server refused for want of a login, or that no network could bring, are asked for as soon as that is over', async () => {
  const world = { status: 200 }
  const tab = await ready(
    openTab({
      intercept: async (url, _init, send) =>
        url.includes('/deliveryAddresses') && world.status !== 200 ? Response.json({ message: 'Нет' }, { status: world.status }) : send(),
    }),
  )
  const delivery = tab.child('delivery')
  await waitFor(delivery, (state) => state.hasTag('known'))
  world.status = 503
  delivery.send({ type: 'delivery.reload' })
  await waitFor(delivery, (state) => state.matches({ places: 'failed' }))
  world.status = 200
  tab.network.lose()
  tab.network.restore()
  await waitFor(delivery, (state) => state.hasTag('known'))

  world.status = 401
  delivery.send({ type: 'delivery.reload' })
  await waitFor(delivery, (state) => state.matches({ places: 'refused' }))
  await waitFor(tab.child('customer'), (state) => state.matches('suspended'))
  world.status = 200
  tab.logIn(1)
  await atRest()
  await waitFor(delivery, (state) => state.hasTag('known'))
  expect(tab.child('delivery') === delivery).toBe(true)
})
