import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { bought, hit, openEntry, product } from './open-entry'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())
const AL = product(1, 'AL-4071-004', { pack: 4 })
const GK = product(2, 'GK4012.05', { pack: 6 })
const NOT_ADDED = 'Регион сменился, строка не\u00a0добавлена. Введите её снова.'

type Opened = ReturnType<typeof openEntry>
const go = ({ actor }: Opened, regionId: number) => actor.send({ type: 'entry.opened', regionId, bought: [] })
const enter = (entry: Opened, ...texts: string[]) => {
  for (const text of texts) {
    entry.actor.send({ type: 'article.typed', text })
    entry.actor.send({ type: 'article.entered' })
  }
}
const shown = (entry: Opened) => entry.context().entries.map(({ article, quantity, status, reason }) => [article, quantity, status, reason])

describe('another region', () => {
  it('takes no line away without a word: what was looked up, loaded or held stays as it was typed, not added [DEC-018]', async () => {
    const entry = openEntry({ isCartReady: false })
    enter(entry, 'AL-4071-004 5')
    await entry.loads[0]!.answer([AL])
    expect(entry.context().entries.map(({ status }) => status)).toEqual(['held'])
    enter(entry, 'GK4012.05 7')
    await entry.searches[0]!.answer([hit(2, 'GK4012.05')])
    enter(entry, 'ZZ-1 8', 'ZZ-2')
    await entry.searches[1]!.fail(new ApiError(503, ''))
    go(entry, 2)
    expect({ shown: shown(entry), questions: entry.context().questions, said: entry.context().said }).toEqual({
      shown: [
        ['AL-4071-004', 5, 'failed', NOT_ADDED],
        ['GK4012.05', 7, 'failed', NOT_ADDED],
        ['ZZ-1 8', null, 'failed', NOT_ADDED],
        ['ZZ-2', null, 'failed', NOT_ADDED],
      ],
      questions: [],
      said: { text: 'Регион сменился, не\u00a0добавлено строк: 4. Введите их\u00a0снова.' },
    })
  })

  it('neither asks nor adds by itself: late answers say nothing, and what is done is not shown [DEC-018]', async () => {
    const entry = openEntry()
    enter(entry, 'AL-4071-004 5')
    await entry.loads[0]!.answer([AL])
    expect(entry.lines()).toEqual(['AL-4071-004 5'])
    enter(entry, 'GK4012.05 7', 'AL-4071-004 6')
    go(entry, 2)
    expect(entry.searches[0]!.isStopped()).toBe(true)
    await entry.searches[0]!.answer([hit(2, 'GK4012.05')])
    entry.clock.increment(600_000)
    expect([entry.lines().length, entry.searches.length, entry.loads.length, shown(entry)]).toEqual([
      2,
      1,
      1,
      [['GK4012.05 7', null, 'failed', NOT_ADDED]],
    ])
  })

  it('takes no row away that came to nothing, nor its reason, there and back', async () => {
    const entry = openEntry()
    enter(entry, 'ZZ-1 8', 'AL-4071-004 5')
    entry.type('next')
    await entry.searches[0]!.answer([])
    await entry.loads[0]!.answer([]) // gone from the catalogue
    const before = shown(entry)
    expect(before.map(([, , status]) => status)).toEqual(['failed', 'failed'])
    go(entry, 2)
    expect({ shown: shown(entry), said: entry.context().said }).toEqual({ shown: before, said: null })
    go(entry, 1)
    expect(shown(entry)).toEqual(before)
  })

  it('says nothing where nothing was unfinished', async () => {
    const entry = openEntry()
    enter(entry, 'AL-4071-004 5')
    await entry.loads[0]!.answer([AL])
    const { said } = entry.context()
    go(entry, 2)
    expect({ shown: shown(entry), startsWith: said?.text.startsWith('Добавлено'), said: entry.context().said }).toEqual({
      shown: [],
      startsWith: true,
      said: null,
    })
  })

  it('leaves what is being typed in the line, a quantity too, its suggestions aside', async () => {
    const entry = openEntry()
    entry.type('AL-40')
    go(entry, 2)
    expect({ text: entry.context().text, isOpen: entry.context().isOpen }).toEqual({ text: 'AL-40', isOpen: false })
    const other = openEntry()
    other.type('AL-4071-004')
    other.enter()
    other.count('5')
    go(other, 2)
    expect([other.context().text, other.actor.getSnapshot().hasTag('counting'), other.context().countText]).toEqual([
      'AL-4071-004 × 5',
      false,
      '',
    ])
  })

  it('says of a line that was to be taken back that it stands in the cart of the first one', async () => {
    const entry = openEntry()
    enter(entry, 'AL-4071-004 5')
    await entry.loads[0]!.answer([AL])
    entry.cart.isReady = false
    entry.actor.send({ type: 'undo.pressed', entryId: entry.context().entries[0]!.id })
    go(entry, 2)
    const stays = 'Регион сменился, строка осталась в\u00a0корзине прежнего. Вернитесь в\u00a0него и\u00a0уберите её в\u00a0корзине.'
    expect({ shown: shown(entry), said: entry.context().said }).toEqual({
      shown: [['AL-4071-004', 5, 'failed', stays]],
      said: { text: stays },
    })
    entry.actor.send({ type: 'entry.repeated', of: 'all' })
    expect([shown(entry)[0]?.[2], entry.facts.length]).toEqual(['failed', 2])
  })
})

describe('a line that another region kept away', () => {
  it('is entered again by one press, for the region in force: a text is looked up there, a product loaded there', async () => {
    const entry = openEntry()
    enter(entry, 'AL-4071-004 5', 'GK4012.05 7')
    go(entry, 2)
    const [known, text] = entry.context().entries
    entry.actor.send({ type: 'entry.repeated', of: text!.id })
    expect(entry.searches.slice(1).map(({ texts, regionId }) => [texts, regionId])).toEqual([[['GK4012.05 7', 'GK4012.05'], 2]])
    expect(shown(entry)).toEqual([['AL-4071-004', 5, 'failed', NOT_ADDED]])
    await entry.searches[1]!.answer([hit(2, 'GK4012.05')])
    await entry.loads.at(-1)!.answer([GK])
    entry.actor.send({ type: 'entry.repeated', of: known!.id })
    expect({ ids: entry.loads.at(-1)!.ids, regionId: entry.loads.at(-1)!.regionId }).toEqual({ ids: [1], regionId: 2 })
    await entry.loads.at(-1)!.answer([AL])
    expect(entry.facts.map((fact) => [fact.regionId, fact.product.article, fact.quantity])).toEqual([
      [2, 'GK4012.05', 7],
      [2, 'AL-4071-004', 5],
    ])
  })

  it('is entered with all of its kind by one press, in their order; a scan is a pack again', async () => {
    const entry = openEntry()
    entry.scan('2033000000204')
    enter(entry, 'ZZ-1 8')
    go(entry, 2)
    entry.actor.send({ type: 'entry.repeated', of: 'all' })
    expect([entry.context().questions.map(({ text, isScan }) => [text, isScan]), shown(entry)]).toEqual([
      [
        ['2033000000204', true],
        ['ZZ-1 8', false],
      ],
      [],
    ])
    await entry.searches[1]!.answer([hit(2, 'GK4012.05', { barcode: '2033000000204' })])
    await entry.loads.at(-1)!.answer([GK])
    expect(entry.lines()).toEqual(['GK4012.05 6'])
  })

  it('keeps the quantity that was typed behind it', async () => {
    const entry = openEntry()
    enter(entry, 'GK4012.05', '18')
    go(entry, 2)
    expect(shown(entry)).toEqual([['GK4012.05', 18, 'failed', NOT_ADDED]])
    entry.actor.send({ type: 'entry.repeated', of: 'all' })
    await entry.searches[1]!.answer([hit(2, 'GK4012.05')])
    await entry.loads.at(-1)!.answer([GK])
    expect(entry.lines()).toEqual(['GK4012.05 18'])
  })

  it('outlives one more region, and goes when it is taken away', () => {
    const entry = openEntry()
    enter(entry, 'ZZ-1 8')
    go(entry, 2)
    go(entry, 3)
    expect(shown(entry)).toEqual([['ZZ-1 8', null, 'failed', NOT_ADDED]])
    entry.actor.send({ type: 'undo.pressed', entryId: entry.context().entries[0]!.id })
    expect({ shown: shown(entry), said: entry.context().said }).toEqual({ shown: [], said: { text: 'Убрано: ZZ-1 8.' } })
  })

  it('is one that the cart of the new region refused, too; what names no product is not', async () => {
    const entry = openEntry({ isCartReady: false, history: [bought(1, 'AL-4071-004', 12)] })
    enter(entry, 'AL-4071-004 5', 'ZZ-1 8', 'ZZ-2 9')
    entry.type('next')
    await entry.loads[0]!.answer([AL])
    await entry.searches[0]!.answer([])
    await entry.searches[1]!.answer([])
    entry.actor.send({ type: 'entry.refused', entryId: entry.context().entries[0]!.id, reason: NOT_ADDED })
    entry.cart.isReady = true
    entry.actor.send({ type: 'entry.repeated', of: 'all' })
    entry.clock.increment(500)
    expect([entry.lines().slice(1), entry.context().entries.map(({ status }) => status)]).toEqual([
      ['AL-4071-004 5'],
      ['added', 'failed', 'failed'],
    ])
  })

  it('is not dropped for the many that came after it', async () => {
    const entry = openEntry()
    enter(entry, ...Array.from({ length: 30 }, (_, at) => `ZZ-${at} 8`))
    go(entry, 2)
    enter(entry, 'ZZ-last 1', 'ZZ-next 1')
    await entry.searches.at(-1)!.answer([])
    expect(entry.context().entries.length).toBe(31)
  })
})
