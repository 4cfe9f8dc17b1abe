import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { bought, hit, openEntry, product } from './open-entry'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())
const AL = product(1, 'AL-4071-004', { pack: 4 })

describe('failures', () => {
  it('a search that fails loses nothing: it is asked again after a pause, or at once when somebody asks', async () => {
    const entry = openEntry()
    entry.type('GK4012.05')
    entry.enter()
    await entry.searches[0]!.fail(new ApiError(503, ''))
    expect(entry.actor.getSnapshot().hasTag('unanswered')).toBe(true)
    entry.clock.increment(5_000)
    await entry.searches[1]!.fail(new ApiError(0, ''))
    entry.actor.send({ type: 'entry.retried' })
    await entry.searches[2]!.answer([hit(2, 'GK4012.05')])
    expect(entry.context().chosen?.id).toBe(2)
  })

  it('a search that the server refuses is asked again only when somebody asks; the next lines are looked up meanwhile', async () => {
    const entry = openEntry()
    const asked = () => entry.searches.map(({ texts }) => texts[0])
    const isTold = () => ['unanswered', 'denied'].map((tag) => entry.actor.getSnapshot().hasTag(tag as 'denied'))
    for (const article of ['GK4012.05', 'ZZ-11']) {
      entry.type(article)
      entry.enter()
    }
    await entry.searches[0]!.fail(new ApiError(404, ''))
    expect(asked()).toEqual(['GK4012.05', 'ZZ-11'])
    await entry.searches[1]!.fail(new ApiError(403, ''))
    entry.clock.increment(600_000)
    expect([asked().length, ...isTold()]).toEqual([2, true, true])
    entry.type('HV2107N')
    entry.enter()
    await entry.searches[2]!.answer([hit(4, 'HV2107N')])
    expect([asked()[2], entry.context().chosen?.id, entry.context().questions.map(({ text }) => text)]).toEqual([
      'HV2107N',
      4,
      ['GK4012.05', 'ZZ-11'],
    ])
    entry.clock.increment(600_000)
    expect([asked().length, ...isTold()]).toEqual([3, true, true])
    entry.actor.send({ type: 'entry.retried' })
    await entry.searches[3]!.answer([hit(2, 'GK4012.05')])
    expect([asked().slice(3), entry.context().entries.map(({ article }) => article)]).toEqual([['GK4012.05', 'ZZ-11'], ['GK4012.05']])
    await entry.searches[4]!.fail(new ApiError(403, ''))
    entry.actor.send({ type: 'question.dropped', id: entry.context().questions[0]!.id })
    expect([entry.context().questions, ...isTold()]).toEqual([[], false, false])
  })

  it('a refused line that is not to be looked up any more takes its words along, though another was looked up since', async () => {
    const entry = openEntry()
    const isTold = () => ['unanswered', 'denied'].map((tag) => entry.actor.getSnapshot().hasTag(tag as 'denied'))
    entry.type('GK4012.05')
    entry.enter()
    await entry.searches[0]!.fail(new ApiError(403, ''))
    entry.type('ZZ-11')
    entry.enter()
    await entry.searches[1]!.answer([hit(4, 'ZZ-11')])
    expect([entry.context().questions.map(({ text }) => text), ...isTold()]).toEqual([['GK4012.05'], true, true])
    entry.actor.send({ type: 'question.dropped', id: entry.context().questions[0]!.id })
    expect([entry.context().questions, entry.context().chosen?.id, ...isTold()]).toEqual([[], 4, false, false])
  })

  it('a search that was refused for want of a login is asked again after it, though another line is looked up just then', async () => {
    const entry = openEntry()
    entry.type('GK4012.05')
    entry.enter()
    await entry.searches[0]!.fail(new ApiError(401, ''))
    entry.type('ZZ-11')
    entry.enter()
    entry.actor.send({ type: 'entry.retried' })
    expect(entry.searches.map(({ texts, isStopped }) => [texts[0], isStopped()])).toEqual([
      ['GK4012.05', false],
      ['ZZ-11', true],
      ['GK4012.05', false],
    ])
    await entry.searches[2]!.answer([])
    await entry.searches[3]!.answer([hit(4, 'ZZ-11')])
    expect([entry.context().chosen?.id, entry.context().entries.map(({ article, status }) => [article, status])]).toEqual([
      4,
      [['GK4012.05', 'failed']],
    ])
  })

  it('what the search says does not shorten the pauses of the products, and the other way round', async () => {
    const entry = openEntry({ history: [bought(1, 'AL-4071-004', 12), bought(3, 'OLD-3', 2)] })
    entry.type('GK4012.05')
    entry.enter()
    entry.actor.send({ type: 'article.typed', text: 'AL-4071-004 5' })
    entry.enter()
    await entry.searches[0]!.fail(new ApiError(503, ''))
    await entry.loads[0]!.answer([AL])
    entry.clock.increment(5_000)
    await entry.searches[1]!.fail(new ApiError(503, ''))
    entry.clock.increment(9_999)
    expect(entry.searches).toHaveLength(2)
    entry.clock.increment(1)
    await entry.searches[2]!.answer([])
    entry.actor.send({ type: 'article.typed', text: 'OLD-3 5' })
    entry.enter()
    await entry.loads[1]!.fail(new ApiError(503, ''))
    entry.type('ZZ-11')
    entry.enter()
    await entry.searches[3]!.answer([])
    entry.clock.increment(5_000)
    await entry.loads[2]!.fail(new ApiError(503, ''))
    entry.clock.increment(9_999)
    expect(entry.loads).toHaveLength(3)
    entry.clock.increment(1)
    expect(entry.loads).toHaveLength(4)
  })

  it('suggestions that fail are said to be missing; a known article works all the same', async () => {
    const entry = openEntry()
    entry.type('AL-4071-004')
    entry.clock.increment(150)
    await entry.searches[0]!.fail(new ApiError(500, ''))
    expect(entry.actor.getSnapshot().hasTag('hintless')).toBe(true)
    entry.enter()
    expect(entry.context().chosen?.id).toBe(1)
  })

  it('a line that is not to be looked up any more lets the next one through; its late answer does nothing', async () => {
    const entry = openEntry()
    entry.type('GK4012.05')
    entry.enter()
    entry.type('ZZ-11')
    entry.enter()
    entry.actor.send({ type: 'question.dropped', id: entry.context().questions[0]!.id })
    expect([entry.searches.map(({ texts }) => texts[0]), entry.searches[0]!.isStopped()]).toEqual([['GK4012.05', 'ZZ-11'], true])
    await entry.searches[0]!.answer([hit(2, 'GK4012.05')])
    expect([entry.context().chosen, entry.context().questions.map(({ text }) => text)]).toEqual([null, ['ZZ-11']])
  })

  it('a product that is gone from the catalogue is said so, at its quantity and in the list', async () => {
    const entry = openEntry({ history: [bought(1, 'AL-4071-004', 12), bought(3, 'OLD-3', 2)] })
    entry.type('OLD-3')
    entry.enter()
    await entry.loads[0]!.answer([])
    expect({ chosen: entry.context().chosen, problem: entry.context().problem, text: entry.context().text }).toEqual({
      chosen: null,
      problem: 'OLD-3: товара больше нет в\u00a0каталоге.',
      text: 'OLD-3',
    })
    entry.actor.send({ type: 'article.typed', text: 'OLD-3 5' })
    entry.enter()
    await entry.loads[1]!.answer([])
    expect(entry.context().entries.map(({ status, reason }) => [status, reason])).toEqual([
      ['failed', 'Товара больше нет в\u00a0каталоге.'],
    ])
  })

  it('a server that does not give the product is asked again; one that refuses only when somebody asks or a line is entered', async () => {
    const entry = openEntry()
    entry.actor.send({ type: 'article.typed', text: 'AL-4071-004 5' })
    entry.enter()
    await entry.loads[0]!.fail(new ApiError(0, ''))
    entry.clock.increment(5_000)
    await entry.loads[1]!.fail(new ApiError(401, ''))
    entry.clock.increment(600_000)
    expect([entry.loads.length, entry.actor.getSnapshot().hasTag('unloaded')]).toEqual([2, true])
    entry.actor.send({ type: 'entry.retried' })
    await entry.loads[2]!.answer([AL])
    expect(entry.lines()).toEqual(['AL-4071-004 5'])
  })

  it('a cart that is not ready is offered the line again, in order, until it takes it', async () => {
    const entry = openEntry({ isCartReady: false })
    for (const text of ['AL-4071-004 5', 'AL-4071-004 6']) {
      entry.actor.send({ type: 'article.typed', text })
      entry.enter()
    }
    await entry.loads[0]!.answer([AL])
    expect(entry.context().entries.map(({ status }) => status)).toEqual(['held', 'held'])
    entry.cart.isReady = true
    entry.clock.increment(500)
    expect([entry.lines().slice(-2), entry.context().entries.map(({ status }) => status)]).toEqual([
      ['AL-4071-004 5', 'AL-4071-004 6'],
      ['added', 'added'],
    ])
  })
})

describe('taking back', () => {
  it('tells the cart how many pieces go; what was not added yet just goes', async () => {
    const entry = openEntry()
    for (const text of ['AL-4071-004 5', 'AL-4071-004 6']) {
      entry.actor.send({ type: 'article.typed', text })
      entry.enter()
    }
    const [first, second] = entry.context().entries
    entry.actor.send({ type: 'undo.pressed', entryId: first!.id })
    await entry.loads[0]!.answer([AL])
    entry.actor.send({ type: 'undo.pressed', entryId: second!.id })
    entry.actor.send({ type: 'undo.pressed', entryId: second!.id })
    expect([entry.lines(), entry.facts.slice(1), entry.context().entries, entry.context().said]).toEqual([
      ['AL-4071-004 6'],
      [{ type: 'entry.withdrawn', entryId: second!.id, regionId: 1, product: AL, quantity: 6, stock: null }],
      [],
      { text: 'Убрано: AL-4071-004.' },
    ])
  })

  it('is said when the cart has done it: one that is not ready is asked again, one that refuses says why', async () => {
    const entry = openEntry()
    for (const text of ['AL-4071-004 5', 'AL-4071-004 6']) {
      entry.actor.send({ type: 'article.typed', text })
      entry.enter()
    }
    await entry.loads[0]!.answer([AL])
    const [first, second] = entry.context().entries
    const seen = () => [entry.facts.length, entry.context().entries.map(({ status }) => status), entry.context().said?.text]
    entry.cart.isReady = false
    entry.actor.send({ type: 'undo.pressed', entryId: first!.id })
    entry.actor.send({ type: 'undo.pressed', entryId: first!.id })
    expect(seen()).toEqual([3, ['held', 'added'], 'Добавлено: AL-4071-004, 6\u00a0шт.'])
    entry.cart.isReady = true
    entry.clock.increment(500)
    expect(seen()).toEqual([4, ['added'], 'Убрано: AL-4071-004.'])
    entry.cart.isReady = false
    entry.actor.send({ type: 'undo.pressed', entryId: second!.id })
    entry.actor.send({ type: 'entry.refused', entryId: second!.id, reason: 'Нет' })
    expect(seen()).toEqual([5, ['failed'], 'Нет'])
    entry.cart.isReady = true
    entry.clock.increment(600_000)
    entry.actor.send({ type: 'undo.pressed', entryId: second!.id })
    expect([entry.facts.length, entry.context().entries]).toEqual([5, []])
  })
})
