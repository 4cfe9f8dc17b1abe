import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { connectionCheckMachine, selectSilence } from '../../../machines/connectivity/connection-check.machine'
import { ApiError } from '../../../model/api-error'
import { atRest } from '../../support/waiting/at-rest'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

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
  await atRest()
  return {
    is: (tag: 'busy' | 'reached') => check.getSnapshot().hasTag(tag),
    silence: () => selectSilence(check.getSnapshot()),
    ask: () => check.send({ type: 'check.asked' }),
  }
}

it('asks at once, and says when there was no answer until there is one [DEC-062]', async () => {
  const { is, silence, ask } = await open(new ApiError(0, ''), new ApiError(503, ''), 'yes', new ApiError(0, ''))
  expect([silence(), is('busy')]).toEqual([{ at: 0, isRepeated: false }, false])
  vi.setSystemTime(4000)
  ask()
  expect([silence(), is('busy')]).toEqual([{ at: 0, isRepeated: false }, true])
  await atRest()
  expect(silence()).toEqual({ at: 4000, isRepeated: true })
  ask()
  await atRest()
  expect([is('reached'), silence()]).toEqual([true, null])
  ask()
  await atRest()
  expect(silence()).toEqual({ at: 4000, isRepeated: false })
})

it('takes a refusal for an answer, and doubts what was said when it is asked anew', async () => {
  const { is, silence, ask } = await open(new ApiError(403, ''), new ApiError(0, ''))
  expect(is('reached')).toBe(true)
  ask()
  expect([is('reached'), silence(), is('busy')]).toEqual([false, null, true])
  await atRest()
  expect(silence()).not.toBeNull()
})
