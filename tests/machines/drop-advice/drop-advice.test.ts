import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type Counted, dropAdviceMachine, type Rounds } from '../../../machines/drop-advice/drop-advice.machine'
import { ApiError } from '../../../model/api-error'
import { REST_PAUSE_MS } from '../../../model/limits'
import { atRest } from '../../support/waiting/at-rest'

/** `answers`: what is said of each list, by its id, one after the other; the last one again and again. */
async function open(rounds: Rounds, answers: Record<string, (number | ApiError)[]>) {
  const asked: (readonly string[])[] = []
  const clock = new SimulatedClock()
  const next = (id: string): Counted => {
    const left = answers[id] ?? []
    const answer = (left.length > 1 ? left.shift() : left[0]) ?? 0
    return answer instanceof ApiError ? { error: answer } : { count: answer }
  }
  const countLists = fromPromise<Counted[], { ids: readonly string[] }>(async ({ input: { ids } }) => {
    asked.push(ids)
    return ids.map(next)
  })
  const actor = createActor(dropAdviceMachine.provide({ actors: { countLists } }), { clock, input: { rounds } }).start()
  await atRest()
  return {
    asked,
    actor,
    pass: async (ms: number) => {
      clock.increment(ms)
      await atRest()
    },
    state: () => actor.getSnapshot().value,
    counts: () => Object.fromEntries(actor.getSnapshot().context.counts),
  }
}
const SILENT = new ApiError(503, '')
const REFUSED = new ApiError(422, '')

it('counts the lists without one filter each, and asks for no pairs where that helps', async () => {
  const advice = await open([['a', 'b'], ['a b']], { a: [0], b: [37] })
  expect({ state: advice.state(), counts: advice.counts(), asked: advice.asked }).toEqual({
    state: 'advised',
    counts: { a: 0, b: 37 },
    asked: [['a', 'b']],
  })
})

it('counts pairs where no single filter helps, and says where these do not either', async () => {
  const helped = await open(
    [
      ['a', 'b', 'c'],
      ['a b', 'a c'],
    ],
    { 'a c': [4] },
  )
  expect({ state: helped.state(), asked: helped.asked }).toEqual({
    state: 'advised',
    asked: [
      ['a', 'b', 'c'],
      ['a b', 'a c'],
    ],
  })
  expect((await open([['a', 'b'], ['a b']], {})).state()).toBe('helpless')
  expect((await open([['a']], {})).state()).toBe('helpless')
})

it('asks again by itself for what was not answered, only for that, with a growing pause; pairs wait for it', async () => {
  const advice = await open([['a', 'b'], ['a b']], { a: [0], b: [SILENT, SILENT, 9] })
  expect(advice.state()).toBe('failed')
  await advice.pass(REST_PAUSE_MS - 1)
  expect(advice.asked).toHaveLength(1)
  await advice.pass(1)
  expect({ state: advice.state(), asked: advice.asked }).toEqual({ state: 'failed', asked: [['a', 'b'], ['b']] })
  await advice.pass(REST_PAUSE_MS)
  expect(advice.asked).toHaveLength(2)
  await advice.pass(REST_PAUSE_MS)
  expect([advice.state(), advice.counts(), advice.asked.at(-1)]).toEqual(['advised', { a: 0, b: 9 }, ['b']])
})

it('advises what helps though another list was not answered', async () => {
  const advice = await open([['a', 'b']], { a: [5], b: [SILENT] })
  expect({ state: advice.state(), counts: advice.counts() }).toEqual({ state: 'advised', counts: { a: 5 } })
})

it('asks for what was refused by hand only', async () => {
  const advice = await open([['a']], { a: [REFUSED, 3] })
  expect(advice.state()).toBe('refused')
  await advice.pass(10 * REST_PAUSE_MS)
  expect(advice.asked).toHaveLength(1)
  advice.actor.send({ type: 'counting.retried' })
  await advice.pass(0)
  expect({ state: advice.state(), counts: advice.counts() }).toEqual({ state: 'advised', counts: { a: 3 } })
})
