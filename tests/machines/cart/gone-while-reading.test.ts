import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { cartMachine } from '../../../machines/cart/cart.machine'
import { selectQuantity } from '../../../machines/cart/cart.selectors'
import type { CartFact, WriterCommand } from '../../../machines/cart/cart.types'
import type { Cart } from '../../../model/cart/cart'
import type { CartQueue } from '../../../model/cart/cart-queue'
import { CART_FRESH_MS } from '../../../model/limits'
import { findSold, productOf } from '../../support/goods'
import { atRest } from '../../support/waiting/at-rest'

const goods = productOf(findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null))

it('a line that was put in and saved while an older reading was under way has not gone [DEC-020]', async () => {
  const loads: ((cart: Cart) => void)[] = []
  const calls: Extract<WriterCommand, { type: 'write.send' }>[] = []
  const clock = new SimulatedClock()
  const cart = createActor(
    cartMachine.provide({
      actors: {
        loadCart: fromPromise<Cart, { userId: number; regionId: number }>(() => new Promise((resolve) => void loads.push(resolve))),
        loadWishes: fromPromise(async (): Promise<CartQueue> => []),
        cartWriter: fromCallback<WriterCommand>(({ receive }) => receive((command) => void calls.push(command as never))),
      },
    }),
    { clock, input: { userId: 1, tab: 't', regionId: 1, holds: [] } },
  )
  const gone: CartFact[] = []
  cart.on('cart.gone', (fact) => void gone.push(fact))
  cart.start()
  await atRest()
  loads[0]!({ items: [], version: 5 })
  await atRest()
  clock.increment(CART_FRESH_MS)
  cart.send({ type: 'cart.looked' }) // the server looks at version 5, its answer is slow
  cart.send({ type: 'quantity.changed', product: goods, quantity: 3, stock: null })
  clock.increment(1000)
  await atRest()
  const { key } = calls.at(-1)!
  cart.send({ type: 'write.answered', key, line: { product: goods, qty: 3 }, version: 6 })
  await atRest()
  expect(loads.length).toBe(2)
  loads[1]!({ items: [], version: 5 })
  await atRest()
  expect(selectQuantity(goods.id)(cart.getSnapshot())).toBe(3) // it stands in the cart
  expect(gone).toEqual([])
})
