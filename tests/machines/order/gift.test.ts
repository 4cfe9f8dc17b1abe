import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { giftMachine } from '../../../machines/order/gift.machine'
import { ApiError } from '../../../model/api-error'
import { REST_PAUSE_MS } from '../../../model/limits'
import { atRest } from '../../support/waiting/at-rest'

type Answer = ApiError | 'done' | 'never'
/** Each request is answered by the next of `answers`, each look at the order by the next of `looks`. */
function open(answers: Answer[], looks: (boolean | ApiError)[] = []) {
  const sent: unknown[] = []
  let looked = 0
  const machine = giftMachine.provide({
    actors: {
      askGift: fromPromise(async ({ input }) => {
        sent.push(input.productId)
        const answer = answers.shift()
        if (answer instanceof ApiError) throw answer
        if (answer === 'never') await new Promise(() => {})
      }),
      lookUp: fromPromise(async () => {
        looked++
        const answer = looks.shift() ?? false
        if (answer instanceof ApiError) throw answer
        return answer
      }),
    },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, input: { orderId: 7 } })
  const facts: unknown[] = []
  actor.on('*', ({ type }) => facts.push(type))
  actor.start()
  const wait = async (ms: number) => {
    clock.increment(ms)
    await atRest()
  }
  return {
    sent,
    facts,
    looked: () => looked,
    pick: (productId: number) => actor.send({ type: 'gift.picked', productId }),
    ask: async (canSkip = false) => {
      actor.send({ type: 'gift.asked', canSkip })
      await atRest()
    },
    wait,
    state: () => actor.getSnapshot().value,
    error: () => actor.getSnapshot().context.error?.status ?? null,
  }
}

it('is chosen first and asked for once; what was taken is not asked for again [DEC-023]', async () => {
  const gift = open(['done'])
  await gift.ask()
  expect({ state: gift.state(), sent: gift.sent }).toEqual({ state: 'choosing', sent: [] })
  gift.pick(3)
  gift.pick(5)
  await gift.ask()
  await gift.ask()
  expect({ state: gift.state(), sent: gift.sent, facts: gift.facts }).toEqual({ state: 'taken', sent: [5], facts: ['gift.taken'] })
})

it('is asked for without a choice where the server does not say among which [DEC-006]', async () => {
  const gift = open(['done'])
  await gift.ask(true)
  expect({ state: gift.state(), sent: gift.sent }).toEqual({ state: 'taken', sent: [null] })
})

it('whose answer was lost is looked up, and is taken where the order says so: nothing is asked twice [DEC-005]', async () => {
  const gift = open([new ApiError(0, '')], [true])
  gift.pick(3)
  await gift.ask()
  gift.pick(4)
  expect({ state: gift.state(), looked: gift.looked() }).toEqual({ state: 'failed', looked: 0 })
  await gift.wait(REST_PAUSE_MS)
  expect({ state: gift.state(), sent: gift.sent, facts: gift.facts }).toEqual({ state: 'taken', sent: [3], facts: ['gift.taken'] })
})

it('whose answer was lost before it was given is asked for again, the same one, by itself or at once [DEC-005]', async () => {
  const gift = open([new ApiError(503, ''), new ApiError(503, ''), 'done'])
  gift.pick(3)
  await gift.ask()
  await gift.wait(REST_PAUSE_MS)
  expect({ state: gift.state(), sent: gift.sent }).toEqual({ state: 'failed', sent: [3, 3] })
  await gift.ask()
  expect({ state: gift.state(), sent: gift.sent, looked: gift.looked() }).toEqual({ state: 'taken', sent: [3, 3, 3], looked: 2 })
})

it('is not asked for in a hurry while nobody answers: the pauses grow', async () => {
  const gift = open([new ApiError(0, '')], [new ApiError(0, ''), new ApiError(0, ''), false])
  gift.pick(3)
  await gift.ask()
  await gift.wait(REST_PAUSE_MS)
  expect({ state: gift.state(), looked: gift.looked() }).toEqual({ state: 'failed', looked: 1 })
  await gift.wait(REST_PAUSE_MS)
  expect(gift.looked()).toBe(1)
  await gift.wait(REST_PAUSE_MS)
  expect(gift.looked()).toBe(2)
})

it('that is refused as taken already is taken; any other refusal is said, and another may be chosen [DEC-023]', async () => {
  const taken = open([new ApiError(409, 'Подарок уже получен')], [true])
  taken.pick(3)
  await taken.ask()
  expect({ state: taken.state(), error: taken.error(), facts: taken.facts }).toEqual({ state: 'taken', error: null, facts: ['gift.taken'] })

  const late = open([new ApiError(409, 'Поздно')], [false])
  late.pick(3)
  await late.ask()
  expect({ state: late.state(), error: late.error(), sent: late.sent }).toEqual({ state: 'refused', error: 409, sent: [3] })

  const wrong = open([new ApiError(422, ''), 'done'])
  wrong.pick(3)
  await wrong.ask()
  expect({ state: wrong.state(), error: wrong.error(), looked: wrong.looked() }).toEqual({ state: 'refused', error: 422, looked: 0 })
  wrong.pick(4)
  expect({ state: wrong.state(), error: wrong.error() }).toEqual({ state: 'choosing', error: null })
  await wrong.ask()
  expect({ state: wrong.state(), sent: wrong.sent }).toEqual({ state: 'taken', sent: [3, 4] })
})
