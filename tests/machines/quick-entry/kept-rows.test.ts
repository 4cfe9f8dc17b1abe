import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countRows } from '../../../machines/quick-entry/quick-entry.keeping'
import { sortedOut } from '../../../machines/quick-entry/paste/standing'
import { ApiError } from '../../../model/api-error'
import { memoryRows } from '../../../src/platform/wishes/entered-rows'
import { runs } from '../../support/runs'
import { atRest } from '../../support/waiting/at-rest'
import { answer, kept, opened, paste, reloaded, type OpenEntry } from './entry-pages'
import { bought, hit, product } from './open-entry'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())

describe('rows that were entered and are not in the cart', () => {
  it('go on after a reload, in the order of their sheet, and that is said [DEC-020]', async () => {
    const rows = memoryRows()
    const first = await opened({ rows, history: [bought(1, 'M-1', 12)] })
    paste(first, 'M-2\t4\nM-1\nM-3\t5')
    expect(first.lines()).toEqual([])
    const second = await reloaded(first, { rows })
    expect({ text: second.context().said?.text, pasted: second.context().pasted, sortedOut: sortedOut(second.context()) }).toEqual({
      text: 'После перезагрузки продолжаем со строками: 3.',
      pasted: expect.objectContaining({ rows: 3, isRestored: true }),
      sortedOut: 0,
    })
    await answer(second)
    expect({ lines: second.lines(), bunches: second.bunches, text: second.context().said?.text }).toEqual({
      lines: ['M-2 4', 'M-1 12', 'M-3 5'],
      bunches: [3],
      text: 'Строк с\u00a0прошлого раза: 3\u00a0— добавлены все.',
    })
  })

  it('are kept no more once they are handed to the cart, and again where it was not ready', async () => {
    const rows = memoryRows()
    const entry = await opened({ rows, isCartReady: false })
    paste(entry, 'M-1\t4\nM-2\t5')
    await answer(entry)
    expect([entry.lines(), (await kept(rows)).map(({ text, productId }) => [text, productId])]).toEqual([
      ['M-1 4', 'M-2 5'],
      [
        ['M-1', 1],
        ['M-2', 2],
      ],
    ])
    entry.cart.isReady = true
    entry.clock.increment(500)
    expect([entry.lines().length, await kept(rows)]).toEqual([4, []])
    expect((await reloaded(entry, { rows })).searches).toEqual([])
  })

  it('are handed over all at once: no moment knows of half of them', async () => {
    const store = memoryRows()
    const written: number[] = []
    const keep: typeof store.keep = (...args) => {
      written.push(args[2].length)
      store.keep(...args)
    }
    const entry = await opened({ rows: { ...store, keep } })
    paste(entry, 'M-1\t4\nM-2\t5\nM-3\t6')
    await answer(entry)
    expect([entry.lines().length, [...new Set(written)]]).toEqual([3, [3, 0]])
  })

  it('that were typed go on with the quantity that was typed behind them, a scan as one pack', async () => {
    const rows = memoryRows()
    const first = await opened({ rows })
    first.type('M-7')
    first.enter()
    first.type('20')
    first.enter()
    first.scan('2016000000191')
    const second = await reloaded(first, { rows })
    await second.searches[0]!.answer([hit(7, 'M-7')])
    await second.searches[1]!.answer([hit(8, 'M-8', { barcode: '2016000000191' })])
    await second.loads[0]!.answer([product(7, 'M-7'), product(8, 'M-8', { pack: 6 })])
    expect(second.lines()).toEqual(['M-7 20', 'M-8 6'])
  })

  it('of which the last waits for its quantity ask for it', async () => {
    const rows = memoryRows()
    const first = await opened({ rows })
    paste(first, 'M-1\t4\nM-2\t5')
    first.type('M-7')
    first.enter()
    const second = await reloaded(first, { rows })
    await answer(second)
    expect([second.lines(), second.context().chosen?.article, second.actor.getSnapshot().hasTag('counting')]).toEqual([
      ['M-1 4', 'M-2 5'],
      'M-7',
      true,
    ])
  })

  it('and came to nothing stand as they stood, are not looked up again, and go when they are taken away', async () => {
    const rows = memoryRows()
    const first = await opened({ rows })
    paste(first, 'M-1\t4\nZZ\t5\nM-2\tпять')
    await answer(first)
    const reasons = (entry: OpenEntry) => entry.context().entries.flatMap(({ status, reason }) => (status === 'failed' ? [reason] : []))
    const before = reasons(first)
    const second = await reloaded(first, { rows })
    expect({ searches: second.searches, reasons: reasons(second), text: second.context().said?.text }).toEqual({
      searches: [],
      reasons: before,
      text: 'Строк с\u00a0прошлого раза: 3\u00a0— добавлено 1, не\u00a0добавлено 2.',
    })
    for (const { id } of second.context().entries) second.actor.send({ type: 'undo.pressed', entryId: id })
    expect(await kept(rows)).toEqual([])
  })

  it('that the search refused are looked up again after a reload', async () => {
    const rows = memoryRows()
    const first = await opened({ rows })
    paste(first, 'M-1\t4\nM-2\t5')
    await first.searches[0]!.fail(new ApiError(403, ''))
    expect(first.actor.getSnapshot().hasTag('denied')).toBe(true)
    const second = await reloaded(first, { rows })
    await answer(second)
    expect(second.lines()).toEqual(['M-1 4', 'M-2 5'])
  })

  it('go along into another region, and are kept there; what another region keeps waits for it', async () => {
    const rows = memoryRows()
    rows.keep(1, 2, [{ text: 'M-9 × 3', productId: null, quantity: null, isScan: false, isTyped: false, reason: null, mayRepeat: false }])
    const entry = await opened({ rows })
    paste(entry, 'M-1\t4\nM-2\t5')
    entry.actor.send({ type: 'entry.opened', regionId: 2, bought: [] })
    await atRest()
    expect([await kept(rows, 1), (await kept(rows, 2)).map(({ text, mayRepeat }) => [text, mayRepeat])]).toEqual([
      [],
      [
        ['M-1 × 4', true],
        ['M-2 × 5', true],
        ['M-9 × 3', false],
      ],
    ])
  })

  it('that was typed and came to nothing stands until somebody decides on it, however much is entered after it', async () => {
    const rows = memoryRows()
    const entry = await opened({ rows, history: [bought(1, 'M-1', 12)] })
    entry.type('ZZ-404')
    entry.enter()
    entry.type('M') // the next line is begun
    await entry.searches[0]!.answer([])
    const reasons = () => entry.context().entries.flatMap(({ status, article }) => (status === 'failed' ? [article] : []))
    expect(reasons()).toEqual(['ZZ-404'])
    entry.actor.send({ type: 'article.typed', text: '' })
    for (let line = 0; line < 13; line++) {
      entry.type('M-1')
      entry.enter()
      entry.enter()
      if (line === 0) await entry.loads[0]!.answer([product(1, 'M-1')])
    }
    expect([entry.lines().length, reasons(), (await kept(rows)).map(({ text }) => text)]).toEqual([13, ['ZZ-404'], ['ZZ-404']])
  })

  it('are counted, with those that will not come there by themselves [DEC-010]', async () => {
    const entry = await opened({})
    const counted: unknown[] = []
    entry.actor.on('entry.counted', () => {
      const { unsent, refused } = countRows(entry.context())
      counted.push([unsent, refused.length])
    })
    paste(entry, 'M-1\t4\nZZ\t5\nM-2\tпять')
    await answer(entry)
    expect(counted).toEqual([
      [2, 1],
      [1, 2],
      [0, 2],
      [0, 2], // the one that was added is kept for the summary
    ])
  })
})

it('whenever the page is reloaded, each row of a sheet comes into the cart once, in its order [DEC-020]', async () => {
  const sheet = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(sheet, fc.array(fc.nat({ max: 30 }), { maxLength: 4 }), async (ids, stops) => {
      const rows = memoryRows()
      let entry = await opened({ rows })
      paste(entry, ids.map((id) => `M-${id}\t${id}`).join('\n'))
      const lines: string[] = []
      for (const most of stops) {
        await answer(entry, most)
        lines.push(...entry.lines())
        entry = await reloaded(entry, { rows })
      }
      await answer(entry)
      expect([...lines, ...entry.lines()]).toEqual(ids.map((id) => `M-${id} ${id}`))
      entry.actor.stop()
    }),
    runs(60),
  )
})
