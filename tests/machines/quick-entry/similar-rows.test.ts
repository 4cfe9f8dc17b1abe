import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { memoryRows } from '../../../src/platform/wishes/entered-rows'
import { answer, opened, paste, reloaded, type OpenEntry } from './entry-pages'
import { bought, hit, product } from './open-entry'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())

const SIMILAR = [hit(4, 'AL-4071-004'), hit(8, 'AL-4071-208')]
const failed = ({ context }: OpenEntry) =>
  context().entries.map(({ article, quantity, reason, similar }) => [
    article,
    quantity,
    reason?.replaceAll('\u00a0', ' '),
    similar?.map((it) => it.article),
  ])
/** A part of an article is entered with its quantity, and the next line is begun before the answer comes. */
async function ahead(options: Parameters<typeof opened>[0]): Promise<OpenEntry> {
  const entry = await opened(options)
  entry.type('AL-4071')
  entry.enter()
  entry.type('12')
  entry.enter()
  entry.type('PVO')
  await entry.searches[0]!.answer(SIMILAR)
  return entry
}

describe('a row whose article no product has', () => {
  it('names the similar ones, and one press makes it a line of that product, with what was typed; what is typed now stays [DEC-057]', async () => {
    const entry = await ahead({})
    expect(failed(entry)).toEqual([
      ['AL-4071', 12, '«AL-4071 × 12» — точно такого артикула нет. Выберите похожий или исправьте.', ['AL-4071-004', 'AL-4071-208']],
    ])
    entry.actor.send({ type: 'similar.chosen', entryId: entry.context().entries[0]!.id, productId: 8 })
    await entry.loads[0]!.answer([product(8, 'AL-4071-208')])
    expect({ lines: entry.lines(), text: entry.context().text }).toEqual({ lines: ['AL-4071-208 12'], text: 'PVO' })
  })

  it('offers them after a reload too', async () => {
    const rows = memoryRows()
    const second = await reloaded(await ahead({ rows }), { rows, history: [bought(4, 'AL-4071-004', 7)] })
    expect(failed(second).map(([, , , similar]) => similar)).toEqual([['AL-4071-004', 'AL-4071-208']])
    second.actor.send({ type: 'similar.chosen', entryId: second.context().entries[0]!.id, productId: 4 })
    await second.loads[0]!.answer([product(4, 'AL-4071-004')])
    expect(second.lines()).toEqual(['AL-4071-004 12'])
  })

  it('takes as many as were bought last where no quantity was typed, and a number behind the article for one', async () => {
    const entry = await opened({ history: [bought(4, 'AL-4071-004', 7)] })
    entry.type('AL-4071')
    entry.enter()
    entry.type('4071 3')
    entry.enter()
    entry.type('P')
    await entry.searches[0]!.answer(SIMILAR)
    await entry.searches[1]!.answer(SIMILAR)
    for (const { id } of entry.context().entries) entry.actor.send({ type: 'similar.chosen', entryId: id, productId: 4 })
    await entry.loads[0]!.answer([product(4, 'AL-4071-004')])
    expect(entry.lines()).toEqual(['AL-4071-004 7', 'AL-4071-004 3'])
  })

  it('of a paste offers one’s own purchases that fit, and stays in its place', async () => {
    const entry = await opened({ history: [bought(4, 'AL-4071-004', 7)] })
    paste(entry, 'M-1\t1\nAL-4071\t5\nM-2\t2')
    await answer(entry)
    const row = entry.context().entries[1]!
    expect([row.article, row.similar?.map(({ article }) => article)]).toEqual(['AL-4071 × 5', ['AL-4071-004']])
    entry.actor.send({ type: 'similar.chosen', entryId: row.id, productId: 4 })
    await entry.loads[1]!.answer([product(4, 'AL-4071-004')])
    expect([entry.lines(), entry.context().entries.map(({ article }) => article)]).toEqual([
      ['M-1 1', 'M-2 2', 'AL-4071-004 5'],
      ['M-1', 'AL-4071-004', 'M-2'],
    ])
    expect(entry.context().said?.text).toBe('Вставлено строк: 3\u00a0— добавлены все.')
  })

  it('that is corrected in the line goes from there when a similar one is chosen in the list', async () => {
    const entry = await ahead({})
    entry.actor.send({ type: 'article.typed', text: '' })
    const { id } = entry.context().entries[0]!
    entry.actor.send({ type: 'entry.mended', entryId: id })
    entry.actor.send({ type: 'similar.chosen', entryId: id, productId: 8 })
    expect([entry.context().text, entry.context().mending, entry.context().entries.length]).toEqual(['', null, 1])
  })
})

it('a scanned barcode that the history does not know names the product that the search finds by it', async () => {
  const entry = await opened({ history: [bought(7, 'M-7', 3)] })
  entry.scan('2000000000077')
  await entry.searches[0]!.answer([hit(7, 'M-7', { barcode: '2000000000077' })])
  await entry.loads[0]!.answer([product(7, 'M-7', { pack: 6 })])
  expect(entry.lines()).toEqual(['M-7 6'])
})

it('the number behind words that the search reads otherwise is the quantity of the similar one', async () => {
  // As the demo's search finds it: by «5W» and «30».
  const OIL = hit(4, 'AL-4071-004', { name: 'Масло моторное Arktelub Synthex 5W-30 C3 4 л' })
  const entry = await opened({ history: [bought(1, 'M-1', 2)] })
  entry.type('масло 5W-30 17')
  entry.enter()
  entry.type('M')
  await entry.searches[0]!.answer([OIL])
  const row = entry.context().entries.find(({ status }) => status === 'failed')!
  expect(row.similar?.map((it) => it.article)).toEqual(['AL-4071-004'])
  entry.actor.send({ type: 'similar.chosen', entryId: row.id, productId: 4 })
  for (const load of entry.loads) await load.answer(load.ids.map((id) => product(id, 'AL-4071-004')))
  expect(entry.lines()).toEqual(['AL-4071-004 17'])
})
it('a quantity of 0 is refused there too', async () => {
  const entry = await opened({ history: [] })
  paste(entry, 'AL-4071 0\nM-1 1')
  await entry.searches[0]!.answer([hit(4, 'AL-4071-004')])
  await entry.searches[1]!.answer([hit(1, 'M-1')])
  const row = entry.context().entries.find(({ status }) => status === 'failed')!
  entry.actor.send({ type: 'similar.chosen', entryId: row.id, productId: 4 })
  for (const load of entry.loads) await load.answer(load.ids.map((id) => product(id, `M-${id}`, { pack: 12 })))
  expect(entry.lines()).not.toContain('M-4 12')
})

it('a similar one that is pressed while the mended row waits for its quantity is one line, not two', async () => {
  const entry = await opened({ history: [] })
  entry.type('AL-4071')
  entry.enter()
  entry.type('P')
  await entry.searches[0]!.answer(SIMILAR)
  entry.actor.send({ type: 'article.typed', text: '' })
  const { id } = entry.context().entries[0]!
  entry.actor.send({ type: 'entry.mended', entryId: id })
  await entry.searches.at(-1)!.answer(SIMILAR)
  entry.actor.send({ type: 'suggestion.chosen', id: 4 }) // of the open list: now it waits for the quantity
  expect(entry.context().chosen?.id).toBe(4)
  entry.actor.send({ type: 'similar.chosen', entryId: id, productId: 8 }) // no: that one was meant
  for (const load of entry.loads) await load.answer(load.ids.map((n) => product(n, n === 4 ? 'AL-4071-004' : 'AL-4071-208')))
  entry.actor.send({ type: 'count.entered' }) // «Добавить»
  for (const load of entry.loads) await load.answer(load.ids.map((n) => product(n, n === 4 ? 'AL-4071-004' : 'AL-4071-208')))
  expect({ text: entry.context().text, chosen: entry.context().chosen, lines: entry.lines() }).toEqual({
    text: '',
    chosen: null,
    lines: ['AL-4071-208 1'],
  })
})

it('a similar one that is pressed after the server withheld products asks for them again, as any other line does', async () => {
  const entry = await opened({ history: [bought(1, 'M-1', 2)] })
  entry.type('AL-4071')
  entry.enter()
  entry.type('M-1 3')
  await entry.searches[0]!.answer([hit(4, 'AL-4071-004')])
  entry.enter()
  await entry.loads[0]!.fail(new ApiError(403, ''))
  expect(entry.actor.getSnapshot().hasTag('withheld')).toBe(true)
  entry.actor.send({ type: 'similar.chosen', entryId: entry.context().entries[0]!.id, productId: 4 })
  expect(entry.loads.length).toBe(2)
  await entry.loads[1]!.answer(entry.loads[1]!.ids.map((id) => product(id, `M-${id}`)))
})
