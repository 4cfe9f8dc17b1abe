import { describe, expect, it } from 'vitest'
import { newServer, visitor } from '../support/world'
import { BUILT } from './calls'

describe('through the real client and the fake server', () => {
  const answered = BUILT.flatMap(([name, { id, call, answer }]) => (answer === undefined ? [] : [[id, name, call, answer] as const]))

  it.each(answered)('%s %s gives the administrator what the seed says', async (_id, _name, call, answer) => {
    const { api } = await visitor(newServer(), 1)
    expect(await call(api, { userId: 1, regionId: 1, addressId: 11, orderId: 481_344, uuid: '' }, 'k')).toEqual(answer)
  })
})
