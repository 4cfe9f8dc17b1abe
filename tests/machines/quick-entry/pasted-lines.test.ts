import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { selectEntries, selectQuestions } from '../../../machines/quick-entry/quick-entry.selectors'
import { pasteStanding } from '../../../machines/quick-entry/paste/standing'
import { ApiError } from '../../../model/api-error'
import { bought, hit, openEntry, product } from './open-entry'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())

const paste = (entry: ReturnType<typeof openEntry>, text: string) => entry.actor.send({ type: 'lines.pasted', text })
/** Answers whatever is asked for until nothing is: a search for M-n finds product n, other texts nothing. */
async function settleAll({ searches, loads }: ReturnType<typeof openEntry>): Promise<void> {
  let [search, load] = [0, 0]
  while (search < searches.length || load < loads.length) {
    for (; search < searches.length; search++) {
      const id = Number(/^M-(\d+)/.exec(searches[search]!.texts.at(-1) ?? '')?.[1] ?? 0)
      await searches[search]!.answer(id > 0 ? [hit(id, `M-${id}`)] : [])
    }
    for (; load < loads.length; load++) await loads[load]!.answer(loads[load]!.ids.map((id) => product(id, `M-${id}`)))
  }
}
const rowsOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `M-${from + at}\t${from + at + 10}`).join('\n')

describe('rows that are pasted', () => {
  it('come into the cart as one, in their order, whoever knew them: the history or the search', async () => {
    const entry = openEntry({ history: [bought(1, 'M-1', 12), bought(3, 'M-3', 7)] })
    paste(entry, 'M-1\t4\nM-2;5\nM-3\nM-4 6')
    expect([entry.lines(), entry.searches.map(({ texts }) => texts)]).toEqual([[], [['M-2'], ['M-4 6', 'M-4']]])
    await settleAll(entry)
    expect({ lines: entry.lines(), bunches: entry.bunches }).toEqual({ lines: ['M-1 4', 'M-2 5', 'M-3 7', 'M-4 6'], bunches: [4] })
    expect(entry.context().said).toEqual({ text: 'Вставлено строк: 4\u00a0— добавлены все.' })
  })

  it('of a later sheet come behind those of an earlier one, whatever is known of them', async () => {
    const entry = openEntry({ history: [bought(1, 'M-1', 12)] })
    paste(entry, 'M-2\t4\nM-3\t5')
    paste(entry, 'M-1\t6\nM-1\t1')
    await entry.loads[0]!.answer([product(1, 'M-1')])
    expect(entry.lines()).toEqual([])
    await settleAll(entry)
    expect(entry.lines()).toEqual(['M-2 4', 'M-3 5', 'M-1 6', 'M-1 1'])
  })

  it('leave what is typed in the line, and are looked up several at once while the list names only these', async () => {
    const entry = openEntry({ history: [] })
    entry.type('AL-40')
    paste(entry, rowsOf(1, 80))
    const { shown, more } = selectQuestions(entry.actor.getSnapshot())
    expect([entry.context().text, entry.searches.length, shown.map(({ text }) => text), more]).toEqual([
      'AL-40',
      6,
      ['M-1 × 11', 'M-2 × 12', 'M-3 × 13', 'M-4 × 14', 'M-5 × 15', 'M-6 × 16'],
      74,
    ])
    await settleAll(entry)
    expect([entry.bunches, entry.lines().length, Math.max(...entry.loads.map(({ ids }) => ids.length)) <= 50]).toEqual([[80], 80, true])
  })

  it('whose article stands in one of several cells are looked up by all of them; two products are not certain [DEC-079]', async () => {
    const entry = openEntry({ history: [] })
    paste(entry, 'Purivant;Фильтр M-2;M-2;4\nM-3;M-4;5\nBrand;Фильтр 7;6')
    expect(entry.searches.map(({ texts, isExact }) => ({ texts, isExact }))).toEqual([
      { texts: ['Фильтр M-2', 'M-2'], isExact: true },
      { texts: ['M-3', 'M-4'], isExact: true },
      { texts: ['Фильтр 7'], isExact: true },
    ])
    await entry.searches[0]!.answer([hit(2, 'M-2')])
    await entry.searches[1]!.answer([hit(3, 'M-3'), hit(4, 'M-4')])
    await entry.searches[2]!.answer([])
    await entry.loads[0]!.answer([product(2, 'M-2')])
    expect(entry.lines()).toEqual(['M-2 4'])
    expect(entry.context().entries.flatMap(({ reason }) => reason ?? [])).toEqual([
      expect.stringContaining('«M-3 M-4 × 5»\u00a0— подходит несколько'),
      expect.stringContaining('«Brand Фильтр 7 × 6»\u00a0— такого артикула нет'),
    ])
  })

  it('under a head with articles and codes are looked up by the article first; what is not ordered is counted [DEC-079]', async () => {
    const entry = openEntry({ history: [] })
    paste(entry, 'Код;Артикул;Заказ\n0012;M-2;2\n0013;X;3\n0014;M-9;')
    expect(entry.searches.map(({ texts }) => texts)).toEqual([
      ['M-2', '0012'],
      ['X', '0013'],
    ])
    await entry.searches[0]!.answer([hit(2, 'M-2'), hit(12, '0012')])
    await entry.searches[1]!.answer([hit(13, '0013')])
    await entry.loads[0]!.answer([product(2, 'M-2'), product(13, '0013')])
    expect(entry.lines()).toEqual(['M-2 2', '0013 3'])
    expect(entry.context().said?.text).toBe('Вставлено строк: 2 и\u00a0заголовок\u00a0— добавлены все; пропущено без количества: 1.')
  })

  it('that name nothing, or nothing that can be read, stay with their reason; the others are added', async () => {
    const entry = openEntry({ history: [] })
    paste(entry, 'M-1\t4\nAbc\t5\nM-2\tпять\nM-3\t0')
    await settleAll(entry)
    expect(entry.lines()).toEqual(['M-1 4'])
    const wrong = entry.context().entries.filter(({ status }) => status === 'failed')
    expect(wrong.map(({ reason }) => reason)).toEqual([
      '«Abc × 5»\u00a0— такого артикула нет. Нажмите «Исправить»: подсказки покажут похожие.',
      '«M-2 пять»\u00a0— введите количество цифрами, например 12',
      '«M-3 0»\u00a0— введите не\u00a0меньше 1',
    ])
    expect(pasteStanding(entry.context())).toEqual({ rows: 4, left: 0, added: 1, failed: 3, altered: 0, repeated: 0, gone: 0 })
    expect(entry.context().said).toEqual({ text: 'Вставлено строк: 4\u00a0— добавлено 1, не\u00a0добавлено 3.' })
  })

  it('stay, all that are wrong, also where they are many and others are typed behind them', async () => {
    const entry = openEntry()
    paste(entry, Array.from({ length: 60 }, (_, at) => `ZZ-${at}\tx`).join('\n'))
    expect(entry.context().entries.length).toBe(60)
    entry.type('AL-4071-004 5')
    entry.enter()
    expect([entry.context().entries.length, pasteStanding(entry.context())?.failed]).toEqual([61, 60])
  })

  it('are named by the list as far as somebody has to look at them: the wrong ones all, of the others the last', async () => {
    const entry = openEntry({ history: Array.from({ length: 20 }, (_, at) => bought(at + 1, `M-${at + 1}`, 1)) })
    paste(entry, `${rowsOf(1, 20)}\nA\tx\nB\tx\nC\tx\nD\tx`)
    const listed = () => selectEntries(entry.actor.getSnapshot()).map(({ article, status }) => [article, status])
    const wrong = ['A x', 'B x', 'C x', 'D x'].map((text) => [text, 'failed'])
    expect(listed()).toEqual([['M-18', 'waiting'], ['M-19', 'waiting'], ['M-20', 'waiting'], ...wrong])
    await settleAll(entry)
    expect(listed()).toEqual([['M-18', 'added'], ['M-19', 'added'], ['M-20', 'added'], ...wrong])
    entry.type('M-1 * 5')
    entry.enter()
    paste(entry, 'M-2\t1\nM-3\t1')
    expect(listed().slice(0, 4)).toEqual([
      ['M-2', 'added'],
      ['M-3', 'added'],
      ['M-1', 'added'],
      ['A x', 'failed'],
    ])
  })

  it('beyond 1 000 are none, and that is said', () => {
    const entry = openEntry({ history: [] })
    paste(entry, rowsOf(1, 1001))
    expect({ questions: entry.context().questions, problem: entry.context().problem }).toEqual({
      questions: [],
      problem:
        'Вставлено строк: 1\u00a0001, за\u00a0один раз можно не\u00a0больше 1\u00a0000. Скопируйте и\u00a0вставьте сначала первые 1\u00a0000, потом остальные.',
    })
    paste(entry, rowsOf(1, 1000))
    expect([entry.context().questions.length, entry.context().problem]).toEqual([1000, null])
  })

  it('wait for one another no longer than the server answers: what is known then goes, nothing is lost', async () => {
    const entry = openEntry({ history: [bought(1, 'M-1', 12)] })
    paste(entry, 'M-1\t4\nM-2\t5')
    await entry.loads[0]!.answer([product(1, 'M-1')])
    expect(entry.lines()).toEqual([])
    await entry.searches[0]!.fail(new ApiError(503, ''))
    expect([entry.lines(), entry.context().questions.map(({ text }) => text)]).toEqual([['M-1 4'], ['M-2 × 5']])
    entry.actor.send({ type: 'entry.retried' })
    await entry.searches[1]!.answer([hit(2, 'M-2')])
    await entry.loads[1]!.answer([product(2, 'M-2')])
    expect(entry.lines()).toEqual(['M-1 4', 'M-2 5'])
  })

  it('wait as they are while another region comes, and are entered there as they were', async () => {
    const entry = openEntry({ history: [] })
    paste(entry, 'M-1\t4\nPVO 418 20\t5')
    entry.actor.send({ type: 'entry.opened', regionId: 2, bought: [] })
    expect(entry.context().entries.map(({ article, status }) => [article, status])).toEqual([
      ['M-1 × 4', 'failed'],
      ['PVO 418 20 × 5', 'failed'],
    ])
    entry.actor.send({ type: 'entry.repeated', of: 'all' })
    expect(entry.searches.slice(2).map(({ texts, regionId }) => [texts, regionId])).toEqual([
      [['M-1'], 2],
      [['PVO 418 20'], 2],
    ])
  })

  it('take no number that is typed behind them for their quantity', () => {
    const entry = openEntry({ history: [] })
    paste(entry, 'M-1\nM-2')
    entry.type('12')
    entry.enter()
    expect(entry.context().questions.map(({ text, quantity }) => [text, quantity])).toEqual([
      ['M-1', null],
      ['M-2', null],
      ['12', null],
    ])
  })

  it('whose last ones come to nothing end with what became of all of them', async () => {
    const ended = (entry: ReturnType<typeof openEntry>) => [entry.context().entries.map(({ status }) => status), entry.context().said?.text]
    const nothing = 'Вставлено строк: 2\u00a0— не\u00a0добавлено 2.'
    const unknown = openEntry({ history: [] })
    paste(unknown, 'X-1\t1\nX-2\t1')
    await settleAll(unknown)
    expect(ended(unknown)).toEqual([['failed', 'failed'], nothing])
    const gone = openEntry({ history: [bought(1, 'M-1', 12)] })
    paste(gone, 'M-1\t4\nM-1\t5')
    await gone.loads[0]!.answer([])
    expect(ended(gone)).toEqual([['failed', 'failed'], nothing])
    const unread = openEntry()
    paste(unread, 'A\tx\nB\tx')
    expect(ended(unread)).toEqual([['failed', 'failed'], nothing])
    const dropped = openEntry({ history: [bought(1, 'M-1', 12)] })
    paste(dropped, 'M-1\t4\nX-1\t1')
    await dropped.loads[0]!.answer([product(1, 'M-1')])
    dropped.actor.send({ type: 'question.dropped', id: dropped.context().questions[0]!.id })
    expect(ended(dropped)).toEqual([['added'], 'Вставлено строк: 2\u00a0— добавлено 1, убрано или исправлено 1.'])
  })

  it('that end in zeros are articles where there are such; where the zeros are a quantity they are none', async () => {
    const entry = openEntry({ history: [bought(1, 'G 052 000', 3), bought(2, 'M-2', 1)] })
    paste(entry, 'G 052 000\nM-2 0\nM-3 0')
    await settleAll(entry)
    expect(entry.lines()).toEqual(['M-1 3']) // the product of G 052 000, as it was loaded
    expect(entry.context().entries.map(({ reason }) => reason)).toEqual([
      null,
      '«M-2 0»\u00a0— введите не\u00a0меньше 1',
      '«M-3 0»\u00a0— введите не\u00a0меньше 1',
    ])
  })
})
