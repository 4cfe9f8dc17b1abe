import type { Stage } from '../harness/stage'
import { BOTH, CART, INVITED, INVITED_ASKED, INVITED_WAITS, LOST, OLD, RISES, SAME, TURNS, WRITES } from './where'
import { AIM, comeToCart, comeToSame, comeWithOldNumber, firstBox, waitForPrices, OPENED, takeTurn, type Parts } from './world'

/** In what situations of the world it begins. */
export const starts: Parts['starts'] = [
  { name: CART, input: { userId: 1 }, first: [AIM, OPENED], come: (stage) => comeToCart(stage) },
  { name: SAME, input: { userId: 1 }, first: [AIM, OPENED], come: comeToSame },
  {
    name: TURNS,
    input: { userId: 1 },
    first: [AIM, OPENED],
    come: async (stage) => {
      const world = await comeToCart(stage)
      await takeTurn(world, 1)
      return world
    },
  },
  {
    name: LOST,
    input: { userId: 1 },
    first: [AIM, OPENED, { type: 'lines.excluded', ids: [2] }],
    come: async (stage) => {
      const world = await comeToCart(stage)
      await firstBox(world).uncheck()
      return world
    },
  },
  { name: BOTH, input: { userId: 1 }, first: [AIM, OPENED], come: (stage) => comeToCart(stage) },
  { name: WRITES, input: { userId: 1 }, holds: ['cart.updateLine'], first: [AIM, OPENED], come: (stage) => comeToCart(stage) },
  {
    name: RISES,
    input: { userId: 1 },
    first: [AIM, OPENED],
    come: async (stage) => {
      const world = await comeToCart(stage)
      await stage.plays('pricesChange')
      await stage.page.reload()
      await waitForPrices(stage)
      return world
    },
  },
  ...[INVITED, INVITED_ASKED].map((name) => ({
    name,
    input: { userId: 3 },
    first: [AIM, OPENED],
    come: (stage: Stage) => comeToCart(stage, 'buyer'),
  })),
  {
    name: INVITED_WAITS,
    input: { userId: 3 },
    first: [AIM, OPENED],
    come: async (stage) => {
      const world = await comeToCart(stage, 'buyer')
      await takeTurn(world, 3)
      return world
    },
  },
  { name: OLD, input: { userId: 1 }, first: [AIM, OPENED], come: comeWithOldNumber },
]
