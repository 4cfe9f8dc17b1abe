import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { savedCartMachine } from '../../../machines/saved-carts/saved-cart.machine'
import { savedCartsMachine } from '../../../machines/saved-carts/saved-carts.machine'
import { ApiError } from '../../../model/api-error'
import type { UserCart } from '../../../model/saved-cart/saved-cart'
import { atRest } from '../../support/waiting/at-rest'
import { savedCart } from './saved-world'

type Call = { what: string; id: number; key: string; name?: string }
type Answer = UserCart | null | ApiError | 'never'

/** A page of two carts, 7 and 8; each call is answered by the next of `answers`. */
function open(...answers: Answer[]) {
  const calls: Call[] = []
  const answer = async (call: Call) => {
    calls.push(call)
    const next = answers.shift() ?? null
    if (next === 'never') return new Promise<never>(() => {})
    if (next instanceof ApiError) throw next
    return next
  }
  const cart = savedCartMachine.provide({
    actors: {
      sendName: fromPromise(async ({ input }) => (await answer({ what: 'name', ...input })) ?? savedCart([], { name: input.name })),
      sendRemoval: fromPromise(({ input }) => answer({ what: 'removal', ...input })),
      sendReturn: fromPromise(async ({ input: { cart: back, key } }) => (await answer({ what: 'return', id: back.id, key })) ?? back),
    },
  })
  const actor = createActor(savedCartsMachine.provide({ actors: { savedCart: cart } }), { input: { tab: 't' } }).start()
  actor.send({ type: 'carts.read', carts: [savedCart([[1, 4]]), savedCart([], { id: 8, name: 'Другая' })] })
  const one = () => actor.getSnapshot().context.carts.get(7)!
  return {
    actor,
    calls,
    tell: async (event: Parameters<ReturnType<typeof one>['send']>[0]) => {
      one().send(event)
      await atRest()
    },
    state: () => one().getSnapshot().value,
    error: () => one().getSnapshot().context.error?.status ?? null,
    ghosts: () => [...actor.getSnapshot().context.ghosts.keys()],
  }
}

describe('the name of a saved cart', () => {
  it('is changed in its place, by one call', async () => {
    const page = open()
    await page.tell({ type: 'renaming.asked' })
    expect(page.state()).toBe('naming')
    await page.tell({ type: 'name.submitted', name: 'Зима' })
    expect({ state: page.state(), calls: page.calls }).toEqual({
      state: 'standing',
      calls: [{ what: 'name', id: 7, name: 'Зима', key: 't-7-1' }],
    })
  })

  it('that stays as it was, or is not changed after all, asks for nothing', async () => {
    const page = open()
    await page.tell({ type: 'renaming.asked' })
    await page.tell({ type: 'name.submitted', name: 'Для бокса' })
    await page.tell({ type: 'renaming.asked' })
    await page.tell({ type: 'renaming.withdrawn' })
    expect({ state: page.state(), calls: page.calls }).toEqual({ state: 'standing', calls: [] })
  })

  it('without an answer goes again under the same key, another name under another; refused it says why [DEC-005]', async () => {
    const page = open(new ApiError(503, ''), new ApiError(600, ''), new ApiError(422, 'Плохое'), null)
    await page.tell({ type: 'renaming.asked' })
    for (const name of ['Зима', 'Зима', 'Лето', 'Лето']) {
      await page.tell({ type: 'name.submitted', name })
      if (page.state() === 'naming') expect(page.error()).not.toBe(null)
    }
    expect(page.calls.map(({ name, key }) => [name, key])).toEqual([
      ['Зима', 't-7-1'],
      ['Зима', 't-7-1'],
      ['Лето', 't-7-2'],
      ['Лето', 't-7-3'],
    ])
    expect({ state: page.state(), error: page.error() }).toEqual({ state: 'standing', error: null })
  })
})

describe('deleting a saved cart', () => {
  it('asks nothing, leaves a ghost at once, and is undone [DEC-021]', async () => {
    const page = open('never')
    await page.tell({ type: 'removal.asked' })
    expect({ state: page.state(), ghosts: page.ghosts() }).toEqual({ state: 'removing', ghosts: [7] })
    const answered = open()
    await answered.tell({ type: 'removal.asked' })
    expect({ state: answered.state(), ghosts: answered.ghosts() }).toEqual({ state: 'removed', ghosts: [7] })
    await answered.tell({ type: 'return.asked' })
    expect([answered.state(), answered.ghosts(), answered.calls.map(({ what, key }) => [what, key])]).toEqual([
      'standing',
      [],
      [
        ['removal', 't-7-1'],
        ['return', 't-7-2'],
      ],
    ])
  })

  it('that was refused, or has no answer, leaves it where it is and says why; the latter is asked again under its key', async () => {
    const page = open(new ApiError(403, 'Нельзя'), new ApiError(0, ''), null)
    await page.tell({ type: 'removal.asked' })
    expect({ state: page.state(), error: page.error(), ghosts: page.ghosts() }).toEqual({ state: 'standing', error: 403, ghosts: [] })
    await page.tell({ type: 'removal.asked' })
    expect({ state: page.state(), error: page.error(), ghosts: page.ghosts() }).toEqual({ state: 'standing', error: 0, ghosts: [] })
    await page.tell({ type: 'removal.asked' })
    expect([page.state(), page.error(), page.calls.map(({ key }) => key)]).toEqual(['removed', null, ['t-7-1', 't-7-2', 't-7-2']])
  })

  it('of one that is not there any more is done', async () => {
    const page = open(new ApiError(404, 'Нет'))
    await page.tell({ type: 'removal.asked' })
    expect({ state: page.state(), ghosts: page.ghosts(), error: page.error() }).toEqual({ state: 'removed', ghosts: [7], error: null })
  })

  it('that cannot be undone now says why and may be tried again under the same key', async () => {
    const page = open(null, new ApiError(503, ''), new ApiError(422, 'Уже сто'), null)
    await page.tell({ type: 'removal.asked' })
    for (const status of [503, 422]) {
      await page.tell({ type: 'return.asked' })
      expect({ state: page.state(), error: page.error(), ghosts: page.ghosts() }).toEqual({ state: 'removed', error: status, ghosts: [7] })
    }
    await page.tell({ type: 'return.asked' })
    expect([page.state(), page.ghosts(), page.calls.map(({ key }) => key)]).toEqual(['standing', [], ['t-7-1', 't-7-2', 't-7-2', 't-7-3']])
  })

  it('and back stands for itself until it is read, or deleted again: a list of before does not have it', async () => {
    const page = open()
    const returned = () => [...page.actor.getSnapshot().context.returned.keys()]
    await page.tell({ type: 'removal.asked' })
    await page.tell({ type: 'return.asked' })
    expect(returned()).toEqual([7])
    await page.tell({ type: 'removal.asked' })
    expect({ returned: returned(), ghosts: page.ghosts() }).toEqual({ returned: [], ghosts: [7] })
    await page.tell({ type: 'return.asked' })
    page.actor.send({ type: 'carts.read', carts: [savedCart([[1, 4]], { version: 3 })] })
    expect({ returned: returned(), ghosts: page.ghosts() }).toEqual({ returned: [], ghosts: [] })
  })

  it('that another tab undid is undone here too; what was read before it is not taken for that', async () => {
    const page = open()
    await page.tell({ type: 'removal.asked' })
    page.actor.send({ type: 'carts.read', carts: [savedCart([[1, 4]])] })
    expect({ state: page.state(), ghosts: page.ghosts() }).toEqual({ state: 'removed', ghosts: [7] })
    page.actor.send({ type: 'carts.read', carts: [savedCart([[1, 4]], { version: 3 })] })
    expect({ state: page.state(), ghosts: page.ghosts() }).toEqual({ state: 'standing', ghosts: [] })
  })

  it('that comes back under another number is the new cart', async () => {
    const page = open(null, savedCart([], { id: 9 }))
    await page.tell({ type: 'removal.asked' })
    await page.tell({ type: 'return.asked' })
    expect([page.ghosts(), [...page.actor.getSnapshot().context.carts.keys()]]).toEqual([[], [7, 8, 9]])
    expect([...page.actor.getSnapshot().context.returned.keys()]).toEqual([9])
  })
})

it('an older reading that comes after an answer does not bring the old name back', async () => {
  const page = open(savedCart([], { name: 'Зима', version: 3 }))
  await page.tell({ type: 'renaming.asked' })
  await page.tell({ type: 'name.submitted', name: 'Зима' })
  page.actor.send({ type: 'carts.read', carts: [savedCart([], { version: 2 })] })
  expect(page.actor.getSnapshot().context.carts.get(7)?.getSnapshot().context.cart).toMatchObject({ name: 'Зима', version: 3 })
})

it('a cart that is read anew is one participant, with what was read last', () => {
  const page = open()
  const before = page.actor.getSnapshot().context.carts.get(7)
  page.actor.send({ type: 'carts.read', carts: [savedCart([], { name: 'Прочитана снова' })] })
  const after = page.actor.getSnapshot().context.carts.get(7)
  expect([after === before, after?.getSnapshot().context.cart.name]).toEqual([true, 'Прочитана снова'])
})
