import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { selectEntries, selectPaste } from '../../../machines/quick-entry/quick-entry.selectors'
import { pasteStanding } from '../../../machines/quick-entry/paste/standing'
import { learned, present } from '../../../machines/quick-entry/quick-entry.outcomes'
import type { Entry } from '../../../machines/quick-entry/quick-entry.types'
import { becameWords, full } from '../../../machines/quick-entry/quick-entry.words'
import { memoryRows } from '../../../src/platform/wishes/entered-rows'
import { answer, kept, opened, paste, type OpenEntry } from './entry-pages'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())

const listed = ({ actor }: OpenEntry) => selectEntries(actor.getSnapshot()).map(({ article }) => article)
const SHEET = Array.from({ length: 20 }, (_, at) => `M-${at + 1}\t${at + 1}`).join('\n')
/** Twenty rows of which the third names nothing. */
async function pasted(): Promise<OpenEntry> {
  const entry = await opened({})
  paste(entry, SHEET.replace('M-3\t', 'ZZ-3\t'))
  await answer(entry)
  return entry
}
const seen = (entry: OpenEntry, productId: number, more: { stock?: number; asked?: number; kept?: number; inCart?: number }) =>
  entry.actor.send({
    type: 'entry.seen',
    seen: [
      {
        productId,
        stock: more.stock ?? null,
        inCart: more.inCart ?? 1,
        correction: more.kept === undefined ? undefined : { asked: more.asked ?? 0, kept: more.kept },
      },
    ],
  })
const typeLine = (entry: OpenEntry, text: string) => {
  entry.actor.send({ type: 'article.typed', text })
  entry.actor.send({ type: 'article.entered' })
}

describe('what became of pasted rows', () => {
  it('stays said until it is noted, with every row that did not go in as it was typed: cut, without stock, cut by the server, not added', async () => {
    const entry = await pasted()
    seen(entry, 5, { stock: 0 })
    seen(entry, 7, { asked: 7, kept: 4 })
    const odd = ['M-5', 'M-7', 'ZZ-3 × 3']
    expect({ toSorted: listed(entry).toSorted(), pasteStanding: pasteStanding(entry.context()) }).toEqual({
      toSorted: [...odd, 'M-18', 'M-19', 'M-20'].toSorted(),
      pasteStanding: { rows: 20, left: 0, added: 19, failed: 1, altered: 2, repeated: 0, gone: 0 },
    })
    for (let line = 0; line < 15; line++) typeLine(entry, 'M-1 * 2')
    paste(entry, 'M-1\t1\nM-2\t1')
    await answer(entry)
    expect(listed(entry)).toEqual(expect.arrayContaining(odd))
    entry.actor.send({ type: 'paste.noted' })
    expect([pasteStanding(entry.context()), listed(entry).filter((it) => odd.includes(it))]).toEqual([null, ['ZZ-3 × 3']])
  })

  it('is said no more once something is typed behind rows that all went in as they were', async () => {
    const entry = await opened({})
    paste(entry, 'M-1\t1\nM-2\t2')
    await answer(entry)
    expect(pasteStanding(entry.context())).toEqual({ rows: 2, left: 0, added: 2, failed: 0, altered: 0, repeated: 0, gone: 0 })
    typeLine(entry, 'M-1 * 2')
    expect(pasteStanding(entry.context())).toBeNull()
  })

  it('is to be seen of every row, also of those that went in as they were', async () => {
    const entry = await pasted()
    entry.actor.send({ type: 'paste.unfolded', isWhole: true })
    expect(listed(entry)).toEqual(Array.from({ length: 20 }, (_, at) => (at === 2 ? 'ZZ-3 × 3' : `M-${at + 1}`)))
    entry.actor.send({ type: 'paste.unfolded', isWhole: false })
    expect(listed(entry).length).toBe(4)
  })

  it('of very many rows to be looked at is to be seen of the first, of the next when these are decided on, and of all if asked', async () => {
    const entry = await opened({})
    paste(entry, Array.from({ length: 150 }, (_, at) => `ZZ-${at}\t0`).join('\n'))
    expect([listed(entry).length, listed(entry)[0], pasteStanding(entry.context())?.failed]).toEqual([100, 'ZZ-0 0', 150])
    entry.actor.send({ type: 'undo.pressed', entryId: entry.context().entries[0]!.id })
    expect([listed(entry).length, listed(entry).at(-1)]).toEqual([100, 'ZZ-100 0'])
    entry.actor.send({ type: 'paste.unfolded', isWhole: true })
    expect(listed(entry).length).toBe(149)
  })

  it('goes with the line that leaves the cart, and is told apart from what was added as long as others are to be looked at', async () => {
    const entry = await pasted()
    for (let id = 1; id <= 19; id++) seen(entry, id, { inCart: 0 })

    entry.actor.send({ type: 'paste.unfolded', isWhole: true })
    expect({ listed: listed(entry), pasteStanding: pasteStanding(entry.context()) }).toEqual({
      listed: ['ZZ-3 × 3', 'M-20'],
      pasteStanding: { rows: 20, left: 0, added: 1, failed: 1, altered: 0, repeated: 0, gone: 18 },
    })
    seen(entry, 20, { inCart: 0 })
    entry.actor.send({ type: 'undo.pressed', entryId: entry.context().entries.find(({ status }) => status === 'failed')!.id })
    expect({ listed: listed(entry), pasteStanding: pasteStanding(entry.context()) }).toEqual({ listed: [], pasteStanding: null })
  })

  it('is back with a line that the cart holds again: list, sum and offer to show all agree at each step', async () => {
    const rows = memoryRows()
    const entry = await opened({ rows })
    paste(entry, 'M-1\t5\nM-2\t6\nM-3\t7\nZZ\t1')
    await answer(entry)
    seen(entry, 3, { stock: 0, inCart: 7 })
    const said = () => [listed(entry), selectPaste(entry.actor.getSnapshot())?.words.replaceAll('\u00a0', ' ')]
    const whole = [['M-1', 'M-2', 'M-3', 'ZZ × 1'], 'Вставлено строк: 4 — добавлено 3 (из них требуют внимания 1), не добавлено 1.']
    expect(said()).toEqual(whole)
    seen(entry, 1, { inCart: 0 })
    seen(entry, 3, { inCart: 0 })
    const less = [['M-2', 'ZZ × 1'], 'Вставлено строк: 4 — добавлено 1, не добавлено 1, уже не в корзине 2.']
    expect([said(), (await kept(rows)).map(({ text }) => text)]).toEqual([less, ['M-2', 'ZZ × 1']])
    seen(entry, 1, { inCart: 4 }) // somebody added fewer of it anew
    expect(said()).toEqual(less)
    seen(entry, 1, { inCart: 5 })
    seen(entry, 3, { stock: 0, inCart: 7 })
    expect(said()).toEqual(whole)
  })

  it('does not come back once it was noted, or other rows were pasted', async () => {
    const entry = await opened({})
    paste(entry, 'M-1\t5\nM-2\t6')
    await answer(entry)
    seen(entry, 1, { inCart: 0 })
    paste(entry, 'M-3\t5\nM-4\t6')
    await answer(entry)
    seen(entry, 1, { inCart: 5 })
    seen(entry, 3, { inCart: 0 })
    expect(listed(entry)).toEqual(['M-4', 'M-2'])
    entry.actor.send({ type: 'paste.noted' })
    seen(entry, 3, { inCart: 5 })
    expect({ listed: listed(entry), pasteStanding: pasteStanding(entry.context()) }).toEqual({ listed: [], pasteStanding: null })
  })

  it('is not spoken of where nothing of it is left: all was taken away', async () => {
    const entry = await opened({})
    paste(entry, 'ZZ-1\t5\nZZ-2\t6')
    await answer(entry)
    for (const { id } of entry.context().entries) entry.actor.send({ type: 'undo.pressed', entryId: id })
    expect({ listed: listed(entry), paste: selectPaste(entry.actor.getSnapshot()) }).toEqual({ listed: [], paste: null })
  })

  it('is the server’s word on the last wish of a product, for all rows of it, and no other word', async () => {
    const entry = await opened({})
    paste(entry, 'M-1\t5\nM-1\t6')
    await answer(entry)
    const words = () => entry.context().entries.map((it) => becameWords(it))
    const before = words()
    seen(entry, 1, { asked: 3, kept: 4 }) // of a quantity that was typed in the table
    seen(entry, 1, { asked: 6, kept: 6 })
    expect(words()).toEqual(before)
    seen(entry, 1, { asked: 6, kept: 2 })
    expect(words()).toEqual(before.map((it) => `${it}, сервер оставил в\u00a0корзине 2\u00a0шт.`))
    seen(entry, 1, {}) // the table says it no more
    expect(pasteStanding(entry.context())?.altered).toBe(2)
  })
})

it('a row that could add no more goes, or says so otherwise, once the cart holds none of it', () => {
  const row: Entry = {
    id: 1,
    productId: 4,
    article: 'AL-4',
    quantity: 5,
    status: 'added',
    added: 0,
    isLeaving: false,
    reason: null,
    again: null,
    paste: 1,
    became: { asked: 5, inCart: 50, stock: 50, pack: 1, limit: null },
  }
  const after = learned([row], [{ productId: 4, stock: 50, inCart: 0, correction: undefined }])
  // As the list says it: EntryList gives it what the cart holds by now.
  expect(present(after).map((it) => full(it, 0).replaceAll('\u00a0', ' '))).not.toEqual([
    'AL-4: больше не добавить (в наличии 50 шт.), в корзине 0',
  ])
})
