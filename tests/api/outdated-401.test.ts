import { describe, expect, it } from 'vitest'
import { failure, getCart, json, openClient, USER } from './open-client'
import { eventually } from '../support/waiting/eventually'

/** Calls that are answered by hand, and who is there at once. */
const held = () => {
  const answers: ((answer: Response) => void)[] = []
  const opened = openClient([json(200)], {
    fetch: async (url) => (url.endsWith('/auth/user') ? json(200, USER) : new Promise<Response>((resolve) => void answers.push(resolve))),
  })
  return { ...opened, answers }
}

describe('a 401', () => {
  it('to what was sent before the last word who is there is no word on the login in force: it is asked again, and a second one counts [DEC-008]', async () => {
    const { api, told, answers, slept } = held()
    const call = api('cart.get', getCart)
    await api('session.user', {})
    answers[0]!(json(401))
    await eventually(() => expect(answers).toHaveLength(2))
    expect({ rejected: told.rejected, slept }).toEqual({ rejected: 0, slept: [300] })
    answers[1]!(json(401))
    expect((await failure(call)).status).toBe(401)
    expect(told).toEqual({ changed: [], rejected: 1, failed: [] })
  })

  it('to what was sent after it counts [DEC-008]', async () => {
    const { api, told, answers } = held()
    await api('session.user', {})
    const call = api('cart.get', getCart)
    answers[0]!(json(401))
    expect((await failure(call)).status).toBe(401)
    expect(told.rejected).toBe(1)
  })

  it('to an earlier write without a key is no answer, and the write is never sent again by itself', async () => {
    const { api, told, answers } = held()
    const call = api('session.temporaryToken', {})
    await api('session.user', {})
    answers[0]!(json(401))
    expect((await failure(call)).status).toBe(503)
    expect([told.rejected, answers.length]).toEqual([0, 1])
  })
})
