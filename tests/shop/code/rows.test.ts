import { expect, it } from 'vitest'
import { contract, type EndpointName } from '../../../model/contract'
import { rowOf } from '../../../src/shop/code/rows'

it('every call has its own row, whichever part of the contract it comes with', async () => {
  const names = Object.keys(contract) as EndpointName[] // its own names
  for (const name of names) expect(await rowOf(name), name).toBe(contract[name])
  // The call about who is there waits for nothing.
  expect(rowOf('session.user')).toBe(contract['session.user'])
})
