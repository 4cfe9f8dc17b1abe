import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectIsKnown } from '../../../../machines/cart/cart.selectors'
import { pressOrder, selectOrderFacts, selectOrderTotals } from '../../../../machines/customer/order-facts'
import { refusalOf } from '../../../../machines/checkout/steps/refusals'
import { pasteStanding } from '../../../../machines/quick-entry/paste/standing'
import { orderObstacle } from '../../../../model/order/placing/obstacle'
import { memoryRows } from '../../../../src/platform/wishes/entered-rows'
import { productOf } from '../../../support/goods'
import { closeTabs, openTab, ready, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { sourcesOf } from '../../../support/orders/order-sources'
import { NOW } from '../../../support/world'
import { GOODS, isLookup, opened, paste } from '../cart/entering'

afterEach(closeTabs)
const [FIRST, ...REST] = GOODS as [number, ...number[]] // four
const ROWS = REST.map((id) => `${productOf(id).article}\t2`).join('\n')

/** One line stands in the cart, with its price and a place to receive it. */
async function fill(tab: Tab): Promise<void> {
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(FIRST), quantity: 3, stock: null })
  await priced(tab)
}
async function priced(tab: Tab): Promise<void> {
  tab.child('prices').send({ type: 'prices.wanted', ids: GOODS })
  tab.clock.increment(1000)
  await atRest()
  tab.child('delivery').send({ type: 'clock.ticked', now: NOW })
}
const press = (tab: Tab) => tab.child('checkout').send(pressOrder(sourcesOf(tab))!) // it has a line and a place
const obstacle = (tab: Tab) => orderObstacle(selectOrderFacts(sourcesOf(tab), selectOrderTotals(sourcesOf(tab))))
const orders = ({ sent }: Tab) => sent.filter((line) => line === 'POST /orders')

describe('an order while entered rows are not in the cart', () => {
  it('does not leave without them, whoever presses; once they are there it takes them [DEC-020]', async () => {
    const { tab, answer } = await opened()
    await fill(tab)
    expect(obstacle(tab)).toBeNull()
    paste(tab, ROWS)
    expect(obstacle(tab)).toBe('Ищем введённые строки: осталось 3. Заказать можно, когда они будут в\u00a0корзине.')
    press(tab)
    await atRest()
    expect({ orders: orders(tab), refusalOf: refusalOf(tab.child('checkout').getSnapshot().context) }).toEqual({
      orders: [],
      refusalOf: obstacle(tab),
    })
    await answer()
    await priced(tab)
    expect(obstacle(tab)).toBeNull()
    press(tab)
    await waitFor(tab.child('checkout'), (state) => state.context.order !== null || state.context.lines.length > 0)
    expect(
      tab
        .child('checkout')
        .getSnapshot()
        .context.lines.map(({ product_id, qty }) => [product_id, qty]),
    ).toEqual([[FIRST, 3], ...REST.map((id) => [id, 2])])
  })

  it('are spoken of no more once it took them [DEC-022]', async () => {
    const { tab, answer } = await opened()
    await answer()
    paste(tab, ROWS)
    await priced(tab)
    expect(tab.child('quickEntry').getSnapshot().context.entries.length).toBe(3)
    press(tab)
    await waitFor(tab.child('checkout'), (state) => state.hasTag('busy'))
    await waitFor(tab.child('checkout'), (state) => !state.hasTag('busy'))
    await waitFor(tab.child('cart'), selectIsKnown)
    await atRest()
    const { context } = tab.child('quickEntry').getSnapshot()
    expect([orders(tab).length, context.entries, pasteStanding(context)]).toEqual([1, [], null])
  })

  it('says what to do where the search does not answer or refuses them', async () => {
    for (const status of [503, 403]) {
      const tab = await ready(
        openTab({ intercept: async (url, _, send) => (isLookup(url) ? Response.json({ message: 'Нет' }, { status }) : send()) }),
      )
      await atRest()
      await fill(tab)
      paste(tab, ROWS)
      await waitFor(tab.child('quickEntry'), (state) => state.hasTag('unanswered'))
      expect(obstacle(tab)).toBe('Введённые строки ещё не\u00a0в\u00a0корзине: 3. Повторите поиск или уберите их\u00a0в\u00a0строке ввода.')
      for (const { id } of tab.child('quickEntry').getSnapshot().context.questions)
        tab.child('quickEntry').send({ type: 'question.dropped', id })
      expect(obstacle(tab)).toBeNull()
    }
  })

  it('waits until it is known what an earlier page left', async () => {
    const rows = memoryRows()
    let read: () => void = () => {}
    const reading = new Promise<void>((go) => (read = go))
    const load: typeof rows.load = async (...args) => (await reading, rows.load(...args))
    const { tab } = await opened({ ports: { rows: { ...rows, load } } })
    await fill(tab)
    expect(obstacle(tab)).toBe('Узнаём, какие строки были введены раньше.')
    read()
    await atRest()
    expect(obstacle(tab)).toBeNull()
  })

  it('leaves without those that came to nothing: they are named at the button, and are gone once it is placed', async () => {
    const { tab, answer } = await opened()
    await fill(tab)
    paste(tab, 'НЕТ-ТАКОГО\t1\nНЕТ-И-ЭТОГО\t2')
    await answer()
    expect(obstacle(tab)).toBeNull()
    const failed = () =>
      tab
        .child('quickEntry')
        .getSnapshot()
        .context.entries.filter(({ status }) => status === 'failed').length
    expect(failed()).toBe(2)
    press(tab)
    await waitFor(tab.child('checkout'), (state) => state.hasTag('busy'))
    await waitFor(tab.child('checkout'), (state) => !state.hasTag('busy'))
    await atRest()
    expect([orders(tab).length, failed()]).toEqual([1, 0])
  })
})
