import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { refillMachine, type Refillable } from '../../../machines/refill/refill.machine'
import { ApiError } from '../../../model/api-error'
import { REST_PAUSE_MS } from '../../../model/limits'
import type { RefillRow, RefillWish } from '../../../model/refill/refill'
import { product } from '../../support/plain-goods'
import { atRest } from '../../support/waiting/at-rest'

const row = (id: number, changes: Partial<RefillRow> = {}): RefillRow => ({
  product: product(id),
  qty: id,
  then: 1000,
  now: { product: product(id), cost: 1000, stock: 50 },
  whyNot: null,
  analog: null,
  ...changes,
})
const ROWS = [row(1), row(2), row(3, { now: null, whyNot: 'noStock', analog: { product: product(9), cost: 900, stock: 50 } })]
const found: Refillable = { rows: ROWS, boughtFor: null }

/** Each loading is answered by the next of `loads`; a cart that takes every wish, or says no. */
function open(loads: (Refillable | ApiError)[] = [found], adding: ApiError | 'keeps' | 'keepsOnce' | 'never' | Promise<never> = 'keeps') {
  const asked: number[] = []
  const told: { regionId: number; wishes: (readonly [number, number])[] }[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    refillMachine.provide({
      actors: {
        loadList: fromPromise(async ({ input }) => {
          asked.push(input.regionId)
          const answer = loads.shift() ?? found
          if (answer instanceof ApiError) throw answer
          return answer
        }),
        addLines: fromPromise(async ({ input: { regionId, wishes } }) => {
          told.push({ regionId, wishes: wishes.map(({ product: { id }, quantity }: RefillWish) => [id, quantity]) })
          if (adding instanceof ApiError) throw adding
          if (adding === 'keepsOnce' && told.length === 2) throw new ApiError(409, 'Корзина другая')
          if (adding === 'never') await new Promise(() => {})
          if (typeof adding !== 'string') await adding
          const after = new Map(wishes.map(({ product: { id }, quantity }) => [id, quantity]))
          return { after, unsure: new Set<number>(), refused: new Map(), isWaiting: false }
        }),
      },
    }),
    { clock },
  ).start()
  const tell = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    await atRest()
  }
  type Standing = (readonly [number, number])[]
  const lines = (standing: Standing) => standing.map(([id, qty]) => ({ product: product(id), qty }))
  const confirm = (...standing: Standing) => tell({ type: 'refill.confirmed', standing: lines(standing) })
  const undo = (...standing: Standing) => tell({ type: 'refill.undone', standing: lines(standing) })
  return {
    asked,
    told,
    tell,
    confirm,
    undo,
    clock,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

it('loads for the region in force, ticks all that can be had, and adds that on top of the cart by one event [DEC-020]', async () => {
  const flow = open()
  expect({ state: flow.state(), asked: flow.asked }).toEqual({ state: 'waiting', asked: [] })
  await flow.tell({ type: 'region.aimed', regionId: 5 })
  expect([flow.state(), [...flow.context().choice.keys()]]).toEqual(['choosing', [1, 2]])
  await flow.confirm([1, 10], [8, 4])
  expect(flow.told).toEqual([
    {
      regionId: 5,
      wishes: [
        [1, 11],
        [2, 2],
      ],
    },
  ])
  expect(flow.state()).toBe('reported')
  expect(flow.context().report?.added.map(({ product: { id } }) => id)).toEqual([1, 2])
  expect(flow.context().report?.missing.map(({ product: { id } }) => id)).toEqual([3])
})

it('puts in chosen lines only, and a replacement where that is ticked', async () => {
  const flow = open()
  await flow.tell({ type: 'region.aimed', regionId: 5 })
  await flow.tell({ type: 'line.chosen', productId: 1, as: null })
  await flow.tell({ type: 'line.chosen', productId: 3, as: 'analog' })
  await flow.confirm()
  expect(flow.told[0]?.wishes).toEqual([
    [2, 2],
    [9, 3],
  ])
  expect(flow.context().report?.replaced.map(({ product: { id } }) => id)).toEqual([3])
})

it('does nothing where nothing is chosen', async () => {
  const flow = open()
  await flow.tell({ type: 'region.aimed', regionId: 5 })
  await flow.tell({ type: 'lines.chosen', isWhole: false })
  await flow.confirm()
  expect({ state: flow.state(), told: flow.told }).toEqual({ state: 'choosing', told: [] })
})

it('takes the other lines out of the cart at the first press where these goods alone are wanted', async () => {
  const flow = open()
  await flow.tell({ type: 'region.aimed', regionId: 5 })
  await flow.tell({ type: 'mode.changed', mode: 'replace' })
  await flow.confirm([1, 10], [8, 4])
  expect({ state: flow.state(), wishes: flow.told[0]?.wishes }).toEqual({
    state: 'reported',
    wishes: [
      [1, 1],
      [2, 2],
      [8, 0],
    ],
  })
})

it('makes the cart again what it was, in the region where it was put in, whatever region came since [DEC-021]', async () => {
  const flow = open()
  await flow.tell({ type: 'region.aimed', regionId: 5 })
  await flow.tell({ type: 'mode.changed', mode: 'replace' })
  await flow.confirm([2, 10], [8, 4])
  await flow.tell({ type: 'region.aimed', regionId: 6 })
  await flow.undo([1, 1], [2, 2])
  expect([flow.state(), flow.told[1]]).toEqual([
    'undone',
    {
      regionId: 5,
      wishes: [
        [1, 0],
        [2, 10],
        [8, 4],
      ],
    },
  ])
})

it('leaves what was ordered or changed since as it is, and names it [DEC-022]', async () => {
  const flow = open()
  await flow.tell({ type: 'region.aimed', regionId: 5 })
  await flow.confirm([2, 10], [8, 4])
  // An order took line 2, which stood there before with ten pieces.
  await flow.undo([1, 1], [8, 4])
  expect([flow.state(), flow.told[1]?.wishes, flow.context().left.map(({ id }) => id)]).toEqual(['undone', [[1, 0]], [2]])
})

it('that the cart would not make again what it was says why, keeps its report, and may be tried again', async () => {
  const flow = open([], 'keepsOnce')
  await flow.tell({ type: 'region.aimed', regionId: 5 })
  await flow.confirm([8, 4])
  await flow.undo([1, 1], [2, 2], [8, 4])
  expect([flow.state(), flow.context().refusal?.message, flow.context().report?.added.length]).toEqual(['reported', 'Корзина другая', 2])
  await flow.undo([1, 1], [2, 2], [8, 4])
  expect([flow.state(), flow.context().refusal, flow.told.length]).toEqual(['undone', null, 3])
})

it('without an answer is loaded again by itself; refused only when somebody asks', async () => {
  const flow = open([new ApiError(503, ''), new ApiError(403, '')])
  await flow.tell({ type: 'region.aimed', regionId: 5 })
  expect({ state: flow.state(), status: flow.context().error?.status }).toEqual({ state: 'failed', status: 503 })
  flow.clock.increment(REST_PAUSE_MS)
  await atRest()
  expect({ state: flow.state(), status: flow.context().error?.status }).toEqual({ state: 'refused', status: 403 })
  flow.clock.increment(600_000)
  await atRest()
  expect(flow.asked).toHaveLength(2)
  await flow.tell({ type: 'loading.retried' })
  expect([flow.state(), flow.asked.length, flow.context().error]).toEqual(['choosing', 3, null])
})

it('of another region is loaded anew with its prices; what is on its way into a cart is told of that one [DEC-027]', async () => {
  const flow = open([], 'never')
  await flow.tell({ type: 'region.aimed', regionId: 5 })
  await flow.tell({ type: 'region.aimed', regionId: 5 })
  await flow.tell({ type: 'region.aimed', regionId: 6 })
  expect({ asked: flow.asked, state: flow.state() }).toEqual({ asked: [5, 6], state: 'choosing' })
  await flow.confirm()
  await flow.tell({ type: 'region.aimed', regionId: 5 })
  expect({ asked: flow.asked, state: flow.state(), regionId: flow.told[0]?.regionId }).toEqual({
    asked: [5, 6],
    state: 'adding',
    regionId: 6,
  })
})

it('that the cart would not take says why and may be tried again', async () => {
  const flow = open([], new ApiError(409, 'Корзина другая'))
  await flow.tell({ type: 'region.aimed', regionId: 5 })
  await flow.confirm()
  expect({ state: flow.state(), message: flow.context().refusal?.message }).toEqual({ state: 'choosing', message: 'Корзина другая' })
  await flow.confirm()
  expect(flow.told).toHaveLength(2)
})

it('that the cart would not take while another region came is shown anew with the prices of that one, and says why [DEC-027]', async () => {
  let refuse: (error: ApiError) => void = () => {}
  const flow = open([], new Promise<never>((_, reject) => (refuse = reject)))
  await flow.tell({ type: 'region.aimed', regionId: 5 })
  await flow.confirm()
  await flow.tell({ type: 'region.aimed', regionId: 6 })
  await flow.tell({ type: 'region.aimed', regionId: 7 })
  refuse(new ApiError(409, 'Корзина другая'))
  await atRest()
  expect({ state: flow.state(), asked: flow.asked, regionId: flow.context().regionId, message: flow.context().refusal?.message }).toEqual({
    state: 'choosing',
    asked: [5, 7],
    regionId: 7,
    message: 'Корзина другая',
  })
})

it('that the cart would not take in the region that came back is chosen from as it stands', async () => {
  let refuse: (error: ApiError) => void = () => {}
  const flow = open([], new Promise<never>((_, reject) => (refuse = reject)))
  await flow.tell({ type: 'region.aimed', regionId: 5 })
  await flow.tell({ type: 'line.chosen', productId: 1, as: null })
  await flow.confirm()
  await flow.tell({ type: 'region.aimed', regionId: 6 })
  await flow.tell({ type: 'region.aimed', regionId: 5 })
  refuse(new ApiError(409, 'Корзина другая'))
  await atRest()
  expect([flow.state(), flow.asked, [...flow.context().choice.keys()]]).toEqual(['choosing', [5], [2]])
})

it('that brings things once adds nothing to what stands in the cart when the button is pressed, unless its row was ticked by hand', async () => {
  const once = { ...found, isOnce: true }
  const untouched = open([once])
  await untouched.tell({ type: 'region.aimed', regionId: 5 })
  await untouched.confirm([1, 7], [2, 2])
  expect({ state: untouched.state(), told: untouched.told }).toEqual({ state: 'choosing', told: [] })
  await untouched.confirm([1, 7])
  expect(untouched.told.map(({ wishes }) => wishes)).toEqual([[[2, 2]]])
  expect(untouched.context().report?.added.map(({ product: { id } }) => id)).toEqual([2])

  const ticked = open([once])
  await ticked.tell({ type: 'region.aimed', regionId: 5 })
  await ticked.tell({ type: 'line.chosen', productId: 1, as: 'itself' })
  await ticked.confirm([1, 7], [2, 2])
  expect(ticked.told.map(({ wishes }) => wishes)).toEqual([[[1, 8]]])
})

it('that brings things once keeps all of its own where it takes the place of the cart', async () => {
  const flow = open([{ ...found, isOnce: true }])
  await flow.tell({ type: 'region.aimed', regionId: 5 })
  await flow.tell({ type: 'mode.changed', mode: 'replace' })
  await flow.confirm([1, 1], [8, 3])
  expect(flow.told.map(({ wishes }) => wishes)).toEqual([
    [
      [1, 1],
      [2, 2],
      [8, 0],
    ],
  ])
})
