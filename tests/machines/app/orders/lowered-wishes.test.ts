import { afterEach, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { findSold, productOf } from '../../../support/goods'
import { closeTabs, openTab, ready, SIGNED_IN, smallServer, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { forgetVersion, sendOrder } from '../../../support/orders/press-order'
import { browser } from '../../../support/world'

const ID = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
afterEach(closeTabs)

const write = async (tab: Tab, quantity: number) => {
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(ID), quantity, stock: null })
  tab.clock.increment(1000)
  await waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0)
  await atRest()
}

/** Two tabs with a cart of 40 pieces, which the other one wrote; it can read the cart no more until `read`. */
async function two() {
  const server = smallServer()
  const shared = { server, who: browser(server, { ...SIGNED_IN }), channel: `lowered-${Math.random()}` }
  const held: (() => void)[] = []
  const reading = { isHeld: false }
  const order: { go: () => void } = { go: () => {} }
  const tab = await ready(
    openTab({
      path: '/cart',
      ...shared,
      intercept: async (url, init, send) => {
        if (init.method === 'POST' && url.endsWith('/orders')) {
          forgetVersion(init)
          await new Promise<void>((resolve) => (order.go = resolve))
        }
        return send()
      },
    }),
  )
  const other = await ready(
    openTab({
      ...shared,
      intercept: async (url, _, send) => {
        if (url.includes('/cart?') && reading.isHeld) await new Promise<void>((resolve) => held.push(resolve))
        return send()
      },
    }),
  )
  await write(other, 40)
  reading.isHeld = true
  const press = () => sendOrder(tab, ID)
  const read = async () => {
    reading.isHeld = false
    for (const go of held.splice(0)) go()
    for (const each of [tab, other]) each.clock.increment(1000)
    await atRest()
  }
  return { tab, other, order, press, read }
}

/** All that is said: nothing of a wish. */
const ORDERED = expect.stringMatching(/^Корзина оформлена в.заказ/) as string

it('what a tab wished before another lowered and ordered it is no wish since, though that tab could not read the cart meanwhile [DEC-020]', async () => {
  const { tab, other, order, press, read } = await two()
  await write(tab, 8)
  await press()
  order.go()
  await atRest()
  await read()
  const { items } = await tab.api('cart.get', { query: { company_region_id: 1, user_id: 1 } })
  expect([items.map(({ qty }) => qty), other.told.toasts, tab.told.toasts]).toEqual([[], [ORDERED], []])
})

it('what another tab wished after it was wished here is the last wish, and its rest alone stays [DEC-020]', async () => {
  const { tab, other, order, press, read } = await two()
  await write(tab, 8)
  await press()
  await read()
  await write(other, 40)
  await write(tab, 10)
  await read()
  order.go()
  await atRest()
  await read()
  const { items } = await tab.api('cart.get', { query: { company_region_id: 1, user_id: 1 } })
  expect([items.map(({ qty }) => qty), other.told.toasts]).toEqual([[2], [ORDERED]])
})
