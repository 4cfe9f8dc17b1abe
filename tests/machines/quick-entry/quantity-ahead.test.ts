import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { selectList, selectTypedOver } from '../../../machines/quick-entry/quick-entry.selectors'
import { memoryRows } from '../../../src/platform/wishes/entered-rows'
import { kept, opened, paste, answer } from './entry-pages'
import { hit, openEntry, product } from './open-entry'
import { atRest } from '../../support/waiting/at-rest'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())

type Entry = ReturnType<typeof openEntry>
const TWO = [hit(5, 'X-1'), hit(6, 'X 1')]
const enter = (entry: Entry, ...texts: string[]) => {
  for (const text of texts) {
    entry.actor.send({ type: 'article.typed', text })
    entry.actor.send({ type: 'article.entered' })
  }
}
/** As keys do: what is to be typed over gives way to the text. */
const typeOver = (entry: Entry, text: string) => {
  const before = entry.context().text
  entry.actor.send({ type: 'article.typed', text: text + before.slice(selectTypedOver(entry.actor.getSnapshot())) })
}
const failedRows = (entry: Entry) => entry.context().entries.filter(({ status }) => status === 'failed')

describe('a quantity that was typed and not entered', () => {
  const counting = () => {
    const entry = openEntry()
    enter(entry, 'al4071004')
    entry.count('37')
    return entry
  }
  const edit = (entry: Entry, ...texts: string[]) => texts.forEach((text) => entry.actor.send({ type: 'article.typed', text }))
  const kept = ({ context }: Entry) => [context().chosen, context().isCountTyped && context().countText]

  it('stays while its article is edited, and is that of the next one, which it waits for', () => {
    const entry = counting()
    edit(entry, 'AL-4071-00', '')
    expect(kept(entry)).toEqual([null, '37'])
    enter(entry, 'al4071004')
    expect([entry.context().chosen?.id, entry.context().countText]).toEqual([1, '37'])
    entry.enter()
    expect([entry.context().entries.map(({ quantity }) => quantity), kept(entry)]).toEqual([[37], [null, false]])
  })

  it('goes with an article that is looked up, and not with one that says its own or is scanned', async () => {
    const entry = counting()
    edit(entry, 'M-2')
    entry.enter()
    expect([entry.context().questions.map(({ quantity }) => quantity), kept(entry)]).toEqual([[37], [null, false]])
    const other = counting()
    other.scan('2016000000191')
    expect([other.context().entries.map(({ quantity }) => quantity), kept(other)]).toEqual([[null], [null, '37']])
    enter(other, 'al4071004 * 5')
    expect([other.context().entries.map(({ quantity }) => quantity), kept(other)]).toEqual([
      [null, 5],
      [null, false],
    ])
  })

  it('goes back into the text by Escape, goes along to another region, and away by Escape in the empty line', () => {
    const entry = counting()
    edit(entry, 'AL-4')
    entry.actor.send({ type: 'entry.opened', regionId: 2, bought: [] })
    expect({ text: entry.context().text, kept: kept(entry) }).toEqual({ text: 'AL-4 × 37', kept: [null, false] })
    const other = counting()
    other.actor.send({ type: 'count.left' })
    expect({ text: other.context().text, kept: kept(other) }).toEqual({ text: 'AL-4071-004 × 37', kept: [null, false] })
    const third = counting()
    edit(third, '', '')
    expect(kept(third)).toEqual([null, false])
  })

  it('is that of nothing that comes late', async () => {
    const entry = openEntry()
    enter(entry, 'M-9', 'al4071004')
    entry.count('37')
    edit(entry, '')
    await entry.searches[0]!.answer([hit(9, 'M-9')])
    expect([entry.context().entries.map(({ article, quantity }) => [article, quantity]), kept(entry)]).toEqual([
      [['M-9', null]],
      [null, '37'],
    ])
  })
})

describe('a quantity that was entered before it was known what it is of', () => {
  it('comes back into the line with an article that names several, and is that of the chosen one', async () => {
    for (const texts of [['X1', '12'], ['X1 12'], ['X1 * 12']]) {
      const entry = openEntry()
      enter(entry, ...texts)
      await entry.searches[0]!.answer(TWO)
      expect([entry.context().isOpen, selectList(entry.actor.getSnapshot()).map(({ id }) => id)]).toEqual([true, [5, 6]])
      entry.actor.send({ type: 'suggestion.moved', step: 1 })
      entry.enter()
      expect([entry.context().chosen?.id, entry.context().countText]).toEqual([6, '12'])
      await entry.loads[0]!.answer([product(6, 'X 1', { pack: 5 })])
      expect(entry.context().countText).toBe('12')
      entry.enter()
      expect(entry.lines()).toEqual(['X 1 12'])
    }
  })

  it('is no part of an article that is written with spaces', async () => {
    const entry = openEntry()
    enter(entry, 'G 052 183')
    await entry.searches[0]!.answer([hit(5, 'G-052-183'), hit(6, 'G 052183')])
    entry.enter()
    expect([entry.context().chosen?.id, entry.context().countText]).toEqual([5, '1'])
  })

  it('is typed over with an article that nobody knows or that may be several: what comes next is another line', async () => {
    for (const hits of [[], TWO])
      for (const texts of [['QQQ-404', '12'], ['QQQ-404 12'], ['QQQ-404 × 12']]) {
        const entry = openEntry()
        enter(entry, ...texts)
        await entry.searches[0]!.answer(hits)
        expect(entry.context().text).toMatch(/^QQQ-404.* 12$/)
        typeOver(entry, 'al4071004')
        expect(entry.context().text).toBe('al4071004')
        entry.enter()
        expect([entry.context().entries, entry.context().chosen?.article, entry.context().isCountTyped]).toEqual([[], 'AL-4071-004', false])
      }
  })

  it('stays where the article before it is corrected in its place', async () => {
    const entry = openEntry()
    enter(entry, 'QQQ-404', '12')
    await entry.searches[0]!.answer([])
    enter(entry, 'al4071004 × 12')
    await entry.loads[0]!.answer([product(1, 'AL-4071-004')])
    expect({ lines: entry.lines(), text: entry.context().text }).toEqual({ lines: ['AL-4071-004 12'], text: '' })
  })

  it('is typed over with the rest where it may be the end of an article', async () => {
    const entry = openEntry()
    enter(entry, 'G 052 183')
    await entry.searches[0]!.answer([])
    typeOver(entry, 'ZR 1')
    expect(entry.context().text).toBe('ZR 1')
  })

  it('stands in the row that comes to nothing while the next is typed, and is kept there', async () => {
    const rows = memoryRows()
    const entry = await opened({ rows })
    enter(entry, 'X1', '12', 'QQQ-404', '7')
    entry.actor.send({ type: 'article.typed', text: 'AL' })
    await entry.searches[0]!.answer(TWO)
    await entry.searches[1]!.answer([])
    expect(failedRows(entry).map(({ article, quantity }) => [article, quantity])).toEqual([
      ['X1', 12],
      ['QQQ-404', 7],
    ])
    expect((await kept(rows)).map(({ text, quantity }) => [text, quantity])).toEqual([
      ['X1', 12],
      ['QQQ-404', 7],
    ])
  })
})

describe('a row that came to nothing', () => {
  /** «X1», 12 pieces, which names several products. */
  async function withRow(): Promise<{ entry: Entry; rows: ReturnType<typeof memoryRows>; id: number }> {
    const rows = memoryRows()
    const entry = await opened({ rows })
    enter(entry, 'X1', '12')
    entry.actor.send({ type: 'article.typed', text: 'AL' })
    await entry.searches[0]!.answer(TWO)
    entry.actor.send({ type: 'article.typed', text: '' })
    return { entry, rows, id: failedRows(entry)[0]!.id }
  }

  it('goes back into the line with its quantity, is chosen there, and leaves the list once it is entered', async () => {
    const { entry, rows, id } = await withRow()
    entry.actor.send({ type: 'entry.mended', entryId: id })
    expect([entry.context().text, failedRows(entry).length]).toEqual(['X1 × 12', 1])
    await entry.searches[1]!.answer(TWO)
    expect(selectList(entry.actor.getSnapshot()).map(({ id }) => id)).toEqual([5, 6])
    expect((await kept(rows)).length).toBe(1)
    entry.actor.send({ type: 'suggestion.moved', step: 1 })
    entry.enter()
    expect([entry.context().countText, failedRows(entry).length]).toEqual(['12', 1])
    entry.enter()
    expect(failedRows(entry)).toEqual([])
    await entry.loads[0]!.answer([product(5, 'X-1')])
    expect({ lines: entry.lines(), kept: await kept(rows) }).toEqual({ lines: ['X-1 12'], kept: [] })
  })

  it('stays in the list where the line is emptied and another row entered', async () => {
    const { entry, id } = await withRow()
    entry.actor.send({ type: 'entry.mended', entryId: id })
    entry.actor.send({ type: 'article.typed', text: '' })
    enter(entry, 'M-5 5')
    await answer(entry)
    expect([entry.lines(), failedRows(entry).map(({ article, quantity }) => [article, quantity])]).toEqual([['M-5 5'], [['X1', 12]]])
  })

  it('takes the place of nothing that is being typed', async () => {
    const { entry, id } = await withRow()
    entry.actor.send({ type: 'article.typed', text: 'AL' })
    entry.actor.send({ type: 'entry.mended', entryId: id })
    expect([entry.context().text, failedRows(entry).length]).toEqual(['AL', 1])
  })

  it('and typed over with a number is asked for by that, and does not become the quantity of another line', async () => {
    const entry = openEntry()
    enter(entry, 'AAA-1', 'BBB-2') // the second is still looked up when the first one came to nothing
    await atRest()
    await entry.searches[0]!.answer([])
    await atRest()
    entry.actor.send({ type: 'entry.mended', entryId: failedRows(entry)[0]!.id })
    enter(entry, '12')
    expect(entry.context().questions.map(({ text, quantity }) => [text, quantity])).toEqual([
      ['BBB-2', null],
      ['12', null],
    ])
  })

  it('that was pasted and is wrong is mended too', async () => {
    const entry = await opened({})
    paste(entry, 'M-1\t4\nM-2\tпять')
    await answer(entry)
    entry.actor.send({ type: 'entry.mended', entryId: failedRows(entry)[0]!.id })
    expect(entry.context().text).toBe('M-2 пять')
    enter(entry, 'M-2 5')
    expect(failedRows(entry)).toEqual([])
    await answer(entry)
    expect(entry.lines()).toEqual(['M-1 4', 'M-2 5'])
  })
})
