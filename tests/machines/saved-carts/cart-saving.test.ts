import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { cartSavingMachine, type LineToSave } from '../../../machines/saved-carts/cart-saving.machine'
import { ApiError } from '../../../model/api-error'
import type { UserCart } from '../../../model/saved-cart/saved-cart'
import { atRest } from '../../support/waiting/at-rest'
import { savedCart } from './saved-world'

const LINES = [{ product_id: 1, qty: 4 }]

/** A server that makes a cart once for a key; each call is answered by the next of `fates`: done, done and not said, or not done. */
function open(...fates: ('done' | 'lost' | ApiError)[]) {
  const made = new Map<string, UserCart>()
  const kept = new Map<string, unknown>()
  const keys: string[] = []
  const answer = (cart: UserCart) => {
    const fate = fates.shift() ?? 'done'
    if (fate === 'lost') throw new ApiError(0, '')
    return cart
  }
  const actor = createActor(
    cartSavingMachine.provide({
      actors: {
        saveCart: fromPromise(async ({ input: { name, key, lines } }) => {
          keys.push(key)
          if (fates[0] instanceof ApiError) throw fates.shift()
          if (!kept.has(key)) kept.set(key, lines)
          const cart = made.get(key) ?? savedCart([], { id: made.size + 1, name })
          made.set(key, cart)
          return answer(cart)
        }),
        sendName: fromPromise(async ({ input: { id, name, key } }) => {
          keys.push(key)
          if (fates[0] instanceof ApiError) throw fates.shift()
          for (const [each, cart] of made) if (cart.id === id) made.set(each, { ...cart, name })
          return answer(savedCart([], { id, name }))
        }),
      },
    }),
    { input: { tab: 't' } },
  ).start()
  return {
    keys,
    names: () => [...made.values()].map(({ name }) => name),
    /** The lines that the server keeps, cart by cart. */
    kept: () => [...kept.values()],
    submit: async (name: string, lines: readonly LineToSave[] = LINES) => {
      actor.send({ type: 'name.submitted', name, lines })
      await atRest()
    },
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

it('saves the lines under the name by one call', async () => {
  const dialog = open()
  await dialog.submit('Зима')
  expect([dialog.state(), dialog.names(), dialog.keys, dialog.context().made?.name]).toEqual(['saved', ['Зима'], ['t-1'], 'Зима'])
})

it('whose answer was lost is asked again under the same key: there is one cart [DEC-018]', async () => {
  const dialog = open('lost')
  await dialog.submit('Зима')
  expect({ state: dialog.state(), status: dialog.context().error?.status }).toEqual({ state: 'naming', status: 0 })
  await dialog.submit('Зима')
  expect([dialog.state(), dialog.names(), dialog.keys, dialog.context().error]).toEqual(['saved', ['Зима'], ['t-1', 't-1'], null])
})

it('whose answer was lost and that was named otherwise since gets the name of now: still one cart', async () => {
  const dialog = open('lost')
  await dialog.submit('Зима')
  await dialog.submit('Лето')
  expect({ state: dialog.state(), names: dialog.names(), name: dialog.context().made?.name }).toEqual({
    state: 'saved',
    names: ['Лето'],
    name: 'Лето',
  })
})

it('whose answer was lost and whose lines are others since is another cart: what is pressed now is saved', async () => {
  const dialog = open('lost', 'lost')
  const more = [...LINES, { product_id: 2, qty: 1 }]
  await dialog.submit('Зима')
  await dialog.submit('Зима', more)
  await dialog.submit('Зима', structuredClone(more))
  expect([dialog.state(), dialog.kept(), dialog.keys]).toEqual(['saved', [LINES, more], ['t-1', 't-2', 't-2']])
})

it('that could not be named otherwise is there under its first name, and says why', async () => {
  const dialog = open('lost', 'done', new ApiError(503, ''))
  await dialog.submit('Зима')
  await dialog.submit('Лето')
  expect({
    state: dialog.state(),
    names: dialog.names(),
    name: dialog.context().made?.name,
    status: dialog.context().error?.status,
  }).toEqual({ state: 'saved', names: ['Зима'], name: 'Зима', status: 503 })
})

it('that was refused says why, and goes under another key', async () => {
  const dialog = open(new ApiError(422, 'Сохранено уже 100 корзин'))
  await dialog.submit('Зима')
  expect({ state: dialog.state(), message: dialog.context().error?.message }).toEqual({
    state: 'naming',
    message: 'Сохранено уже 100 корзин',
  })
  await dialog.submit('Зима')
  expect([dialog.state(), dialog.keys]).toEqual(['saved', ['t-1', 't-2']])
})
