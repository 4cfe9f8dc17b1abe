import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { cancellationMachine } from '../../../machines/order/cancellation.machine'
import { ApiError } from '../../../model/api-error'
import { settle } from '../../support/open-tab'

/** A cancellation of order 7; each try is answered by the next of `answers`. */
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
  const actor = createActor(machine, { input: { orderId: 7 } })
  const facts: string[] = []
  actor.on('*', ({ type }) => facts.push(type))
  actor.start()
  return { actor, sent, facts, state: () => [actor.getSnapshot().value, actor.getSnapshot().context.error?.status ?? null] }
}

it('asks first, and is sent again under its own key when it failed; a new question has a new key [DEC-024]', async () => {
  const { actor, sent, facts, state } = open(new ApiError(503, ''), 'done', 'done')
  actor.send({ type: 'cancellation.confirmed' })
  expect(sent).toEqual([])
  actor.send({ type: 'cancellation.asked', key: 'k-1' })
  actor.send({ type: 'cancellation.confirmed' })
  await settle(1)
  expect(state()).toEqual(['asking', 503])
  actor.send({ type: 'cancellation.confirmed' })
  expect(state()).toEqual(['cancelling', null])
  await settle(1)
  expect([state(), facts]).toEqual([['resting', null], ['order.cancelled']])
  actor.send({ type: 'cancellation.asked', key: 'k-2' })
  actor.send({ type: 'cancellation.confirmed' })
  expect(sent).toEqual(['k-1', 'k-1', 'k-2'].map((key) => ({ orderId: 7, key })))
})

it('may be withdrawn until it is on its way; an old failure is not told again', async () => {
  const { actor, sent, state } = open(new ApiError(409, 'Уже в пути'), 'never')
  actor.send({ type: 'cancellation.asked', key: 'k-1' })
  actor.send({ type: 'cancellation.confirmed' })
  await settle(1)
  actor.send({ type: 'cancellation.withdrawn' })
  actor.send({ type: 'cancellation.asked', key: 'k-2' })
  expect(state()).toEqual(['asking', null])
  actor.send({ type: 'cancellation.confirmed' })
  actor.send({ type: 'cancellation.withdrawn' })
  actor.send({ type: 'cancellation.confirmed' })
  expect([state(), sent.length]).toEqual([['cancelling', null], 2])
})

it('that had no answer is doubtful when it is withdrawn: the order is to be read anew, and the next question goes under the same key [DEC-024]', async () => {
  const { actor, sent, facts } = open(new ApiError(503, ''), new ApiError(503, ''), new ApiError(409, 'Уже в пути'), 'never')
  const ask = async (key: string) => {
    actor.send({ type: 'cancellation.asked', key })
    actor.send({ type: 'cancellation.confirmed' })
    await settle(1)
    actor.send({ type: 'cancellation.withdrawn' })
  }
  await ask('k-1')
  expect(facts).toEqual(['cancellation.doubtful'])
  await ask('k-2')
  expect(facts).toEqual(['cancellation.doubtful', 'cancellation.doubtful'])
  await ask('k-3') // refused: that is an answer
  expect(facts).toHaveLength(2)
  await ask('k-4')
  expect(sent).toEqual(['k-1', 'k-1', 'k-1', 'k-4'].map((key) => ({ orderId: 7, key })))
})

it('withdrawn before it was ever confirmed leaves nothing in doubt', () => {
  const { actor, facts } = open()
  actor.send({ type: 'cancellation.asked', key: 'k-1' })
  actor.send({ type: 'cancellation.withdrawn' })
  expect(facts).toEqual([])
})
