import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { atRest } from '../../support/waiting/at-rest'
import { changed, conflict, LINES, openCheckout, theNews } from './open-checkout'

describe('an order that was pressed and whose page went', () => {
  it('is said not to have been sent where it had not left, once; its mark goes [DEC-022]', async () => {
    const { tab, submit, reload, drafts } = await openCheckout()
    submit()
    await reload()
    const news = () => theNews(tab.checkout.getSnapshot().context.news)
    expect({ news: news(), isPressed: drafts.get('1/1')?.isPressed }).toEqual({
      news: { type: 'interrupted', regionId: 1 },
      isPressed: false,
    })
    await reload()
    expect(news()).toBeNull()
  })

  it('is said not to have been sent where the buyer was asked about new prices, unless he had answered [DEC-022]', async () => {
    const { tab, submit, proceed, reload, has } = await openCheckout(conflict(changed(1, 120)), conflict(changed(1, 120)))
    submit()
    await proceed()
    expect(has('deciding')).toBe(true)
    await reload()
    await atRest()
    const news = () => theNews(tab.checkout.getSnapshot().context.news)
    expect(news()).toEqual({ type: 'interrupted', regionId: 1 })
    tab.checkout.send({ type: 'news.noted', news: tab.checkout.getSnapshot().context.news[0]! }) // seen one line above
    submit()
    await proceed()
    tab.checkout.send({ type: 'change.declined' })
    await reload()
    await atRest()
    expect(news()).toBeNull()
  })

  it('is said beside an older one that is found when the shop is there again', async () => {
    const { tab, submit, proceed, reload, lookup } = await openCheckout('lost')
    submit()
    await proceed()
    tab.checkout.send({ type: 'order.withdrawn' })
    submit()
    lookup.is = 'knowing'
    await reload()
    await atRest()
    expect(tab.checkout.getSnapshot().context.news.map(({ type }) => type)).toEqual(['interrupted', 'accepted'])
  })

  it('is not, where it had left, was taken back, or given up for another region', async () => {
    const sent = await openCheckout('never')
    sent.submit()
    await sent.proceed()
    await sent.reload()
    const withdrawn = await openCheckout()
    withdrawn.submit()
    withdrawn.tab.checkout.send({ type: 'order.withdrawn' })
    await withdrawn.reload()
    const dropped = await openCheckout()
    dropped.submit()
    await dropped.aim(2)
    dropped.tab.checkout.send({ type: 'news.noted', news: dropped.tab.checkout.getSnapshot().context.news[0]! }) // it was given up
    await dropped.aim(1)
    expect([sent, withdrawn, dropped].map(({ tab }) => tab.checkout.getSnapshot().context.news)).toEqual([[], [], []])
  })
})

describe('a refusal for want of a login', () => {
  it('goes when the login is back; another one stays [DEC-022]', async () => {
    const { tab, submit, proceed, has } = await openCheckout(new ApiError(401, 'Войдите'), new ApiError(403, 'Нельзя'))
    submit()
    await proceed()
    expect(has('refused')).toBe(true)
    tab.checkout.send({ type: 'login.renewed' })
    expect([has('refused'), has('editable')]).toEqual([false, true])
    submit()
    await proceed(LINES)
    tab.checkout.send({ type: 'login.renewed' })
    expect(has('refused')).toBe(true)
  })
})

describe('what another tab chose for the same order', () => {
  const change = { receiving: { from: 'delivery', to: 'pickup' }, description: { from: '', to: 'К воротам' } } as const
  const draftOf = ({ tab }: Awaited<ReturnType<typeof openCheckout>>) => tab.checkout.getSnapshot().context.draft

  it('is chosen here; what was typed here stays, and what is of another region changes nothing [DEC-067]', async () => {
    const opened = await openCheckout()
    const { tab } = opened
    tab.checkout.send({ type: 'draft.followed', regionId: 2, change })
    expect(draftOf(opened).receiving).toBe('delivery')
    tab.checkout.send({ type: 'description.changed', description: 'Позвоните' })
    tab.checkout.send({ type: 'draft.followed', regionId: 1, change })
    expect({ receiving: draftOf(opened).receiving, description: draftOf(opened).description }).toEqual({
      receiving: 'pickup',
      description: 'Позвоните',
    })
    tab.checkout.send({ type: 'description.changed', description: '' })
    tab.checkout.send({ type: 'draft.followed', regionId: 1, change })
    expect(draftOf(opened).description).toBe('К воротам')
  })

  it('does not change an order that was pressed [DEC-022]', async () => {
    const opened = await openCheckout()
    opened.submit()
    opened.tab.checkout.send({ type: 'draft.followed', regionId: 1, change })
    expect(draftOf(opened).receiving).toBe('delivery')
  })
})

describe('what another tab chose while an order was pressed here', () => {
  const change = { receiving: { from: 'delivery', to: 'pickup' }, description: { from: '', to: 'К воротам' } } as const
  it.each(['placed', 'taken back'])('is chosen here once it is %s [DEC-067]', async (end) => {
    const { tab, submit, proceed, placed } = await openCheckout()
    submit()
    tab.checkout.send({ type: 'draft.followed', regionId: 1, change })
    if (end === 'placed') await proceed()
    else tab.checkout.send({ type: 'order.withdrawn' })
    const { receiving, description } = tab.checkout.getSnapshot().context.draft
    expect({ receiving, description }).toEqual({ receiving: 'pickup', description: 'К воротам' })
    expect(placed.map((order) => [order.receiving.type, order.description])).toEqual(end === 'placed' ? [['delivery', '']] : [])
  })
})
