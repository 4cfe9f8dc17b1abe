import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { NO_WORDS } from '../../../model/order/draft'
import { atRest } from '../../support/waiting/at-rest'
import { changed, conflict, line, LINES, openCheckout, RECEIVING } from './open-checkout'

describe('an order', () => {
  it('gets its number when checkout opens, waits until the cart has said everything, and is told [DEC-020] [DEC-022]', async () => {
    const { tab, placed, facts, submit, proceed, has } = await openCheckout()
    tab.checkout.send({ type: 'checkout.opened' })
    await atRest()
    tab.checkout.send({ type: 'description.changed', description: 'К воротам' })
    submit()
    expect({ has: has('settling'), facts, placed }).toEqual({ has: true, facts: ['checkout.waiting'], placed: [] })
    submit([line(9, 9, 9)]) // a second press
    await proceed()
    expect({ placed, facts }).toEqual({
      placed: [{ uuid: 'uuid-1', company_region_id: 1, receiving: RECEIVING, description: 'К воротам', lines: LINES, cart_version: 1 }],
      facts: ['checkout.waiting', 'order.placed'],
    })
  })

  it('gets its number before it is placed, where checkout could not get one', async () => {
    const { tab, placed, uuids, submit, proceed, has } = await openCheckout()
    uuids.isDown = true
    tab.checkout.send({ type: 'checkout.opened' })
    await atRest()
    submit()
    await proceed()
    expect({ has: has('refused'), placed, status: tab.checkout.getSnapshot().context.error?.status }).toEqual({
      has: true,
      placed: [],
      status: 503,
    })
    uuids.isDown = false
    submit()
    await proceed()
    expect(placed.map(({ uuid }) => uuid)).toEqual(['uuid-1'])
  })

  it('after another has a number of its own and an empty description', async () => {
    const { tab, drafts, placed, submit, proceed } = await openCheckout()
    tab.checkout.send({ type: 'description.changed', description: 'Первый' })
    tab.checkout.send({ type: 'receiving.changed', receiving: 'pickup' })
    submit()
    await proceed()
    expect(drafts.get('1/1')).toEqual({ ...NO_WORDS, hasOrdered: true, receiving: 'pickup' })
    submit()
    await proceed()
    expect(placed.map(({ uuid, description }) => [uuid, description])).toEqual([
      ['uuid-1', 'Первый'],
      ['uuid-2', ''],
    ])
  })

  it('without an answer is asked for again under the same number, also after a reload [DEC-022]', async () => {
    const { tab, placed, facts, submit, proceed, reload, has } = await openCheckout(new ApiError(0, ''), new ApiError(503, ''))
    submit()
    await proceed()
    expect(has('uncertain')).toBe(true)
    tab.checkout.send({ type: 'order.retried' })
    await atRest()
    expect(has('uncertain')).toBe(true)
    await reload()
    submit()
    await proceed()
    expect([placed.map(({ uuid }) => uuid), facts.at(-1)]).toEqual([['uuid-1', 'uuid-1', 'uuid-1'], 'order.placed'])
  })

  it('refused says why and may be sent again', async () => {
    const { placed, submit, proceed, has, tab } = await openCheckout(new ApiError(403, 'Регион на модерации'))
    submit()
    await proceed()
    expect({ has: has('refused'), message: tab.checkout.getSnapshot().context.error?.message }).toEqual({
      has: true,
      message: 'Регион на модерации',
    })
    submit()
    await proceed()
    expect(placed.map(({ uuid }) => uuid)).toEqual(['uuid-1', 'uuid-1'])
  })

  it('whose number the server does not know any more gets a new one', async () => {
    const { placed, submit, proceed, facts, has } = await openCheckout(
      new ApiError(422, '', { fields: { uuid: ['Номер оформления устарел'] } }),
    )
    submit()
    await proceed()
    expect(has('refused')).toBe(true)
    submit()
    await proceed()
    expect([placed.map(({ uuid }) => uuid), facts.at(-1)]).toEqual([['uuid-1', 'uuid-2'], 'order.placed'])
  })

  it('may be withdrawn while it waits for the cart', async () => {
    const { tab, placed, submit, proceed, has } = await openCheckout()
    submit()
    tab.checkout.send({ type: 'order.withdrawn' })
    await proceed()
    expect({ placed, has: has('editable') }).toEqual({ placed: [], has: true })
  })
})

describe('prices that changed', () => {
  it('on the server are put before the buyer; what he accepts is sent under the same number [DEC-022]', async () => {
    const { tab, placed, submit, proceed, has } = await openCheckout(conflict(changed(1, 120, 1), changed(2, null, 0)))
    submit()
    await proceed()
    expect({ has: has('deciding'), changed: tab.checkout.getSnapshot().context.changed }).toEqual({
      has: true,
      changed: [changed(1, 120, 1), changed(2, null, 0)],
    })
    tab.checkout.send({ type: 'change.accepted' })
    await atRest()
    expect(placed.map(({ uuid, lines }) => [uuid, lines])).toEqual([
      ['uuid-1', LINES],
      ['uuid-1', [line(1, 1, 120)]],
    ])
  })

  it('and are declined: nothing more is sent, what is on the screen is stale, the number stays [DEC-022]', async () => {
    const { tab, placed, facts, drafts, submit, proceed } = await openCheckout(conflict(changed(1, 120)))
    submit()
    await proceed()
    tab.checkout.send({ type: 'change.declined' })
    await atRest()
    expect([placed.length, facts.at(-1), drafts.get('1/1')?.uuid]).toEqual([1, 'checkout.stale', 'uuid-1'])
  })

  it('so that nothing can be ordered any more: accepting leads back, nothing is sent', async () => {
    const { tab, placed, facts, submit, proceed } = await openCheckout(conflict(changed(1, null, 0), changed(2, null, 0)))
    submit()
    await proceed()
    tab.checkout.send({ type: 'change.accepted' })
    await atRest()
    expect([placed.length, facts.at(-1)]).toEqual([1, 'checkout.stale'])
  })

  it('between the screen and the cart are put before the buyer too, before the server is asked', async () => {
    const { tab, placed, submit, proceed, has } = await openCheckout()
    const corrected = [line(1, 1, 100)]
    submit()
    await proceed(corrected)
    expect({ has: has('deciding'), placed }).toEqual({ has: true, placed: [] })
    tab.checkout.send({ type: 'change.accepted' })
    await proceed(corrected)
    expect(placed.map(({ lines }) => lines)).toEqual([corrected])
  })
})

describe('the draft', () => {
  it('belongs to its region and survives a reload and a change of region [DEC-022] [DEC-067]', async () => {
    const { tab, aim, reload } = await openCheckout()
    tab.checkout.send({ type: 'checkout.opened' })
    await atRest()
    tab.checkout.send({ type: 'description.changed', description: 'К воротам' })
    tab.checkout.send({ type: 'receiving.changed', receiving: 'pickup' })
    const written = { ...NO_WORDS, uuid: 'uuid-1', receiving: 'pickup', description: 'К воротам' }
    await aim(2)
    expect(tab.checkout.getSnapshot().context.draft).toEqual(NO_WORDS)
    await aim(1)
    expect(tab.checkout.getSnapshot().context.draft).toEqual(written)
    await reload()
    expect(tab.checkout.getSnapshot().context.draft).toEqual(written)
  })

  it('of another region comes after the answer to an order on its way [DEC-027]', async () => {
    const { tab, placed, facts, aim, submit, proceed, has } = await openCheckout(new ApiError(0, ''))
    submit()
    await proceed()
    await aim(2)
    expect({ has: has('uncertain'), regionId: tab.checkout.getSnapshot().context.regionId }).toEqual({ has: true, regionId: 1 })
    tab.checkout.send({ type: 'order.retried' })
    await atRest()
    expect([placed.map(({ company_region_id }) => company_region_id), facts.at(-1)]).toEqual([[1, 1], 'order.placed'])
    expect({ has: has('editable'), regionId: tab.checkout.getSnapshot().context.regionId }).toEqual({ has: true, regionId: 2 })
  })

  it('and the order under way are not touched when the same region is applied again', async () => {
    const { placed, aim, submit, proceed, has } = await openCheckout('never')
    submit()
    await proceed()
    await aim(1)
    expect([has('busy'), placed.length]).toEqual([true, 1])
  })
})

describe('a price that is accepted', () => {
  it.each(['settling', 'uncertain', 'deciding', 'refused'] as const)('while the order is %s is remembered [DEC-022]', async (tag) => {
    const answer = {
      settling: [],
      uncertain: [new ApiError(0, '')],
      deciding: [conflict(changed(1, 120))],
      refused: [new ApiError(422, '')],
    }
    const { tab, drafts, submit, proceed, has } = await openCheckout(...answer[tag])
    tab.checkout.send({ type: 'prices.met', prices: { 1: 100, 2: 250 } })
    submit()
    if (tag !== 'settling') await proceed()
    expect(has(tag)).toBe(true)
    tab.checkout.send({ type: 'prices.accepted', prices: { 1: 120 } })
    expect({ has: has(tag), seen: drafts.get('1/1')?.seen }).toEqual({ has: true, seen: { 1: 120, 2: 250 } })
  })

  it('while the draft of its region is looked for is not taken for one that was met there', async () => {
    const { tab, drafts } = await openCheckout()
    drafts.set('1/2', { ...NO_WORDS, seen: { 1: 400 } })
    tab.checkout.send({ type: 'checkout.aim', regionId: 2 })
    tab.checkout.send({ type: 'prices.accepted', prices: { 1: 500 } })
    await atRest()
    expect([tab.checkout.getSnapshot().context.draft.seen, drafts.get('1/2')?.seen]).toEqual([{ 1: 400 }, { 1: 400 }])
  })
})

it('prices that come while the draft of another region is looked for do not count as met first there', async () => {
  const { tab, drafts } = await openCheckout()
  const kept = { ...NO_WORDS, seen: { 1: 400 } }
  drafts.set('1/2', kept)
  tab.checkout.send({ type: 'checkout.aim', regionId: 2 })
  tab.checkout.send({ type: 'prices.met', prices: { 1: 500 } })
  expect(drafts.get('1/2')).toEqual(kept)
  await atRest()
  tab.checkout.send({ type: 'prices.met', prices: { 1: 500, 2: 600, 3: null } })
  expect(tab.checkout.getSnapshot().context.draft.seen).toEqual({ 1: 400, 2: 600 })
})
