import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { LOOKUP_WAIT_MS } from '../../../model/limits'
import { NO_WORDS } from '../../../model/order/draft'
import { atRest } from '../../support/waiting/at-rest'
import { conflict, line, LINES, openCheckout, RECEIVING, theNews } from './open-checkout'

const PICKUP = { type: 'pickup', pickup_address_id: 7 } as const
/** An order that was placed and not told, and was withdrawn. */
async function openLost() {
  const opened = await openCheckout('lost')
  opened.submit()
  await opened.proceed()
  opened.tab.checkout.send({ type: 'order.withdrawn' })
  await atRest()
  const context = () => opened.tab.checkout.getSnapshot().context
  return { ...opened, context, newsOf: () => theNews(context().news) }
}

describe('an order whose answer was lost', () => {
  it('and that is withdrawn is told as one that may be there, until it is resolved or noted [DEC-022]', async () => {
    const { tab, facts, context, newsOf, has } = await openLost()
    expect([has('editable'), facts.at(-1), newsOf()]).toEqual([true, 'order.doubtful', { type: 'doubtful', regionId: 1 }])
    tab.checkout.send({ type: 'news.noted', news: context().news[0]! }) // as above
    expect(newsOf()).toBeNull()
  })

  it('is told as placed when the very same is ordered again', async () => {
    const { facts, newsOf, submit, proceed } = await openLost()
    submit()
    await proceed()
    expect([facts.at(-1), newsOf()]).toEqual(['order.placed', null])
  })

  it.each([
    ['other lines', [line(1, 7, 100)], RECEIVING, '', 'Проверьте корзину: остальное можно заказать отдельно.'],
    ['another way of receiving', LINES, PICKUP, '', 'доставка'],
    ['another place', LINES, { ...RECEIVING, delivery_address_id: 12 }, '', 'доставка'],
    ['another comment', LINES, RECEIVING, 'К воротам', 'комментари'],
  ] as const)('is not taken for one with %s: the buyer hears of the first, and a new number follows [DEC-022]', async (...row) => {
    const [, lines, receiving, description, words] = row
    const { tab, drafts, facts, context, newsOf, submit, proceed } = await openLost()
    tab.checkout.send({ type: 'description.changed', description })
    submit(lines, receiving)
    await proceed(lines)
    expect(newsOf()).toEqual({ type: 'earlier', regionId: 1, orderId: 101, text: expect.stringContaining(words) })
    expect([facts.includes('order.placed'), facts.at(-1), context().draft.uuid, drafts.get('1/1')?.uuid]).toEqual([
      false,
      'order.found',
      null,
      null,
    ])
  })

  it('is known of in the region that came meanwhile', async () => {
    const { tab, aim, newsOf, submit, proceed } = await openCheckout('lost').then((opened) => ({
      ...opened,
      newsOf: () => theNews(opened.tab.checkout.getSnapshot().context.news),
    }))
    submit()
    await proceed()
    await aim(2)
    tab.checkout.send({ type: 'order.withdrawn' })
    await atRest()
    expect({ regionId: tab.checkout.getSnapshot().context.regionId, newsOf: newsOf() }).toEqual({
      regionId: 2,
      newsOf: { type: 'doubtful', regionId: 1 },
    })
  })
})

describe('a region chosen while an order is on its way', () => {
  /** Of an order that is compared with others and then refused. */
  const refused = async (reason: string) => {
    const { same, clock, ...opened } = await openCheckout(new ApiError(403, reason))
    same.is = 'slow'
    const refuse = async () => {
      clock.increment(LOOKUP_WAIT_MS)
      await atRest()
    }
    return { ...opened, refuse }
  }

  it('comes after the refusal, which is told all the same [DEC-027]', async () => {
    const { tab, aim, submit, proceed, refuse } = await refused('Регион заблокирован')
    submit()
    await proceed()
    await aim(2)
    await refuse()
    const { regionId, news } = tab.checkout.getSnapshot().context
    expect({ regionId, theNews: theNews(news) }).toEqual({
      regionId: 2,
      theNews: { type: 'refused', regionId: 1, text: 'Регион заблокирован.' },
    })
  })

  it('that is the one ordered for changes nothing; the last one chosen counts', async () => {
    const { tab, aim, submit, proceed, has, refuse } = await refused('Нет')
    tab.checkout.send({ type: 'description.changed', description: 'К воротам' })
    submit()
    await proceed()
    await aim(2)
    await aim(1)
    await refuse()
    expect({ has: has('refused'), description: tab.checkout.getSnapshot().context.draft.description }).toEqual({
      has: true,
      description: 'К воротам',
    })
  })

  it('and given up again leaves the order where it is, also while the buyer decides', async () => {
    const { tab, aim, submit, proceed, has } = await openCheckout(new ApiError(0, ''), conflict({ ...CHANGED }))
    submit()
    await proceed()
    await aim(2)
    tab.checkout.send({ type: 'order.retried' })
    await atRest()
    await aim(1)
    tab.checkout.send({ type: 'change.declined' })
    await atRest()
    expect({ has: has('editable'), regionId: tab.checkout.getSnapshot().context.regionId }).toEqual({ has: true, regionId: 1 })
  })
})
const CHANGED = { product_id: 1, name: 'Товар', seen: 100, cost_vs_discount: 120, qty: 2, available: 9 }

describe('a region chosen while a pressed order is not on its way yet', () => {
  it('drops the order that waits for the cart, and that is told with its region [DEC-027]', async () => {
    const { tab, placed, facts, aim, submit, proceed } = await openCheckout()
    submit()
    await aim(2)
    await proceed()
    const { regionId, news, submitted } = tab.checkout.getSnapshot().context
    expect([regionId, theNews(news), submitted, facts.at(-1), placed]).toEqual([
      2,
      { type: 'unsent', regionId: 1 },
      null,
      'order.dropped',
      [],
    ])
  })

  it('drops the order that waits for a decision, and that is told with its region [DEC-027]', async () => {
    const { tab, facts, aim, submit, proceed } = await openCheckout(conflict({ ...CHANGED }))
    submit()
    await proceed()
    await aim(2)
    const { regionId, news } = tab.checkout.getSnapshot().context
    expect([regionId, theNews(news), facts.at(-1)]).toEqual([2, { type: 'unsent', regionId: 1 }, 'order.dropped'])
  })

  it.each(['settling', 'deciding'] as const)('and is the same as before changes nothing while it is %s', async (tag) => {
    const { tab, aim, submit, proceed, has } = await openCheckout(conflict({ ...CHANGED }))
    submit()
    if (tag === 'deciding') await proceed()
    await aim(1)
    expect({ has: has(tag), news: tab.checkout.getSnapshot().context.news }).toEqual({ has: true, news: [] })
  })
})

describe('what the chart does not take', () => {
  it('is an order with something in its way: it says what [DEC-025] [DEC-067]', async () => {
    const { tab, facts, submit, has } = await openCheckout()
    submit(LINES, RECEIVING, { isOffline: true })
    expect({ has: has('refused'), facts }).toEqual({ has: true, facts: ['order.stopped'] })
    expect(tab.checkout.getSnapshot().context.obstacle).toMatch(/Нет связи/)
    submit(LINES, RECEIVING, { region: 'moderated' })
    expect(tab.checkout.getSnapshot().context.obstacle).toMatch(/модерации/)
    submit()
    expect(has('settling')).toBe(true)
  })

  it('is a 409 that names no line: it is a refusal, nothing to decide', async () => {
    const { placed, submit, proceed, has, drafts } = await openCheckout(new ApiError(409, 'Занято', { details: { lines: [] } }))
    submit()
    await proceed()
    expect([has('refused'), has('deciding'), placed.length, drafts.get('1/1')]).toEqual([
      true,
      false,
      1,
      expect.objectContaining({ ...NO_WORDS, uuid: 'uuid-1', isSent: true, presses: [expect.anything()] }),
    ])
  })
})
