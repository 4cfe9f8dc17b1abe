import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { selectLineIds } from '../../../../machines/cart/cart.selectors'
import { findSold, productOf } from '../../../support/goods'
import { closeTabs, openTab, ready, smallServer, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { runs } from '../../../support/runs'

afterEach(closeTabs)
const GOODS = Array.from({ length: 10 }, (_, nth) => findSold(({ stock, pack, limit }) => stock > 5 && pack <= 4 && limit === null, nth))

/** A tab whose requests wait for `decide`, on their way there and again on their way back, once it is gated. */
async function slowTab() {
  const held: (() => void)[] = []
  const world = { isGated: false }
  const gate = () => (world.isGated ? new Promise<void>((go) => held.push(go)) : undefined)
  const tab = openTab({
    server: smallServer(),
    intercept: async (_url, _init, send) => {
      await gate()
      const answer = await send()
      await gate()
      return answer
    },
  })
  await ready(tab)
  await atRest()
  world.isGated = true
  /** Lets the requests go in this order, one after another, until nothing is left to do. */
  const run = async (order: readonly number[]) => {
    for (let turn = 0; turn < 400; turn++) {
      await atRest()
      const at = (order[turn % order.length] ?? 0) % Math.max(1, held.length)
      const [go] = held.splice(at, 1)
      if (go) go()
      else if (isDone(tab)) return
      else tab.clock.increment(500)
    }
    throw new Error('There is no end to it')
  }
  return { tab, run }
}
const isDone = (tab: Tab) =>
  tab.child('cart').getSnapshot().context.queue.length === 0 &&
  tab.child('quickEntry').getSnapshot().context.questions.length === 0 &&
  tab
    .child('quickEntry')
    .getSnapshot()
    .context.entries.every(({ status }) => status === 'added')
const linesOf = (tab: Tab) => selectLineIds(tab.child('cart').getSnapshot())

const row = fc.record({ id: fc.constantFrom(...GOODS), qty: fc.integer({ min: 1, max: 3 }) })
const sheet = fc.array(row, { minLength: 2, maxLength: 12 })
const textOf = (rows: readonly { id: number; qty: number }[]) => rows.map(({ id, qty }) => `${productOf(id).article}\t${qty}`).join('\n')

it('a sheet that is pasted stands in the cart in its order, whatever comes late, also on another device', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      sheet,
      fc.subarray(GOODS),
      fc.subarray(GOODS, { maxLength: 3 }),
      fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 40 }),
      async (rows, history, there, order) => {
        const { tab, run } = await slowTab()
        tab.child('cart').send({
          type: 'quantities.changed',
          wishes: there.map((id) => ({ product: productOf(id), quantity: 1, stock: null })),
        })
        await run([0])
        const bought = history.map((id) => ({
          product_id: id,
          article: productOf(id).article,
          name: '',
          qty: 1,
          at: '2026-11-03T08:00:00.000Z',
        }))
        tab.child('quickEntry').send({ type: 'entry.opened', regionId: 1, bought })
        tab.child('quickEntry').send({ type: 'lines.pasted', text: textOf(rows) })
        await run(order)
        const before = linesOf(tab).slice(0, there.length)
        const wished = [...new Set([...before, ...rows.map(({ id }) => id)])]
        expect(new Set(before)).toEqual(new Set(there))
        expect(linesOf(tab)).toEqual(wished)
        const elsewhere = await ready(openTab({ server: tab.server }))
        expect(linesOf(elsewhere)).toEqual(wished)
        closeTabs()
      },
    ),
    runs(40),
  )
})
