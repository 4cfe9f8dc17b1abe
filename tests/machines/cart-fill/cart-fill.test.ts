import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { cartFillMachine } from '../../../machines/cart-fill/cart-fill.machine'
import { ApiError } from '../../../model/api-error'
import { REST_PAUSE_MS } from '../../../model/limits'
import { settle } from '../../support/open-tab'
import { price, product } from '../../support/plain-goods'

const GOODS = [product(1, { pack: 4 }), product(2), product(3)]

/** Of product 3 there is nothing in stock; a cart that takes every wish, or says no. */
function open(loads: ('prices' | ApiError)[] = [], adding: 'keeps' | ApiError | Promise<never> = 'keeps') {
  const asked: number[] = []
  const told: { regionId: number; wishes: (readonly [number, number])[] }[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    cartFillMachine.provide({
      actors: {
        loadPrices: fromPromise(async ({ input: { regionId, ids } }) => {
          asked.push(regionId)
          const answer = loads.shift() ?? 'prices'
          if (answer instanceof ApiError) throw answer
          return ids.map((id) => price(id, id === 3 ? { stock: 0 } : {}))
        }),
        addLines: fromPromise(async ({ input: { regionId, wishes } }) => {
          told.push({ regionId, wishes: wishes.map(({ product: { id }, quantity }) => [id, quantity] as const) })
          if (adding instanceof ApiError) throw adding
          if (typeof adding !== 'string') await adding
          const after = new Map(wishes.map(({ product: { id }, quantity }) => [id, quantity]))
          return { after, unsure: new Set<number>(), refused: new Map(), isWaiting: false }
        }),
      },
    }),
    { clock, input: { goods: GOODS } },
  ).start()
  const tell = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    await settle(1)
  }
  const aim = (regionId: number) => tell({ type: 'region.aimed', regionId })
  const confirm = (...standing: (readonly [number, number])[]) =>
    tell({ type: 'fill.confirmed', standing: standing.map(([id, qty]) => ({ product: product(id), qty })) })
  return { asked, told, tell, aim, confirm, clock, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context }
}

it('puts a pack of each product that can be had into the cart by one event, what stands there keeps its quantity [DEC-020]', async () => {
  const fill = open()
  expect([fill.state(), fill.asked]).toEqual(['waiting', []])
  await fill.aim(5)
  await fill.aim(5)
  expect([fill.state(), fill.asked]).toEqual(['ready', [5]])
  await fill.confirm([2, 7], [9, 1])
  expect([fill.state(), fill.told]).toEqual(['reported', [{ regionId: 5, wishes: [[1, 4]] }]])
  const report = fill.context().report
  expect(report?.added.map(({ product: { id } }) => id)).toEqual([1])
  expect(report?.missing.map(({ product: { id } }) => id)).toEqual([3])
  expect([report?.costlier, report?.cheaper, report?.corrected]).toEqual([[], [], []])
})

it('does nothing where all that can be had is in the cart', async () => {
  const fill = open()
  await fill.aim(5)
  await fill.confirm([1, 4], [2, 1])
  expect([fill.state(), fill.told]).toEqual(['ready', []])
})

it('whose prices do not come asks for them again after a pause, and at once where somebody asks', async () => {
  const fill = open([new ApiError(503, ''), new ApiError(0, '')])
  await fill.aim(5)
  expect([fill.state(), fill.context().error?.status]).toEqual(['failed', 503])
  fill.clock.increment(REST_PAUSE_MS)
  await settle(1)
  expect(fill.state()).toBe('failed')
  await fill.tell({ type: 'loading.retried' })
  expect([fill.state(), fill.asked.length, fill.context().error]).toEqual(['ready', 3, null])
})

it('whose prices the server refuses waits for somebody to ask again', async () => {
  const fill = open([new ApiError(403, 'Регион заблокирован')])
  await fill.aim(5)
  fill.clock.increment(REST_PAUSE_MS * 100)
  await settle(1)
  expect([fill.state(), fill.asked]).toEqual(['refused', [5]])
  await fill.tell({ type: 'loading.retried' })
  expect(fill.state()).toBe('ready')
})

it('of another region is worked out anew at its prices', async () => {
  const fill = open()
  await fill.aim(5)
  await fill.aim(6)
  await fill.confirm()
  expect([fill.asked, fill.told.map(({ regionId }) => regionId)]).toEqual([[5, 6], [6]])
})

it('that the cart does not take says why and may be tried again', async () => {
  const fill = open([], new ApiError(409, 'Корзина сейчас другая'))
  await fill.aim(5)
  await fill.confirm()
  expect([fill.state(), fill.context().refusal?.message, fill.context().report]).toEqual(['ready', 'Корзина сейчас другая', null])
  await fill.confirm()
  expect(fill.told).toHaveLength(2)
})

it('that the cart does not take because another region came begins anew for that one', async () => {
  let refuse = (_: ApiError) => {}
  const fill = open([], new Promise<never>((_, reject) => (refuse = reject)))
  await fill.aim(5)
  await fill.confirm()
  await fill.aim(6)
  expect(fill.state()).toBe('adding')
  refuse(new ApiError(409, 'Другой регион'))
  await settle(2)
  expect([fill.state(), fill.asked, fill.context().refusal?.message]).toEqual(['ready', [5, 6], 'Другой регион'])
})

it('that was reported stays so, whatever region comes', async () => {
  const fill = open()
  await fill.aim(5)
  await fill.confirm()
  await fill.aim(6)
  expect([fill.state(), fill.asked]).toEqual(['reported', [5]])
})
