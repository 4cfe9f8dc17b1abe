import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countRows, keptRows } from '../../../machines/quick-entry/quick-entry.keeping'
import { memoryRows } from '../../../src/platform/wishes/entered-rows'
import { opened, reloaded, type OpenEntry } from './entry-pages'
import { bought, hit, product } from './open-entry'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())

const rows = ({ context }: OpenEntry) => context().entries.map(({ article, quantity, status }) => [article, quantity, status])
/** A part of an article is entered, and comes back into the line: it names nothing by itself. */
async function returned(options: Parameters<typeof opened>[0] = {}): Promise<OpenEntry> {
  const entry = await opened({ history: [bought(1, 'M-1', 12)], ...options })
  entry.type('AL-4071')
  entry.enter()
  await entry.searches[0]!.answer([hit(4, 'AL-4071-004')])
  expect({ text: entry.context().text, rows: rows(entry) }).toEqual({ text: 'AL-4071', rows: [] })
  return entry
}
/** The whole of what stands in the line is selected: the first key takes its place. */
const typeOver = (entry: OpenEntry, text: string) => {
  entry.actor.send({ type: 'article.typed', text: text.charAt(0) })
  entry.type(text.slice(1))
}

describe('a line that comes back while somebody types on', () => {
  it('stands in the list when the next one is typed over it: nothing that was entered is lost', async () => {
    const entry = await returned()
    typeOver(entry, 'M-1 3')
    entry.enter()
    await entry.loads[0]!.answer([product(1, 'M-1')])
    expect({ rows: rows(entry), lines: entry.lines() }).toEqual({
      rows: [
        ['AL-4071', null, 'failed'],
        ['M-1', 3, 'added'],
      ],
      lines: ['M-1 3'],
    })
    expect(entry.context().entries[0]?.similar?.map(({ article }) => article)).toEqual(['AL-4071-004'])
  })

  it('takes the number that is typed over it for its quantity, as one that is still looked up does', async () => {
    const entry = await returned()
    typeOver(entry, '12')
    entry.enter()
    expect([rows(entry), entry.context().text, entry.searches.length]).toEqual([[['AL-4071', 12, 'failed']], '', 1])
    expect(entry.context().entries[0]?.reason).toMatch(/^«AL-4071 × 12»/)
    entry.type('5')
    entry.enter()
    expect(entry.context().entries[0]?.quantity).toBe(12)
  })

  it('is no row when it is corrected in its place, or emptied', async () => {
    const corrected = await returned()
    corrected.type('-004')
    corrected.enter()
    expect(rows(corrected)).toEqual([])
    const emptied = await returned()
    emptied.actor.send({ type: 'article.typed', text: '' })
    emptied.type('M-1')
    expect(rows(emptied)).toEqual([])
  })

  it('is found in the list by a reload', async () => {
    const store = memoryRows()
    const second = await reloaded(await returned({ rows: store }), { rows: store })
    expect(rows(second)).toEqual([['AL-4071', null, 'failed']])
  })
})

describe('a scanned code', () => {
  it('that names nothing stands in the list: the line stays free for the next scan', async () => {
    const entry = await opened({ history: [bought(1, 'M-1', 12, '2016000000191')] })
    entry.scan('2999999999999')
    await entry.searches[0]!.answer([])
    expect({ text: entry.context().text, problem: entry.context().problem, rows: rows(entry) }).toEqual({
      text: '',
      problem: null,
      rows: [['2999999999999', null, 'failed']],
    })
    entry.scan('2016000000191')
    await entry.loads[0]!.answer([product(1, 'M-1')])
    expect(rows(entry)).toEqual([
      ['2999999999999', null, 'failed'],
      ['M-1', null, 'added'],
    ])
  })

  it('that names several stands there too', async () => {
    const entry = await opened({ history: [bought(1, 'A-1', 12, '2016000000191'), bought(2, 'A-2', 12, '2016000000191')] })
    entry.scan('2016000000191')
    expect({ text: entry.context().text, rows: rows(entry) }).toEqual({ text: '', rows: [['2016000000191', null, 'failed']] })
  })
})

describe('a line that came back and is not decided on', () => {
  it('is found by a reload also after Enter was pressed on it once more', async () => {
    const store = memoryRows()
    const first = await returned({ rows: store })
    first.enter()
    const second = await reloaded(first, { rows: store })
    expect(rows(second)).toEqual([['AL-4071', null, 'failed']])
  })
  it('stands in the list when the next is typed over it after Enter was pressed on it once more', async () => {
    const entry = await returned()
    entry.enter()
    entry.actor.send({ type: 'article.typed', text: 'M' })
    entry.type('-1 3')
    expect(rows(entry)).toEqual([['AL-4071', null, 'failed']])
  })
  it('is kept when another region comes', async () => {
    const store = memoryRows()
    const first = await returned({ rows: store })
    first.actor.send({ type: 'entry.opened', regionId: 2, bought: [] })
    first.actor.stop()
    expect([...(await store.load(1, 1)), ...(await store.load(1, 2))].map(({ text }) => text)).toEqual(['AL-4071'])
  })
})

it('an entered line that came back counts among those that a logout asks about, as it does for the other tabs', async () => {
  const entry = await opened({ history: [] })
  entry.type('AL-4071')
  entry.enter()
  await entry.searches[0]!.answer([hit(4, 'AL-4071-004')])
  expect(keptRows(entry.context()).length).toBe(1) // it is kept as a row that came to nothing
  expect(countRows(entry.context()).refused.length).toBe(1)
})
