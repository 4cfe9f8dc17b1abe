import { createActor, SimulatedClock } from 'xstate'
import type { CartFact } from '../../../machines/cart/cart.types'
import { connectCart } from '../../../src/app/customer/connect-cart'
import { memoryWishes } from '../../../src/platform/wishes/wishes'
import { badNetwork } from '../../support/bad-network'
import { smallServer } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'
import { apiOf } from '../../support/world'

/** A cart on a network where every call waits for its fate; the first reading was answered. `facts`: what it has told so far. */
export async function openHeld() {
  const network = badNetwork(smallServer())
  const facts: CartFact[] = []
  const cart = createActor(connectCart(apiOf(network), memoryWishes()), {
    clock: new SimulatedClock(),
    input: { userId: 1, tab: 't', regionId: 2, holds: [] },
  })
  cart.on('*', (fact) => facts.push(fact))
  cart.start()
  await atRest()
  await network.decide(0, 'answer')
  await atRest()
  return { cart, network, facts }
}
