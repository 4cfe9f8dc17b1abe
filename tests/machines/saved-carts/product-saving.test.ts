import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { productSavingMachine, type ProductToSave } from '../../../machines/saved-carts/product-saving.machine'
import { ApiError } from '../../../model/api-error'
import { atRest } from '../../support/waiting/at-rest'
import { savedCart } from './saved-world'

/** A server; each call is answered by the next of `fates`. */
function open(...fates: ('done' | ApiError)[]) {
  const sent: { cartId: number; qty: number; key: string }[] = []
  const actor = createActor(
    productSavingMachine.provide({
      actors: {
        sendLine: fromPromise(async ({ input: { cartId, qty, key } }) => {
          sent.push({ cartId, qty, key })
          const fate = fates.shift() ?? 'done'
          if (fate instanceof ApiError) throw fate
          return savedCart([], { id: cartId })
        }),
      },
    }),
    { input: { tab: 't' } },
  ).start()
  return {
    sent,
    press: async (wish: Partial<ProductToSave>) => {
      actor.send({ type: 'cart.chosen', cartId: 1, productId: 5, added: 4, qty: 4, ...wish })
      await atRest()
    },
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}
const LOST = new ApiError(0, '')
const REFUSED = new ApiError(422, 'Нельзя')

it('writes what the line is to hold by one call', async () => {
  const saving = open()
  await saving.press({ added: 4, qty: 12 })
  expect([saving.state(), saving.context().made?.id, saving.sent]).toEqual(['saved', 1, [{ cartId: 1, qty: 12, key: 't-1' }]])
})

it('whose answer was lost goes again as it was, under its key, though the cart is read to hold it by now [DEC-018]', async () => {
  const saving = open(LOST, new ApiError(503, ''))
  await saving.press({ added: 4, qty: 12 })
  expect({ state: saving.state(), status: saving.context().error?.status }).toEqual({ state: 'choosing', status: 0 })
  await saving.press({ added: 4, qty: 16 })
  await saving.press({ added: 4, qty: 16 })
  expect({ state: saving.state(), sent: saving.sent }).toEqual({ state: 'saved', sent: Array(3).fill({ cartId: 1, qty: 12, key: 't-1' }) })
})

it('another cart, and what follows a refusal, is another write', async () => {
  const other = open(LOST)
  await other.press({ cartId: 1 })
  await other.press({ cartId: 2 })
  expect(other.sent.map(({ cartId, key }) => [cartId, key])).toEqual([
    [1, 't-1'],
    [2, 't-2'],
  ])
  const again = open(REFUSED)
  await again.press({ qty: 12 })
  expect({ state: again.state(), message: again.context().error?.message }).toEqual({ state: 'choosing', message: 'Нельзя' })
  await again.press({ qty: 8 })
  expect([again.state(), again.context().error, again.sent.map(({ qty, key }) => [qty, key])]).toEqual([
    'saved',
    null,
    [
      [12, 't-1'],
      [8, 't-2'],
    ],
  ])
})
