import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { selectList } from '../../../machines/quick-entry/quick-entry.selectors'
import { sortedOut } from '../../../machines/quick-entry/quick-entry.standing'
import type { KeptRow } from '../../../model/entry/kept-row'
import { ApiError } from '../../../model/api-error'
import { memoryRows } from '../../../src/platform/wishes/entered-rows'
import { runs } from '../../support/runs'
import { settle } from '../../support/open-tab'
import { bought, hit, openEntry, product } from './open-entry'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())

type Options = NonNullable<Parameters<typeof openEntry>[0]>
type OpenEntry = ReturnType<typeof openEntry>
/** A page whose earlier rows have been read. */
async function opened(options: Options): Promise<OpenEntry> {
  const entry = openEntry({ history: [], ...options })
  await settle(1)
  return entry
}
/** The page goes in the middle of whatever it does, and comes back. */
async function reloaded(entry: OpenEntry, options: Options): Promise<OpenEntry> {
  entry.actor.stop()
  return opened(options)
}
const paste = (entry: OpenEntry, text: string) => entry.actor.send({ type: 'lines.pasted', text })
/** Answers up to so many questions: a search for M-n finds product n, other texts nothing. */
async function answer({ searches, loads }: OpenEntry, most = Number.POSITIVE_INFINITY): Promise<void> {
  let [search, load] = [0, 0]
  while (search + load < most && (search < searches.length || load < loads.length)) {
    if (search < searches.length) {
      const id = Number(/^M-(\d+)/.exec(searches[search]!.texts.at(-1) ?? '')?.[1] ?? 0)
      await searches[search++]!.answer(id > 0 ? [hit(id, `M-${id}`)] : [])
    } else {
      await loads[load]!.answer(loads[load]!.ids.map((id) => product(id, `M-${id}`)))
      load++
    }
  }
}
const kept = (rows: ReturnType<typeof memoryRows>, region = 1): Promise<readonly KeptRow[]> => rows.load(1, region)

describe('rows that were entered and are not in the cart', () => {
  it('go on after a reload, in the order of their sheet, and that is said [DEC-020]', async () => {
    const rows = memoryRows()
    const first = await opened({ rows, history: [bought(1, 'M-1', 12)] })
    paste(first, 'M-2\t4\nM-1\nM-3\t5')
    expect(first.lines()).toEqual([])
    const second = await reloaded(first, { rows })
    expect([second.context().said?.text, second.context().pasted, sortedOut(second.context())]).toEqual([
      'После перезагрузки продолжаем со строками: 3.',
      expect.objectContaining({ rows: 3, isRestored: true }),
      0,
    ])
    await answer(second)
    expect([second.lines(), second.bunches, second.context().said?.text]).toEqual([
      ['M-2 4', 'M-1 12', 'M-3 5'],
      [3],
      'После перезагрузки добавлено строк: 3.',
    ])
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
    expect([second.searches, reasons(second), second.context().said?.text]).toEqual([
      [],
      before,
      'До\u00a0перезагрузки не\u00a0добавлено строк: 2.',
    ])
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
    await settle(1)
    expect([await kept(rows, 1), (await kept(rows, 2)).map(({ text, mayRepeat }) => [text, mayRepeat])]).toEqual([
      [],
      [
        ['M-1 × 4', true],
        ['M-2 × 5', true],
        ['M-9 × 3', false],
      ],
    ])
  })

  it('are kept somewhere at any moment on their way into another region, also while what is kept there is still read [DEC-020]', async () => {
    const store = memoryRows()
    const reading = new Promise<void>(() => {}) // another tab still holds the lock of its rows
    const load: typeof store.load = async (userId, regionId) => {
      if (regionId === 2) await reading
      return store.load(userId, regionId)
    }
    const entry = await opened({ rows: { ...store, load } })
    paste(entry, 'M-1\t4\nM-2\t5')
    entry.actor.send({ type: 'entry.opened', regionId: 2, bought: [] })
    await settle(1)
    entry.actor.stop() // the page goes
    const left = [...(await kept(store, 1)), ...(await kept(store, 2))]
    expect(left.length).toBe(2)
  })

  it('are kept also when they are entered before it is read what an earlier page left [DEC-020]', async () => {
    const store = memoryRows()
    const reading = new Promise<void>(() => {}) // as above
    const load: typeof store.load = async () => (await reading, [])
    const entry = await opened({ rows: { ...store, load } })
    paste(entry, 'M-1\t4\nM-2\t5')
    entry.actor.stop() // the page goes
    expect((await kept(store)).map(({ text }) => text)).toEqual(['M-1 × 4', 'M-2 × 5'])
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

  it('come before those that are pasted while they are still read, and what becomes of these is said too', async () => {
    const store = memoryRows()
    const first = await opened({ rows: store })
    paste(first, 'M-1\t4\nM-2\t5')
    first.actor.stop()
    let read: () => void = () => {}
    const reading = new Promise<void>((go) => (read = go))
    const load: typeof store.load = async (...args) => (await reading, store.load(...args))
    const second = await opened({ rows: { ...store, load } })
    paste(second, 'M-3\t6\nM-4\t7')
    read()
    await settle(2)
    await answer(second)
    expect(second.lines()).toEqual(['M-1 4', 'M-2 5', 'M-3 6', 'M-4 7'])
  })

  it('are counted, with those that will not come there by themselves [DEC-010]', async () => {
    const entry = await opened({})
    const counted: unknown[] = []
    entry.actor.on('entry.counted', ({ unsent, refused }) => void counted.push([unsent, refused.length]))
    paste(entry, 'M-1\t4\nZZ\t5\nM-2\tпять')
    await answer(entry)
    expect(counted).toEqual([
      [2, 1],
      [1, 2],
      [0, 2],
    ])
  })

  it('leave what is typed meanwhile, and its suggestions, as they are', async () => {
    const rows = memoryRows()
    const first = await opened({ rows })
    paste(first, 'M-2\t4\nM-3\t5')
    first.actor.stop()
    const second = openEntry({ rows })
    second.type('AL')
    await settle(1)
    await answer(second)
    expect([second.context().text, selectList(second.actor.getSnapshot()).length, second.lines()]).toEqual(['AL', 1, ['M-2 4', 'M-3 5']])
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
