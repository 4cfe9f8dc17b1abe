import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { selectEntries, selectIsRepeated, selectPaste } from '../../../machines/quick-entry/quick-entry.selectors'
import { memoryRows } from '../../../src/platform/wishes/entered-rows'
import { answer, kept, opened, paste, reloaded, type OpenEntry } from './entry-pages'
import { openEntry } from './open-entry'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())

const words = ({ actor }: OpenEntry) => selectPaste(actor.getSnapshot())?.words.replaceAll('\u00a0', ' ')
const listed = ({ actor }: OpenEntry) => selectEntries(actor.getSnapshot()).map(({ article }) => article)
const repeated = ({ actor, context }: OpenEntry) => context().entries.filter((it) => selectIsRepeated(it)(actor.getSnapshot()))
/** What the prices and the server say of one product: out of stock, or cut. */
const seen = (entry: OpenEntry, productId: number, stock: number | null, correction?: { asked: number; kept: number }) =>
  entry.actor.send({ type: 'entry.seen', seen: [{ productId, stock, inCart: 1, correction }] })

describe('the summary of a paste', () => {
  it('accounts for each row: added, of these to be looked at and summed, not added, taken away; and for the head above them', async () => {
    const entry = await opened({})
    paste(entry, 'Артикул\tКол-во\nM-1\t5\nM-2\t5\nM-3\t5\nM-2\t6\nZZ\t1\nM-5\tпять\nM-6\t6')
    expect(entry.context().said?.text).toBe('Вставлено строк: 7 и\u00a0заголовок.')
    await answer(entry)
    seen(entry, 3, 0)
    entry.actor.send({ type: 'undo.pressed', entryId: entry.context().entries.find(({ article }) => article === 'M-6')!.id })
    expect(words(entry)).toBe(
      'Вставлено строк: 7 и заголовок — добавлено 4 (из них требуют внимания 1, сложено с другими 1), не добавлено 2, убрано или исправлено 1.',
    )
  })

  it('names the rows that are summed with one above them, until it is noted', async () => {
    const entry = await opened({})
    paste(entry, Array.from({ length: 9 }, (_, at) => `M-${at === 4 ? 2 : at + 1}\t${at + 1}`).join('\n'))
    await answer(entry)
    expect([listed(entry), repeated(entry).map(({ article, quantity }) => [article, quantity])]).toEqual([
      ['M-2', 'M-7', 'M-8', 'M-9'],
      [['M-2', 5]],
    ])
    entry.actor.send({ type: 'article.typed', text: 'M-1 * 2' })
    entry.actor.send({ type: 'article.entered' })
    expect(words(entry)).toBe('Вставлено строк: 9 — добавлены все (из них сложено с другими 1).')
    entry.actor.send({ type: 'paste.noted' })
    expect({ words: words(entry), repeated: repeated(entry) }).toEqual({ words: undefined, repeated: [] })
  })

  it('counts a row no more as summed when the one above it is taken back', async () => {
    const entry = await opened({})
    paste(entry, 'M-1\t5\nM-1\t6')
    await answer(entry)
    entry.actor.send({ type: 'undo.pressed', entryId: entry.context().entries[0]!.id })
    expect(words(entry)).toBe('Вставлено строк: 2 — добавлено 1, убрано или исправлено 1.')
  })

  it('says that the head of a table came without its rows', () => {
    const entry = openEntry()
    paste(entry, 'Артикул\tКол-во')
    expect(entry.context().problem).toBe('В\u00a0таблице только заголовок: нужны и\u00a0строки под ним.')
  })
})

describe('what became of a paste', () => {
  it('is there after a reload with every row of it as long as some want a look: what was cut, is out of stock or could not be added [DEC-020]', async () => {
    const rows = memoryRows()
    const first = await opened({ rows })
    paste(first, 'M-1\t5\nM-2\t6\nM-3\t7\nZZ\t1')
    await answer(first)
    seen(first, 1, 0)
    seen(first, 2, 50, { asked: 6, kept: 4 })
    const before = first.context().entries.map(({ article, status, added, later }) => ({ article, status, added, later }))
    const second = await reloaded(first, { rows })
    expect({ searches: second.searches, loads: second.loads, lines: second.lines() }).toEqual({ searches: [], loads: [], lines: [] })
    expect(second.context().entries.map(({ article, status, added, later }) => ({ article, status, added, later }))).toEqual(before)
    expect(words(second)).toBe('Строк с прошлого раза: 4 — добавлено 3 (из них требуют внимания 2), не добавлено 1.')
    seen(second, 1, 0)
    second.actor.send({ type: 'paste.noted' })
    expect((await kept(rows)).map(({ text }) => text)).toEqual(['ZZ × 1'])
  })

  it('is nothing to be kept where all of it went in as it was', async () => {
    const rows = memoryRows()
    const entry = await opened({ rows })
    paste(entry, 'M-1\t5\nM-2\t6')
    await answer(entry)
    expect({ words: words(entry), kept: await kept(rows) }).toEqual({ words: 'Вставлено строк: 2 — добавлены все.', kept: [] })
  })

  it('does not call rows that are added unsent, and leaves them to the cart of their region', async () => {
    const rows = memoryRows()
    const first = await opened({ rows })
    paste(first, 'M-1\t5\nZZ\t1')
    await answer(first)
    first.actor.stop()
    expect(await rows.elsewhere(1)).toMatchObject({ unsent: 0 })
    const second = await opened({ rows })
    second.actor.send({ type: 'entry.opened', regionId: 2, bought: [] })
    expect([listed(second), (await kept(rows, 1)).length]).toEqual([['ZZ × 1'], 0])
  })

  it('of one row says nothing after a reload: the row stands in the list with its reason', async () => {
    const rows = memoryRows()
    const first = await opened({ rows })
    first.cart.room = 0
    paste(first, 'Артикул\tЗаказ\nM-1\t5')
    await answer(first)
    const second = await reloaded(first, { rows })
    expect([listed(second), selectPaste(second.actor.getSnapshot())]).toEqual([['M-1'], null])
  })

  it('of which the cart could take no more is kept too: it is in no cart', async () => {
    const rows = memoryRows()
    const first = await opened({ rows })
    first.cart.room = 0
    paste(first, 'M-1\t5\nM-2\t5')
    await answer(first)
    const second = await reloaded(first, { rows })
    expect({ listed: listed(second), words: words(second) }).toEqual({
      listed: ['M-1', 'M-2'],
      words: 'С прошлого раза не добавлено строк: 2.',
    })
    for (const { id } of second.context().entries) second.actor.send({ type: 'undo.pressed', entryId: id })
    expect(await kept(rows)).toEqual([])
  })
})
