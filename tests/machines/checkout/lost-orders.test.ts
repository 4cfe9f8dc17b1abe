import { describe, expect, it } from 'vitest'
import { LOOKUP_WAIT_MS } from '../../../model/limits'
import { ApiError } from '../../../model/api-error'
import { NO_WORDS } from '../../../model/order/draft'
import { atRest } from '../../support/waiting/at-rest'
import { line, LINES, openCheckout, theNews } from './open-checkout'

const OTHER = [line(7, 1, 300)]
/** Uuids of what was sent, in its order. */
type Opened = Awaited<ReturnType<typeof openCheckout>>
const sentUnder = ({ placed }: Opened) => placed.map(({ uuid }) => uuid)
const newsOf = ({ tab }: Opened) => theNews(tab.checkout.getSnapshot().context.news)
const found = (orderId: number) => ({
  type: 'accepted',
  regionId: 1,
  orderId,
  text: expect.stringContaining('по\u00a0прошлому оформлению принят'),
})

/** An order that was placed and not told; the page is gone and comes back, and finds what `lookup` says. */
async function reloaded(lookup: Opened['lookup']['is']) {
  const opened = await openCheckout('lost')
  opened.tab.checkout.send({ type: 'description.changed', description: 'К воротам' })
  opened.submit()
  await opened.proceed()
  opened.lookup.is = lookup
  await opened.reload()
  await atRest()
  return opened
}

describe('an order that was sent and not answered, after a reload', () => {
  it('is found by its uuid: it is told, its uuid and its comment are dropped, and the same goods again are a new order [DEC-022]', async () => {
    const opened = await reloaded('knowing')
    expect([newsOf(opened), opened.facts.at(-1)]).toEqual([found(101), 'order.found'])
    expect(opened.drafts.get('1/1')).toEqual({ ...NO_WORDS, hasOrdered: true })
    opened.submit()
    await opened.proceed()
    expect([sentUnder(opened), opened.facts.at(-1), newsOf(opened)]).toEqual([['uuid-1', 'uuid-2'], 'order.placed', null])
  })

  it('is found when the order that follows is sent, where it was not before: nothing goes under its uuid, whatever is ordered', async () => {
    for (const lines of [LINES, OTHER]) {
      const opened = await reloaded('down')
      expect({ newsOf: newsOf(opened), isSent: opened.drafts.get('1/1')?.isSent }).toEqual({ newsOf: null, isSent: true })
      opened.lookup.is = 'knowing'
      opened.submit(lines)
      await opened.proceed(lines)
      expect([newsOf(opened), sentUnder(opened), opened.facts.includes('order.placed')]).toEqual([found(101), ['uuid-1'], false])
      opened.submit(lines)
      await opened.proceed(lines)
      expect([sentUnder(opened), opened.facts.at(-1)]).toEqual([['uuid-1', 'uuid-2'], 'order.placed'])
    }
  })

  it('is looked for again when the cart is opened', async () => {
    const opened = await reloaded('down')
    opened.lookup.is = 'knowing'
    opened.tab.checkout.send({ type: 'checkout.opened' })
    await atRest()
    expect(newsOf(opened)).toEqual(found(101))
  })

  it('and that is not there keeps its uuid: the next order goes under it and is told as placed', async () => {
    const opened = await openCheckout(new ApiError(0, ''))
    opened.lookup.is = 'knowing'
    opened.submit()
    await opened.proceed()
    await opened.reload()
    expect(newsOf(opened)).toBeNull()
    opened.submit(OTHER)
    await opened.proceed(OTHER)
    expect([sentUnder(opened), opened.facts.at(-1)]).toEqual([['uuid-1', 'uuid-1'], 'order.placed'])
  })

  it.each(['down', 'slow'] as const)(
    'is not claimed to be the one that follows where looking for it is %s: it is named all the same',
    async (is) => {
      const opened = await reloaded(is)
      opened.submit(LINES)
      await opened.proceed()
      opened.clock.increment(LOOKUP_WAIT_MS)
      await atRest()
      expect([sentUnder(opened), opened.facts.includes('order.placed'), newsOf(opened)]).toEqual([
        ['uuid-1', 'uuid-1'],
        false,
        { type: 'accepted', regionId: 1, orderId: 101, text: expect.stringContaining('№\u00a0101') },
      ])
      expect(opened.drafts.get('1/1')).toEqual({ ...NO_WORDS, hasOrdered: true })
    },
  )

  it('leaves the comment that was written since', async () => {
    const opened = await reloaded('down')
    opened.tab.checkout.send({ type: 'description.changed', description: 'Другой' })
    opened.lookup.is = 'knowing'
    opened.tab.checkout.send({ type: 'checkout.opened' })
    await atRest()
    expect(opened.drafts.get('1/1')?.description).toBe('Другой')
  })

  it('is looked for only where one was sent', async () => {
    const opened = await openCheckout()
    opened.tab.checkout.send({ type: 'checkout.opened' })
    await atRest()
    await opened.reload()
    opened.submit()
    await opened.proceed()
    expect([opened.lookup.asked, opened.facts.at(-1)]).toEqual([0, 'order.placed'])
  })
})

describe('without a reload', () => {
  const uncertain = async (lookup: Opened['lookup']['is'], ...answers: Parameters<typeof openCheckout>) => {
    const opened = await openCheckout(...answers)
    opened.lookup.is = lookup
    opened.submit()
    await opened.proceed()
    return opened
  }

  it('an order that is given up is looked for at once, and the doubt is over [DEC-022]', async () => {
    const opened = await uncertain('knowing', 'lost')
    opened.tab.checkout.send({ type: 'order.withdrawn' })
    await atRest()
    expect([newsOf(opened), opened.facts.slice(-2)]).toEqual([found(101), ['order.doubtful', 'order.found']])
  })

  it('«Проверить» tells it as placed where it is there', async () => {
    const opened = await uncertain('knowing', 'lost')
    opened.tab.checkout.send({ type: 'order.checked' })
    await atRest()
    expect([opened.facts.at(-1), newsOf(opened), sentUnder(opened), opened.has('editable')]).toEqual([
      'order.placed',
      null,
      ['uuid-1'],
      true,
    ])
  })

  it.each([
    ['deaf', 'absent'],
    ['down', 'unknown'],
  ] as const)('«Проверить» at a server that is %s leaves the question open: %s', async (is, tag) => {
    const opened = await uncertain(is, 'lost')
    opened.tab.checkout.send({ type: 'order.checked' })
    await atRest()
    expect([opened.has('uncertain'), opened.has(tag), opened.facts.includes('order.placed')]).toEqual([true, true, false])
    opened.tab.checkout.send({ type: 'order.retried' })
    await atRest()
    expect(opened.facts.at(-1)).toBe('order.placed')
  })

  it('«Проверить» that is not answered is over after a while', async () => {
    const opened = await uncertain('slow', 'lost')
    opened.tab.checkout.send({ type: 'order.checked' })
    opened.clock.increment(LOOKUP_WAIT_MS)
    expect([opened.has('uncertain'), opened.has('unknown')]).toEqual([true, true])
  })
})
