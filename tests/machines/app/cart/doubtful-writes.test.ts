import { afterEach, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectQuantity } from '../../../../machines/cart/cart.selectors'
import { REST_PAUSE_MS } from '../../../../model/limits'
import { findSold, productOf } from '../../../support/goods'
import { closeTabs, openTab, ready } from '../../../support/open-tab'

const PLAIN = findSold(({ pack, stock, limit }) => pack === 1 && stock > 3 && limit === null)
afterEach(closeTabs)

/** A tab whose writes of one line are answered by hand, the first is 1; and the keys under which they came. */
async function withLineCalls(answer: (count: number, send: () => Promise<Response>) => Promise<Response>) {
  const keys: (string | null)[] = []
  const tab = await ready(
    openTab({
      intercept: (url, init, send) => {
        if (!url.includes('updateInCart')) return send()
        keys.push(new Headers(init.headers).get('idempotency-key'))
        return answer(keys.length, send)
      },
    }),
  )
  return { tab, keys }
}

it('a write of the cart that was done and not answered, and is refused as the client repeats it, is asked again under its own key [DEC-020]', async () => {
  const { tab, keys } = await withLineCalls(async (count, send) => {
    if (count === 2) return Response.json({ message: 'Нельзя' }, { status: 403 })
    const answer = await send()
    if (count === 1) throw new TypeError('Failed to fetch')
    return answer
  })
  const cart = tab.child('cart')
  cart.send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 2, stock: 10 })
  tab.clock.increment(400)
  await waitFor(cart, (state) => state.hasTag('resting'))
  expect(cart.getSnapshot().context.queue.map(({ stage }) => stage)).not.toContain('refused')
  tab.clock.increment(REST_PAUSE_MS)
  await waitFor(cart, ({ context }) => context.queue.length === 0)
  expect([keys.length, new Set(keys).size, selectQuantity(PLAIN)(cart.getSnapshot())]).toEqual([3, 1, 2])
})

it('a write of the cart whose answer cannot be read is not taken for refused: it is asked again under its own key [DEC-020]', async () => {
  const { tab, keys } = await withLineCalls(async (count, send) => {
    const answer = await send()
    return count === 1 ? Response.json({ line: 'ok' }) : answer
  })
  const cart = tab.child('cart')
  cart.send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 2, stock: 10 })
  tab.clock.increment(400)
  await waitFor(cart, (state) => state.hasTag('resting'))
  tab.clock.increment(REST_PAUSE_MS)
  await waitFor(cart, ({ context }) => context.queue.length === 0)
  expect([keys.length, new Set(keys).size, selectQuantity(PLAIN)(cart.getSnapshot())]).toEqual([2, 1, 2])
})
