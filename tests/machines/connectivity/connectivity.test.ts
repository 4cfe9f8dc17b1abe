import { afterEach, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { ASK_AGAIN_MS } from '../../../model/limits'
import { connectivityMachine } from '../../../machines/connectivity/connectivity.machine'
import { closeTabs, openTab, ready } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'

afterEach(closeTabs)

function open(clock?: SimulatedClock) {
  const connectivity = createActor(connectivityMachine, clock && { clock })
  const facts: string[] = []
  connectivity.on('*', ({ type }) => facts.push(type))
  connectivity.start()
  return { connectivity, facts }
}

it('tells how things stand once it knows, and then each loss and each return of the network once [STATE-015]', () => {
  const { connectivity, facts } = open()
  expect(facts).toEqual([])
  for (const type of ['network.cameUp', 'network.cameUp', 'network.wentDown', 'network.wentDown', 'network.cameUp'] as const)
    connectivity.send({ type })
  expect(facts).toEqual(['connection.restored', 'connection.lost', 'connection.restored'])
  connectivity.send({ type: 'network.wentDown' })
  expect(connectivity.getSnapshot().hasTag('offline')).toBe(true)
})

it('started without a network tells its loss [STATE-015]', () => {
  const { connectivity, facts } = open()
  connectivity.send({ type: 'network.wentDown' })
  connectivity.send({ type: 'network.cameUp' })
  expect(facts).toEqual(['connection.lost', 'connection.restored'])
})

it('while somebody else answers, what waits for the network is asked for again now and then, and once the shop answers [DEC-085]', () => {
  const clock = new SimulatedClock()
  const { connectivity, facts } = open(clock)
  connectivity.send({ type: 'answer.foreign' })
  expect([connectivity.getSnapshot().hasTag('foreign'), facts]).toEqual([true, []])
  clock.increment(ASK_AGAIN_MS)
  clock.increment(ASK_AGAIN_MS)
  expect(facts).toEqual(['connection.restored', 'connection.restored'])
  connectivity.send({ type: 'answer.own' })
  expect([connectivity.getSnapshot().hasTag('foreign'), facts.length]).toEqual([false, 3])
  clock.increment(2 * ASK_AGAIN_MS)
  expect(facts).toHaveLength(3)
})

it('without a network nobody answers', () => {
  const { connectivity } = open()
  connectivity.send({ type: 'answer.foreign' })
  connectivity.send({ type: 'network.wentDown' })
  expect(connectivity.getSnapshot().hasTag('foreign')).toBe(false)
})

it('started anew after a crash takes back what it said before, where that is over [DEC-065]', async () => {
  const tab = await ready(openTab())
  const holds = () => tab.child('cart').getSnapshot().context.holds
  tab.network.lose()
  await atRest()
  expect(holds()).toEqual(['network'])
  const crashed = tab.child('connectivity')
  const poison = {
    get type(): never {
      throw new Error('boom')
    },
  }
  tab.network.comeBackUnheard()
  crashed.send(poison)
  await atRest()
  expect([tab.child('connectivity') === crashed, holds()]).toEqual([false, []])
})
