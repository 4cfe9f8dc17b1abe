import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { connectivityMachine } from '../../../machines/connectivity/connectivity.machine'

it('tells each loss and each return of the network once [STATE-015]', () => {
  const connectivity = createActor(connectivityMachine)
  const facts: string[] = []
  connectivity.on('*', ({ type }) => facts.push(type))
  connectivity.start()
  for (const type of ['network.cameUp', 'network.wentDown', 'network.wentDown', 'network.cameUp', 'network.cameUp'] as const)
    connectivity.send({ type })
  expect(facts).toEqual(['connection.lost', 'connection.restored'])
  connectivity.send({ type: 'network.wentDown' })
  expect(connectivity.getSnapshot().hasTag('offline')).toBe(true)
})
