import { describe, expect, it } from 'vitest'
import { LOOKUP_WAIT_MS } from '../../../model/limits'
import { ApiError } from '../../../model/api-error'
import type { Order } from '../../../model/order/order'
import { atRest } from '../../support/waiting/at-rest'
import { changed, conflict, line, LINES, openCheckout } from './open-checkout'

const AT = '2026-11-21T11:30:00.000Z'
/** As much of an order as the question needs. */
const SAME = { id: 55, created_at: AT } as Order
type Opened = Awaited<ReturnType<typeof openCheckout>>
/** The button was pressed and the cart has said everything; the same goods stand in an order already. */
async function asked(...answers: Parameters<typeof openCheckout>): Promise<Opened> {
  const opened = await openCheckout(...answers)
  opened.same.is = SAME
  opened.submit()
  await opened.proceed()
  return opened
}
const answer = async ({ tab }: Opened, type: 'repeat.accepted' | 'repeat.declined' | 'change.accepted' | 'change.declined') => {
  tab.checkout.send({ type })
  await atRest()
}

describe('the same goods once more', () => {
  it('are asked about after the cart has said everything and before anything is sent [DEC-067]', async () => {
    const opened = await asked()
    const { same, orderId } = { same: opened.same.asked, orderId: opened.tab.checkout.getSnapshot().context.same?.orderId }
    expect({ same, orderId }).toEqual({ same: [{ lines: LINES, uuid: null, regionId: 1 }], orderId: 55 })
    expect([opened.has('repeating'), opened.has('busy'), opened.placed, opened.facts]).toEqual([
      true,
      false,
      [],
      ['checkout.waiting', 'order.stopped'],
    ])
    expect(opened.tab.checkout.getSnapshot().context.same).toEqual({ orderId: 55, at: AT })
  })

  it('go out where they are wanted all the same', async () => {
    const opened = await asked()
    await answer(opened, 'repeat.accepted')
    expect([opened.placed.map(({ uuid }) => uuid), opened.facts.at(-1)]).toEqual([['uuid-1'], 'order.placed'])
  })

  it('do not where they are not, and the next press asks anew', async () => {
    const opened = await asked()
    await answer(opened, 'repeat.declined')
    expect([opened.placed, opened.has('editable'), opened.has('refused')]).toEqual([[], true, false])
    opened.submit()
    await opened.proceed()
    expect([opened.has('repeating'), opened.same.asked.length]).toEqual([true, 2])
  })

  it('are asked about once, though the prices change, are decided anew or the order is refused; the order after it is asked about again', async () => {
    const opened = await asked(conflict(changed(1, 120)), conflict(changed(1, 130)), new ApiError(403, ''))
    await answer(opened, 'repeat.accepted')
    await answer(opened, 'change.accepted')
    const questions = opened.facts.filter((fact) => fact === 'order.stopped').length
    expect([opened.placed.length, opened.has('deciding'), questions]).toEqual([2, true, 3]) // whether once more, and twice what they cost
    await answer(opened, 'change.declined')
    for (let press = 0; press < 2; press++) {
      opened.submit()
      await opened.proceed()
    }
    expect([opened.placed.length, opened.facts.filter((fact) => fact === 'order.placed').length]).toEqual([4, 1])
    opened.submit()
    await opened.proceed()
    expect(opened.has('repeating')).toBe(true)
  })

  it('are asked about after a difference between screen and cart was accepted, once', async () => {
    const opened = await openCheckout()
    opened.same.is = SAME
    opened.submit()
    await opened.proceed([line(1, 1, 100)])
    expect([opened.has('deciding'), opened.same.asked.length]).toEqual([true, 0])
    await answer(opened, 'change.accepted')
    await opened.proceed([line(1, 1, 100)])
    expect([opened.has('repeating'), opened.same.asked.length]).toEqual([true, 1])
  })

  it.each(['down', 'slow'] as const)('are not waited for where nobody answers (%s)', async (is) => {
    const opened = await openCheckout()
    opened.same.is = is
    opened.submit()
    await opened.proceed()
    opened.clock.increment(LOOKUP_WAIT_MS)
    await atRest()
    expect([opened.placed.length, opened.facts.at(-1)]).toEqual([1, 'order.placed'])
  })

  it('of another region are none: the question goes with its region, and that the order was not sent is said [DEC-027]', async () => {
    const opened = await asked()
    await opened.aim(2)
    expect([opened.has('repeating'), opened.facts.at(-1), opened.tab.checkout.getSnapshot().context.news]).toEqual([
      false,
      'order.dropped',
      [{ type: 'unsent', regionId: 1 }],
    ])
  })

  it('are asked about also where a try before may have placed them; another region waits for the answer, and that doubt is said [DEC-022]', async () => {
    const opened = await openCheckout('lost')
    opened.submit()
    await opened.proceed()
    opened.same.is = SAME
    opened.tab.checkout.send({ type: 'order.retried' })
    await atRest()
    await opened.aim(2)
    const regionId = () => opened.tab.checkout.getSnapshot().context.regionId
    expect([opened.has('repeating'), regionId(), opened.facts.includes('order.dropped')]).toEqual([true, 1, false])
    await answer(opened, 'repeat.declined')
    expect([regionId(), opened.has('editable'), opened.facts.at(-1), opened.placed.length]).toEqual([2, true, 'order.doubtful', 1])
    expect(opened.tab.checkout.getSnapshot().context.news).toEqual([{ type: 'doubtful', regionId: 1 }])
  })
})

describe('a refusal', () => {
  it('is taken away by any change of what is ordered, and the uuid that is being fetched comes all the same', async () => {
    const opened = await openCheckout()
    const { checkout } = opened.tab
    for (const event of [
      { type: 'receiving.changed', receiving: 'pickup' },
      { type: 'description.changed', description: 'К воротам' },
      { type: 'details.changed', details: { contactName: 'Антон' } },
      { type: 'lines.excluded', ids: [1] },
      { type: 'lines.included', ids: [1] },
    ] as const) {
      opened.submit(LINES, undefined, { isOffline: true })
      expect(opened.has('refused')).toBe(true)
      checkout.send(event)
      expect([opened.has('refused'), checkout.getSnapshot().value]).toEqual([false, { ready: 'resting' }])
    }
    checkout.send({ type: 'checkout.opened' })
    checkout.send({ type: 'description.changed', description: 'Другой' })
    expect(checkout.getSnapshot().value).toEqual({ ready: 'numbering' })
    await atRest()
    expect(opened.drafts.get('1/1')).toMatchObject({ uuid: 'uuid-1', description: 'Другой', contactName: 'Антон' })
  })

  it('stays where only a price was accepted, and is said anew with each press', async () => {
    const opened = await openCheckout()
    const press = () => opened.submit(LINES, undefined, { isOffline: true })
    press()
    opened.tab.checkout.send({ type: 'prices.accepted', prices: { 1: 100 } })
    expect(opened.has('refused')).toBe(true)
    press()
    expect([opened.has('refused'), opened.facts]).toEqual([true, ['order.stopped', 'order.stopped']])
    opened.tab.checkout.send({ type: 'order.withdrawn' })
    expect([opened.has('refused'), opened.has('editable')]).toEqual([false, true])
  })
})

describe('what was said of an order', () => {
  it('goes along as it was pressed; contact and way of receiving serve the next one, number, comment and day do not; what was left out stays out [DEC-069]', async () => {
    const opened = await openCheckout()
    const said = {
      contactName: 'Антон',
      contactPhone: '8 900 000-01-03',
      buyerNumber: 'З-7',
      wantedDate: '2026-11-24',
      wantedWindow: '09:00-13:00',
    }
    const details = { contact_name: 'Антон', buyer_number: 'З-7', wanted_date: '2026-11-24' }
    opened.tab.checkout.send({ type: 'details.changed', details: said })
    opened.tab.checkout.send({ type: 'lines.excluded', ids: [9] })
    opened.submit(LINES, undefined, {}, details)
    await opened.proceed()
    expect(opened.placed).toEqual([expect.objectContaining(details)])
    expect(opened.drafts.get('1/1')).toMatchObject({
      contactName: 'Антон',
      contactPhone: '8 900 000-01-03',
      buyerNumber: '',
      wantedDate: null,
      wantedWindow: null,
      excluded: [9],
    })
    expect(opened.tab.checkout.getSnapshot().context.leftOut).toEqual({ orderId: 101, ids: [9] })
  })
})
