import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bought, hit, openEntry, product } from './open-entry'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())
const AL = product(1, 'AL-4071-004', { pack: 4 })
const GK = product(2, 'GK4012.05', { pack: 6 })
const only = (...products: (typeof AL)[]) => products

describe('by keyboard', () => {
  it('what was bought before needs no search: Enter goes to the quantity with what was bought last, Enter adds and stands ready', async () => {
    const entry = openEntry()
    entry.type('al4071004')
    entry.enter()
    expect([entry.actor.getSnapshot().hasTag('counting'), entry.context().text, entry.context().countText]).toEqual([
      true,
      'AL-4071-004',
      '12',
    ])
    await entry.loads[0]!.answer(only(AL))
    expect(entry.context().countText).toBe('12')
    entry.count('24')
    entry.enter()
    expect([entry.actor.getSnapshot().hasTag('counting'), entry.context().text, entry.lines(), entry.searches]).toEqual([
      false,
      '',
      ['AL-4071-004 24'],
      [],
    ])
    expect(entry.context().said).toEqual({ text: 'Добавлено: AL-4071-004, 24\u00a0шт.' })
  })

  it('the line goes on before its product has come; the next one is typed meanwhile', async () => {
    const entry = openEntry({ history: [bought(1, 'AL-4071-004', 12), bought(2, 'GK4012.05', 6)] })
    for (const article of ['AL-4071-004', 'GK4012.05']) {
      entry.type(article)
      entry.enter()
      entry.enter()
    }
    expect([entry.lines(), entry.loads.map(({ ids }) => ids)]).toEqual([[], [[1]]])
    await entry.loads[0]!.answer(only(AL))
    await entry.loads[1]!.answer(only(GK))
    expect([entry.lines(), entry.loads.map(({ ids }) => ids)]).toEqual([
      ['AL-4071-004 12', 'GK4012.05 6'],
      [[1], [2]],
    ])
  })

  it('a product that was not bought before stands with its pack, once that is known, unless a number was typed', async () => {
    const entry = openEntry()
    entry.type('gk4012')
    entry.clock.increment(150)
    await entry.searches[0]!.answer([hit(2, 'GK4012.05')])
    entry.actor.send({ type: 'suggestion.moved', step: 1 })
    entry.enter()
    expect(entry.context().countText).toBe('1')
    await entry.loads[0]!.answer(only(GK))
    expect(entry.context().countText).toBe('6')
    entry.enter()
    entry.type('GK 4012 05')
    entry.enter()
    entry.count('7')
    entry.enter()
    expect(entry.lines()).toEqual(['GK4012.05 6', 'GK4012.05 7'])
  })

  it('article and quantity typed or pasted as one are added at once', async () => {
    const entry = openEntry()
    for (const text of ['AL-4071-004 12', 'AL-4071-004\t5', 'al4071004 * 3']) {
      entry.actor.send({ type: 'article.typed', text })
      entry.enter()
    }
    await entry.loads[0]!.answer(only(AL))
    expect({ lines: entry.lines(), text: entry.context().text }).toEqual({
      lines: ['AL-4071-004 12', 'AL-4071-004 5', 'AL-4071-004 3'],
      text: '',
    })
  })

  it('a quantity that is none is refused in words and stays; Escape goes back to the article', () => {
    const entry = openEntry()
    entry.type('AL-4071-004')
    entry.enter()
    for (const [text, problem] of [
      ['abc', 'Введите количество цифрами, например 12'],
      ['0', 'Введите не\u00a0меньше 1'],
    ] as const) {
      entry.count(text)
      entry.enter()
      expect({ countProblem: entry.context().countProblem, countText: entry.context().countText }).toEqual({
        countProblem: problem,
        countText: text,
      })
    }
    entry.actor.send({ type: 'count.left' })
    expect([entry.actor.getSnapshot().hasTag('counting'), entry.context().text, entry.lines()]).toEqual([false, 'AL-4071-004', []])
  })

  it('an unknown article is said so, and what was typed stays to be typed over', async () => {
    const entry = openEntry()
    entry.type('QQQ-404')
    entry.enter()
    await entry.searches[0]!.answer([])
    expect({ text: entry.context().text, selections: entry.context().selections, problem: entry.context().problem }).toEqual({
      text: 'QQQ-404',
      selections: 1,
      problem: '«QQQ-404»\u00a0— такого товара нет. Проверьте артикул или найдите товар в\u00a0каталоге.',
    })
    entry.enter()
    expect([entry.searches.length, entry.context().selections]).toEqual([1, 2])
  })

  it('where two products have that article the list opens', async () => {
    const entry = openEntry()
    entry.type('X1')
    entry.enter()
    await entry.searches[0]!.answer([hit(5, 'X-1'), hit(6, 'X 1')])
    expect({ isOpen: entry.context().isOpen, activeId: entry.context().activeId, problem: entry.context().problem }).toEqual({
      isOpen: true,
      activeId: 5,
      problem: 'Подходит несколько товаров: выберите стрелками и\u00a0нажмите Enter.',
    })
    entry.actor.send({ type: 'suggestion.moved', step: 1 })
    entry.enter()
    expect(entry.context().chosen?.id).toBe(6)
  })
})

describe('answers that come late', () => {
  it('the service is asked once the typing rests for 150 ms; an answer to an earlier text shows nothing [DEC-057]', async () => {
    const entry = openEntry()
    entry.type('G')
    entry.type('K')
    entry.clock.increment(149)
    entry.type('4')
    entry.clock.increment(150)
    expect(entry.searches.map(({ texts }) => texts)).toEqual([['GK4']])
    entry.type('0')
    entry.clock.increment(150)
    expect(entry.searches.map((search) => search.isStopped())).toEqual([true, false])
    await entry.searches[1]!.answer([hit(2, 'GK4012.05')])
    await entry.searches[0]!.answer([hit(9, 'GK4999')])
    expect(entry.context().found.map(({ id }) => id)).toEqual([2])
  })

  it('Enter before the answer waits for it and then acts', async () => {
    const entry = openEntry()
    entry.type('gk4012.05')
    entry.enter()
    expect([entry.context().text, entry.context().questions.map(({ text }) => text)]).toEqual(['', ['gk4012.05']])
    await entry.searches[0]!.answer([hit(2, 'GK4012.05')])
    expect([entry.context().chosen?.id, entry.actor.getSnapshot().hasTag('counting')]).toEqual([2, true])
  })

  it('what is typed meanwhile is kept for the next line: the first one goes into the cart by itself', async () => {
    const entry = openEntry()
    entry.type('GK4012.05')
    entry.enter()
    entry.type('AL-40')
    await entry.searches[0]!.answer([hit(2, 'GK4012.05')])
    expect({ text: entry.context().text, chosen: entry.context().chosen }).toEqual({ text: 'AL-40', chosen: null })
    await entry.loads[0]!.answer(only(GK))
    expect({ lines: entry.lines(), text: entry.context().text }).toEqual({ lines: ['GK4012.05 6'], text: 'AL-40' })
  })

  it.each(['before', 'after'])('a bare number typed meanwhile, entered %s the answer, is its quantity', async (when) => {
    const entry = openEntry()
    entry.type('GK4012.05')
    entry.enter()
    entry.type('18')
    if (when === 'before') entry.enter()
    await entry.searches[0]!.answer([hit(2, 'GK4012.05')])
    if (when === 'after') entry.enter()
    await entry.loads[0]!.answer(only(GK))
    expect({ lines: entry.lines(), text: entry.context().text }).toEqual({ lines: ['GK4012.05 18'], text: '' })
  })

  it('lines entered one after another are looked up in their order; an unknown one does not stop the next', async () => {
    const entry = openEntry()
    for (const text of ['ZZ-1', 'GK4012.05 6', 'ZZ-2']) {
      entry.actor.send({ type: 'article.typed', text })
      entry.enter()
    }
    await entry.searches[0]!.answer([])
    await entry.searches[1]!.answer([hit(2, 'GK4012.05')])
    expect(entry.searches.map(({ texts }) => texts[0])).toEqual(['ZZ-1', 'GK4012.05 6', 'ZZ-2'])
    await entry.loads[0]!.answer(only(GK))
    expect([entry.lines(), entry.context().entries.map(({ article, status }) => [article, status])]).toEqual([
      ['GK4012.05 6'],
      [
        ['ZZ-1', 'failed'],
        ['GK4012.05', 'added'],
      ],
    ])
  })
})

describe('a scanner', () => {
  it('adds one pack with each scan, the same product once more with the next, by barcode and by article', async () => {
    const entry = openEntry()
    entry.scan('2016000000191')
    entry.scan('2016000000191')
    entry.scan('AL4071004')
    await entry.loads[0]!.answer(only(AL))
    expect([entry.lines(), entry.context().text, entry.loads.length]).toEqual([['AL-4071-004 4', 'AL-4071-004 4', 'AL-4071-004 4'], '', 1])
  })

  it('is not kept waiting: a burst of unknown codes is looked up one after another, the second of the same without a call', async () => {
    const entry = openEntry()
    entry.scan('2033000000204')
    entry.scan('2016000000191')
    await entry.searches[0]!.answer([hit(2, 'GK4012.05', { barcode: '2033000000204' })])
    entry.scan('2033000000204')
    for (let load = entry.loads.shift(); load; load = entry.loads.shift()) await load.answer(only(AL, GK))
    expect([entry.lines().toSorted(), entry.searches.length]).toEqual([['AL-4071-004 4', 'GK4012.05 6', 'GK4012.05 6'], 1])
  })
})
