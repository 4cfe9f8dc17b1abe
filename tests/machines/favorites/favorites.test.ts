import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { favoritesMachine, type MarkCommand } from '../../../machines/favorites/favorites.machine'
import { selectFavorite } from '../../../machines/favorites/favorites.selectors'
import { ApiError } from '../../../model/api-error'
import { atRest } from '../../support/waiting/at-rest'
import { runs } from '../../support/runs'

/** Favourites whose server answers when it is told to. The server's list begins with product 1. */
async function open() {
  const clock = new SimulatedClock()
  const server = { ids: new Set([1]), status: null as number | null, asked: 0 }
  const writes: MarkCommand[] = []
  const lists: (() => void)[] = []
  const machine = favoritesMachine.provide({
    actors: {
      loadFavorites: fromPromise(async () => {
        server.asked++
        if (server.status !== null) throw new ApiError(server.status, '')
        const ids: readonly number[] = [...server.ids]
        return new Promise<readonly number[]>((resolve) => lists.push(() => resolve(ids)))
      }),
      markWriter: fromCallback<MarkCommand>(({ receive }) => receive((command) => writes.push(command))),
    },
  })
  const favorites = createActor(machine, { clock, input: { userId: 1 } })
  const facts: unknown[] = []
  favorites.on('*', (fact) => facts.push(fact))
  favorites.start()
  await atRest()
  const apply = ({ productId, favorite }: MarkCommand) => (favorite ? server.ids.add(productId) : server.ids.delete(productId))
  return {
    clock,
    favorites,
    server,
    writes,
    facts,
    wish: (id: number, favorite: boolean) => favorites.send({ type: 'favorite.wished', product: { id, article: `A-${id}` }, favorite }),
    shown: (id: number, favorite = false) => selectFavorite({ id, favorite })(favorites.getSnapshot()),
    list: async () => {
      for (const resolve of lists.splice(0)) resolve()
      await atRest()
    },
    keep: (index = 0) => {
      const [write] = writes.splice(index % Math.max(1, writes.length), 1)
      if (!write) return
      apply(write)
      favorites.send({ ...write, type: 'mark.kept' })
    },
    refuse: (index = 0, type: 'mark.refused' | 'mark.unanswered' = 'mark.refused') => {
      const [write] = writes.splice(index % Math.max(1, writes.length), 1)
      if (write) favorites.send({ type, productId: write.productId, reason: 'Нет' })
    },
    askLogin: () => {
      const [write] = writes.splice(0, 1)
      if (write) favorites.send({ type: 'mark.barred', productId: write.productId })
    },
  }
}

describe('favourites', () => {
  it('are what the product says until the list is there, then what the list says [STATE-018]', async () => {
    const { shown, list } = await open()
    expect([shown(1, false), shown(2, true)]).toEqual([false, true])
    await list()
    expect([shown(1, false), shown(2, true)]).toEqual([true, false])
  })

  it('show a mark at once, and write it [STATE-018]', async () => {
    const { wish, shown, list, keep, writes, facts } = await open()
    await list()
    wish(2, true)
    expect({ shown: shown(2), writes }).toEqual({ shown: true, writes: [{ type: 'mark.send', productId: 2, favorite: true }] })
    keep()
    expect({ shown: shown(2), facts }).toEqual({ shown: true, facts: [] })
  })

  it('take a refused mark back, and say so', async () => {
    const { wish, shown, list, refuse, facts } = await open()
    await list()
    wish(1, false)
    expect(shown(1)).toBe(false)
    refuse()
    expect({ shown: shown(1), facts }).toEqual({
      shown: true,
      facts: [{ type: 'favorite.refused', article: 'A-1', favorite: false, reason: 'Нет' }],
    })
  })

  it('toggled quickly end in the last wish, one write of a product at a time', async () => {
    const { wish, shown, list, keep, writes, server } = await open()
    await list()
    for (const favorite of [true, false, true, false]) wish(2, favorite)
    expect([shown(2), writes.length]).toEqual([false, 1])
    keep()
    expect({ shown: shown(2), writes }).toEqual({ shown: false, writes: [{ type: 'mark.send', productId: 2, favorite: false }] })
    keep()
    expect([shown(2), writes, server.ids.has(2)]).toEqual([false, [], false])
  })

  it('say nothing of a refused mark that the user had taken back himself, and go on with what he wishes now', async () => {
    const { wish, shown, list, refuse, keep, writes, facts } = await open()
    await list()
    wish(2, true)
    wish(2, false)
    refuse()
    expect({ shown: shown(2), writes, facts }).toEqual({
      shown: false,
      writes: [{ type: 'mark.send', productId: 2, favorite: false }],
      facts: [],
    })
    keep()
    expect(shown(2)).toBe(false)
  })

  it('ask the list again after a mark without an answer: it may have been kept', async () => {
    const { wish, shown, list, refuse, server } = await open()
    await list()
    wish(2, true)
    server.ids.add(2) // it was done
    refuse(0, 'mark.unanswered')
    await atRest()
    expect(shown(2)).toBe(false)
    await list()
    expect({ shown: shown(2), asked: server.asked }).toEqual({ shown: true, asked: 2 })
  })

  it('wait where a login is asked for, and go out with the last wish when there is one [DEC-008]', async () => {
    const { favorites, wish, shown, list, keep, askLogin, writes, facts, server } = await open()
    await list()
    wish(2, true)
    wish(3, true)
    askLogin()
    wish(4, true) // nothing goes out that would only meet the same
    wish(3, false)
    askLogin()
    expect([shown(2), shown(3), shown(4), writes, facts]).toEqual([true, false, true, [], []])
    favorites.send({ type: 'favorites.retried' })
    expect(writes.map(({ productId, favorite }) => [productId, favorite])).toEqual([
      [2, true],
      [3, false],
      [4, true],
    ])
    for (let turn = 0; turn < 3; turn++) keep()
    expect([[...server.ids], server.asked]).toEqual([[1, 2, 4], 1])
  })

  it.each([401, 403, 503])('whose list met %i are asked for again when what kept it away may be over', async (status) => {
    const { favorites, shown, list, server } = await open()
    await list()
    server.status = status
    favorites.send({ type: 'favorites.reload', tags: ['favorites'] })
    await atRest()
    server.status = null
    server.ids.add(7)
    favorites.send({ type: 'favorites.retried' })
    await atRest()
    await list()
    expect({ asked: server.asked, shown: shown(7) }).toEqual({ asked: 3, shown: true })
  })

  it('marked elsewhere are read anew; other news are none', async () => {
    const { favorites, shown, list, server } = await open()
    await list()
    server.ids.add(7)
    favorites.send({ type: 'favorites.reload', tags: ['cart'] })
    favorites.send({ type: 'favorites.reload', tags: ['favorites'] })
    await atRest()
    await list()
    expect({ asked: server.asked, shown: shown(7) }).toEqual({ asked: 2, shown: true })
  })

  it('without an answer are asked for again, each time later; a refusal stays, and the products’ own marks are shown', async () => {
    const { favorites, clock, shown, list, server } = await open()
    server.status = 503
    favorites.send({ type: 'favorites.reload', tags: ['favorites'] })
    await atRest()
    for (const [pause, asked] of [
      [5000, 3],
      [9999, 3],
      [1, 4],
    ] as const) {
      clock.increment(pause)
      await atRest()
      expect(server.asked).toBe(asked)
    }
    server.status = 403
    clock.increment(20_000)
    await atRest()
    clock.increment(600_000)
    await atRest()
    await list() // of the first reading, long given up
    expect({ asked: server.asked, shown: shown(3, true) }).toEqual({ asked: 5, shown: true })
  })
})

it('in whatever order wishes, answers and lists come: in the end the screen and the server hold the last wish that was not refused', async () => {
  const index = fc.nat({ max: 4 })
  const id = fc.integer({ min: 1, max: 3 })
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('wish' as const), id, favorite: fc.boolean() }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('keep' as const), index }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('refuse' as const), index }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('list' as const, 'reload' as const) }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const { favorites, server, writes, shown, wish, keep, refuse, list } = await open()
      const last = new Map<number, boolean>()
      for (const each of steps) {
        if (each.do === 'wish') {
          wish(each.id, each.favorite)
          last.set(each.id, each.favorite)
          expect(shown(each.id)).toBe(each.favorite)
        }
        if (each.do === 'keep') keep(each.index)
        if (each.do === 'refuse') {
          const write = writes[each.index % Math.max(1, writes.length)]
          refuse(each.index)
          // A wish that is refused is none any more; a newer one stands.
          if (write && last.get(write.productId) === write.favorite) last.delete(write.productId)
        }
        if (each.do === 'list') await list()
        if (each.do === 'reload') favorites.send({ type: 'favorites.reload', tags: ['favorites'] })
        await atRest()
        expect(new Set(writes.map(({ productId }) => productId)).size).toBe(writes.length)
      }
      for (let turn = 0; turn < 10; turn++) keep()
      await list()
      for (const [product, favorite] of last)
        expect([product, shown(product), server.ids.has(product)]).toEqual([product, favorite, favorite])
      for (const product of [1, 2, 3]) expect({ product, shown: shown(product) }).toEqual({ product, shown: server.ids.has(product) })
    }),
    runs(200),
  )
})
