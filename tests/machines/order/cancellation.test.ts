import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { cancellationMachine } from '../../../machines/order/cancellation.machine'
import { ApiError } from '../../../model/api-error'
import { atRest } from '../../support/waiting/at-rest'

/** Each try is answered by the next of `answers`. */
function open(...answers: (ApiError | 'done' | 'never')[]) {
  const sent: unknown[] = []
  const machine = cancellationMachine.provide({
    actors: {
      sendCancellation: fromPromise(async ({ input }) => {
        sent.push(input)
        const answer = answers.shift()
        if (answer === 'never') return new Promise(() => {})
        if (answer instanceof ApiError) throw answer
      }),
    },
  })
  const actor = createActor(machine)
  const facts: unknown[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  const ask = (key: string, orderId = 7) => actor.send({ type: 'cancellation.asked', orderId, key })
  const withdraw = (orderId = 7) => actor.send({ type: 'cancellation.withdrawn', orderId })
  const confirm = async (orderId = 7) => {
    actor.send({ type: 'cancellation.confirmed', orderId })
    await atRest()
  }
  const state = () => {
    const { value, context } = actor.getSnapshot()
    return [value, context.orderId, context.error?.status ?? null]
  }
  return { sent, facts, ask, withdraw, confirm, state }
}
const DONE = { type: 'order.cancelled', orderId: 7 }
const DOUBTFUL = { type: 'cancellation.doubtful', orderId: 7 }
const failed = (isDoubtful: boolean, reason: unknown = expect.stringMatching(/\.$/)) => ({
  type: 'cancellation.failed',
  orderId: 7,
  isDoubtful,
  reason,
})

it('asks first, and is sent again under its own key when it had no answer; a new question has a new key [DEC-024]', async () => {
  const { sent, facts, ask, confirm, state } = open(new ApiError(503, ''), 'done', 'done')
  await confirm()
  expect(sent).toEqual([])
  ask('k-1')
  await confirm()
  expect({ state: state(), facts }).toEqual({ state: ['asking', 7, 503], facts: [failed(true), DOUBTFUL] })
  await confirm()
  expect([state(), facts.slice(2)]).toEqual([['resting', 7, null], [DONE]])
  ask('k-2')
  await confirm()
  expect(sent).toEqual(['k-1', 'k-1', 'k-2'].map((key) => ({ orderId: 7, key })))
})

it('may be withdrawn until it is on its way; an old failure is not told again', async () => {
  const { sent, facts, ask, withdraw, confirm, state } = open(new ApiError(409, 'Уже в пути'), 'never')
  ask('k-1')
  await confirm()
  expect(facts).toEqual([failed(false, 'Уже в пути.')])
  withdraw()
  ask('k-2')
  expect(state()).toEqual(['asking', 7, null])
  await confirm()
  withdraw()
  ask('k-3', 8)
  await confirm(8)
  expect({ state: state(), sent }).toEqual({ state: ['cancelling', 7, null], sent: ['k-1', 'k-2'].map((key) => ({ orderId: 7, key })) })
})

it('hears only what is pressed on the order that is asked about; another question takes its place [DEC-024]', async () => {
  const { sent, ask, withdraw, confirm, state } = open('never')
  ask('k-1')
  await confirm(8)
  withdraw(8)
  expect({ state: state(), sent }).toEqual({ state: ['asking', 7, null], sent: [] })
  ask('k-2', 8)
  await confirm(7)
  expect({ state: state(), sent }).toEqual({ state: ['asking', 8, null], sent: [] })
  await confirm(8)
  expect(sent).toEqual([{ orderId: 8, key: 'k-2' }])
})

it('that had no answer keeps its key, whatever other order is asked about meanwhile, until an answer comes; withdrawn it is doubtful once more [DEC-024]', async () => {
  const { sent, facts, ask, withdraw, confirm } = open(
    new ApiError(503, ''),
    'done',
    new ApiError(503, ''),
    new ApiError(409, 'Нет'),
    'never',
  )
  ask('k-1')
  await confirm()
  withdraw()
  expect(facts).toEqual([failed(true), DOUBTFUL, DOUBTFUL])
  ask('k-8', 8)
  await confirm(8)
  ask('k-2')
  await confirm()
  ask('k-9', 9)
  ask('k-3')
  await confirm() // refused: that is an answer
  withdraw()
  ask('k-4')
  await confirm()
  expect(sent).toEqual([
    { orderId: 7, key: 'k-1' },
    { orderId: 8, key: 'k-8' },
    { orderId: 7, key: 'k-1' },
    { orderId: 7, key: 'k-1' },
    { orderId: 7, key: 'k-4' },
  ])
})

it('that had no answer keeps its key over a lost login too: a 401 says nothing of what became of it [DEC-024]', async () => {
  const { sent, facts, ask, withdraw, confirm, state } = open(new ApiError(503, ''), new ApiError(401, 'Войдите снова'), 'done', 'done')
  ask('k-1')
  await confirm()
  await confirm()
  expect([state(), facts.slice(2)]).toEqual([['asking', 7, 401], [failed(true, 'Войдите снова.')]])
  withdraw()
  expect(facts.slice(3)).toEqual([DOUBTFUL])
  ask('k-2')
  await confirm()
  ask('k-3')
  await confirm()
  expect([sent, facts.slice(4)]).toEqual([['k-1', 'k-1', 'k-1', 'k-3'].map((key) => ({ orderId: 7, key })), [DONE, DONE]])
})

it('refused for want of a login, and never unanswered, is not done: the next question has a new key', async () => {
  const { sent, facts, ask, withdraw, confirm } = open(new ApiError(401, 'Войдите снова'), 'done')
  ask('k-1')
  await confirm()
  withdraw()
  ask('k-2')
  await confirm()
  expect({ sent, facts }).toEqual({
    sent: ['k-1', 'k-2'].map((key) => ({ orderId: 7, key })),
    facts: [failed(false, 'Войдите снова.'), DONE],
  })
})

it('withdrawn before it was ever confirmed leaves nothing in doubt', () => {
  const { facts, ask, withdraw } = open()
  ask('k-1')
  withdraw()
  expect(facts).toEqual([])
})
