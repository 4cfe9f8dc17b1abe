import { afterEach, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectIsStalled, selectUnsent } from '../../../machines/cart/cart.selectors'
import { findSold, productOf } from '../../support/goods'
import { closeTabs, openTab, ready, type Tab } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'
import { openHeld } from './held-network'

const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
afterEach(closeTabs)

const writesOf = ({ sent }: Tab) => sent.filter((request) => request.includes('updateInCart')).length
const isStalled = (tab: Tab) => selectIsStalled(tab.child('cart').getSnapshot())
/** A line wished while the server is down, its write at rest. */
async function stalled(): Promise<Tab> {
  const tab = await ready(openTab())
  tab.network.isDown = true
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 2, stock: null })
  tab.clock.increment(400)
  await waitFor(tab.child('cart'), (state) => state.hasTag('resting'))
  return tab
}

it('«send now» ends the pause and sends what waits; it wishes nothing anew', async () => {
  const tab = await stalled()
  const [before, { queue }] = [writesOf(tab), tab.child('cart').getSnapshot().context]
  tab.network.isDown = false
  tab.child('cart').send({ type: 'writing.retried' })
  expect(
    tab
      .child('cart')
      .getSnapshot()
      .context.queue.map(({ key }) => key),
  ).toEqual(queue.map(({ key }) => key))
  await waitFor(tab.child('cart'), (state) => selectUnsent(state) === 0)
  expect({ writesOf: writesOf(tab), isStalled: isStalled(tab) }).toEqual({ writesOf: before + 1, isStalled: false })
})

it('without an answer it is stalled through every retry, until an answer comes or what kept it away is over', async () => {
  const tab = await stalled()
  const seen: boolean[] = []
  const subscription = tab.child('cart').subscribe((state) => seen.push(selectIsStalled(state)))
  tab.clock.increment(5000)
  await atRest()
  expect([seen.length > 1, seen.every(Boolean)]).toEqual([true, true])
  subscription.unsubscribe()
  tab.network.lose()
  tab.clock.increment(60_000)
  await atRest()
  expect(tab.child('cart').getSnapshot().matches({ writing: 'held' })).toBe(true)
  tab.network.restore()
  expect(isStalled(tab)).toBe(false)
})

it('it is stalled as long as a write without an answer rests, also where another of the same round is answered after that', async () => {
  const { cart } = await openHeld()
  const [one, other] = [0, 1].map((nth) => productOf(findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null, nth)))
  for (const product of [one!, other!]) cart.send({ type: 'quantity.changed', product, quantity: 2, stock: null })
  const [first, second] = cart.getSnapshot().context.queue
  cart.send({ type: 'write.unanswered', key: first!.key })
  cart.send({ type: 'write.answered', key: second!.key, line: { product: other!, qty: 2, note: '' }, version: 9 })
  const state = cart.getSnapshot()
  expect([selectUnsent(state), state.hasTag('resting'), selectIsStalled(state)]).toEqual([1, true, true])
})
