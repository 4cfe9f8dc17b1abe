import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { loginLinkMachine } from '../../../machines/login-link/login-link.machine'
import { ApiError } from '../../../model/api-error'
import { atRest } from '../../support/waiting/at-rest'

type Answers = { check?: number[]; use?: number[]; user?: number[] }
/** Opens the page by a link. @param answers statuses of each call in turn; 200 once they have run out */
async function open({ check = [], use = [], user = [] }: Answers = {}, hasToken = true) {
  const calls: string[] = []
  const call = <T>(name: string, statuses: number[], answer: T) =>
    fromPromise<T, void>(async () => {
      calls.push(name)
      const status = statuses.shift() ?? 200
      if (status !== 200) throw new ApiError(status, '', { retryAfter: status === 429 ? 30_000 : null })
      return answer
    })
  const actor = createActor(
    loginLinkMachine.provide({
      actors: {
        checkLink: call('check', check, { name: 'Антон Рябов' }),
        useLink: call<unknown>('use', use, {}),
        loadUser: call<unknown>('user', user, {}),
      },
      actions: { announceLogin: () => calls.push('announced') },
    }),
    { input: { hasToken } },
  )
  actor.start()
  await atRest()
  const send = async (type: 'login.pressed' | 'link.retried') => {
    actor.send({ type })
    await atRest()
  }
  return { actor, calls, send, state: () => actor.getSnapshot().value }
}

describe('a login link that is opened', () => {
  it('only says whom it logs in; a press logs in, once, and the session is told [DEC-039]', async () => {
    const { actor, calls, send, state } = await open()
    expect({ state: state(), calls: [...calls], name: actor.getSnapshot().context.name }).toEqual({
      state: 'ready',
      calls: ['check'],
      name: 'Антон Рябов',
    })
    actor.send({ type: 'login.pressed' })
    await send('login.pressed')
    expect({ state: state(), calls }).toEqual({ state: 'opened', calls: ['check', 'use', 'announced'] })
  })

  it.each([
    [409, 'used'],
    [410, 'expired'],
    [404, 'unknown'],
    [501, 'unknown'],
    [0, 'failed'],
    [503, 'failed'],
  ])('and refused with %i is %s, before the press and after it [DEC-039]', async (status, expected) => {
    expect((await open({ check: [status] })).state()).toBe(expected)
    const { send, state } = await open({ use: [status], user: [0] })
    await send('login.pressed')
    expect(state()).toBe(expected)
  })

  it('without a token asks nothing', async () => {
    const { calls, state } = await open({}, false)
    expect({ state: state(), calls }).toEqual({ state: 'absent', calls: [] })
  })

  it('is checked again on demand where nobody answered', async () => {
    const { calls, send, state } = await open({ check: [0] })
    await send('link.retried')
    expect({ state: state(), calls }).toEqual({ state: 'ready', calls: ['check', 'check'] })
  })
})

describe('a login whose answer was lost', () => {
  it('is looked up and not sent again: it was made [DEC-005]', async () => {
    const { calls, send, state } = await open({ use: [0] })
    await send('login.pressed')
    expect({ state: state(), calls }).toEqual({ state: 'opened', calls: ['check', 'use', 'user', 'announced'] })
  })

  it('and was not made waits for another press where the link is unused', async () => {
    const { calls, send, state } = await open({ use: [0], user: [401] })
    await send('login.pressed')
    expect({ state: state(), calls }).toEqual({ state: 'ready', calls: ['check', 'use', 'user', 'check'] })
  })

  it('is looked up again on demand where the server stays silent', async () => {
    const { calls, send, state } = await open({ use: [0], user: [0, 401], check: [200, 409] })
    await send('login.pressed')
    expect(state()).toBe('failed')
    await send('link.retried')
    expect({ state: state(), calls }).toEqual({ state: 'used', calls: ['check', 'use', 'user', 'user', 'check'] })
  })
})

it('a refusal for another reason leaves the link to be pressed again, and says why', async () => {
  const { actor, send, state } = await open({ use: [419] })
  await send('login.pressed')
  expect([state(), actor.getSnapshot().context.error?.status]).toEqual(['ready', 419])
  await send('login.pressed')
  expect(state()).toBe('opened')
})

it('a server that hears no more links has used none up: nothing is looked up, and the end of the wait is known', async () => {
  const { actor, calls, send, state } = await open({ use: [429] })
  await send('login.pressed')
  expect({ state: state(), calls, waits: actor.getSnapshot().context.waitUntil !== null }).toEqual({
    state: 'ready',
    calls: ['check', 'use'],
    waits: true,
  })
  await send('login.pressed')
  expect([state(), actor.getSnapshot().context.waitUntil]).toEqual(['opened', null])
})
