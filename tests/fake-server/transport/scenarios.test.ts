import { describe, expect, it } from 'vitest'
import { SCENARIO_COOKIE, type Scenario } from '../../../fake-server/scenarios'
import { ApiError } from '../../../model/api-error'
import { contract, type EndpointName } from '../../../model/contract'
import { newServer, visitor } from '../../support/world'
import { BUILT, callOf } from '../calls'
import type { Subject } from '../calls/support/calls-of'

const SUBJECT: Subject = { userId: 1, regionId: 1, addressId: 11, orderId: 481_001, uuid: 'u-1' }
const names = BUILT.map(([name]) => name)
const isOfCart = (name: EndpointName) => name.startsWith('cart.')

/** What each call of the cart comes to while a scenario plays; 200 for an answer. */
async function played(scenario: Scenario): Promise<Record<string, number>> {
  const { who, api } = await visitor(newServer(), 1)
  who.cookies[SCENARIO_COOKIE] = scenario
  const statuses: Record<string, number> = {}
  for (const name of names.filter(isOfCart)) {
    const status = await callOf(name)
      .call(api, SUBJECT, `key-${name}`)
      .then(
        () => 200,
        (thrown: unknown) => ApiError.from(thrown).status,
      )
    statuses[name] = status
  }
  return statuses
}

describe('a scenario in which the cart is not written', () => {
  it.each([
    ['cartFails', 503],
    ['cartRefuses', 409],
  ] as const)('%s: every write is answered with %i, what is read is answered', async (scenario, status) => {
    expect(await played(scenario)).toEqual({
      'cart.get': 200,
      'cart.clear': status,
      'cart.updateLine': status,
      'cart.updateMany': status,
      'cart.note': status,
    })
  })

  it('is tried with every call of the cart that there is', () => {
    const all = (Object.keys(contract) as EndpointName[]).filter(isOfCart)
    expect(names.filter(isOfCart).sort()).toEqual(all.sort())
  })
})
