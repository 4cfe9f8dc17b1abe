import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { connectionCheckMachine } from '../../../machines/connectivity/connection-check.machine'
import { ApiError } from '../../../model/api-error'
import { settle } from '../../support/open-tab'

/** Each question is answered by the next of these. */
async function open(...answers: ('yes' | ApiError)[]) {
  const machine = connectionCheckMachine.provide({
    actors: {
      reach: fromPromise(async () => {
        const answer = answers.shift()
        if (answer instanceof ApiError) throw answer
        return answer as unknown
      }),
    },
  })
  const check = createActor(machine).start()
  await settle()
  return {
    is: (tag: 'busy' | 'reached' | 'silent') => check.getSnapshot().hasTag(tag),
    ask: () => check.send({ type: 'check.asked' }),
  }
}

it('asks at once, and says that there was no answer until there is one [DEC-062]', async () => {
  const { is, ask } = await open(new ApiError(0, ''), new ApiError(503, ''), 'yes')
  expect([is('silent'), is('busy')]).toEqual([true, false])
  ask()
  expect([is('silent'), is('busy')]).toEqual([true, true])
  await settle()
  expect(is('silent')).toBe(true)
  ask()
  await settle()
  expect([is('reached'), is('silent')]).toEqual([true, false])
})

it('takes a refusal for an answer, and doubts what was said when it is asked anew', async () => {
  const { is, ask } = await open(new ApiError(403, ''), new ApiError(0, ''))
  expect(is('reached')).toBe(true)
  ask()
  expect([is('reached'), is('silent'), is('busy')]).toEqual([false, false, true])
  await settle()
  expect(is('silent')).toBe(true)
})
