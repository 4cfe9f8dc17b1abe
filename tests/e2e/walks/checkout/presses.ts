import { FINE } from '../../../support/orders/order-facts'
import { BOTH, CART, INVITED_ASKED, INVITED_WAITS, isAtFirst, LOST, mayPress, OLD, SAME, TURNS, WRITES } from './where'
import { CHANGED, changeLine, leaveOneLine, PART, press, proceed, removeLine, REST, TURN, type Parts, type World } from './world'

async function submit({ stage, shop: { cart } }: World): Promise<void> {
  // A server that was down for the look-up may have been so for the cart, too: that is read again after a while.
  if (!(await cart.submit.isEnabled())) await stage.passUntil(() => cart.submit.isEnabled(), 'the cart is read')
  await cart.submit.click()
}

/** «Оформить заказ» on what the cart holds then. */
export const presses: Parts['events']['order.submitted'] = [
  {
    as: press(),
    when: (snapshot, start) =>
      [CART, SAME, OLD, BOTH, INVITED_ASKED].includes(start) && mayPress(snapshot) && snapshot.context.draft.excluded.length === 0,
    make: submit,
    and: [proceed(), TURN],
  },
  {
    as: press(),
    when: (snapshot, start) => (start === TURNS || start === INVITED_WAITS) && mayPress(snapshot),
    make: submit,
    and: [proceed()],
  },
  {
    as: press(PART),
    when: (snapshot, start) => start === LOST && mayPress(snapshot) && snapshot.context.draft.presses.length === 0,
    make: submit,
    and: [proceed(PART), TURN],
  },
  {
    as: press(REST),
    when: (snapshot, start) =>
      start === LOST && mayPress(snapshot) && snapshot.context.draft.presses.length === 1 && snapshot.context.draft.excluded.length === 0,
    make: submit,
    and: [proceed(REST), TURN],
  },
  {
    as: press(CHANGED),
    when: (snapshot, start) => start === WRITES && mayPress(snapshot),
    make: async ({ shop }) => {
      await changeLine(shop)
      await shop.cart.submit.click()
    },
  },
  {
    as: { ...press([]), facts: { ...FINE, isAllLeftOut: true } },
    when: (snapshot, start) => isAtFirst(snapshot, start) && snapshot.context.draft.excluded.length === 0,
    // What was drawn last still has the line.
    make: async ({ shop }) => {
      await leaveOneLine(shop)
      await removeLine(shop)
      await shop.cart.submit.click()
    },
  },
]
